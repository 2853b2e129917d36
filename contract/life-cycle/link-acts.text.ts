/** Why an act on a plan of a person is not done now. */
export const linkActSentences = {
  /** `who`: `Cadastro ou acima`. */
  level: (who: string) => `Só o atendimento de nível ${who} faz isto.`,
  noStatement: 'Não há extrato de desligamento a entregar.',
  alreadyStopped: 'O benefício já está suspenso por ordem da Justiça.',
  noBenefit: 'Não há benefício em pagamento neste plano.',
  notStopped: 'Não há benefício suspenso por ordem da Justiça.',
} as const
