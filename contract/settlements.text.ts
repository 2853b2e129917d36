/** What is told of a settlement that is tried again, and why it is not. */
export const settlementSentences = {
  level: 'Só quem pode decidir esta solicitação pode tentar de novo.',
  nothingStuck: 'Não há nada parado nesta solicitação. Atualize a página.',
  /** `why`: after "não foi feito porque". */
  skipped: (why: string) => `Não foi feito porque ${why}.`,
  waits:
    'Ainda não pode ser feito: a conta da pessoa espera a liberação, ou o sistema já está tentando. Atualize a página em alguns minutos.',
} as const
