/** The four options of who leaves, as their documents and pages name them. */
export const exitOptionNames = {
  resgate: 'Resgate',
  portabilidade: 'Portabilidade',
  bpd: 'Benefício proporcional diferido',
  autopatrocinio: 'Autopatrocínio',
} as const

const closedReasons = {
  'not-in-plan': 'O seu plano não oferece esta opção.',
  'not-in-situation': 'Esta opção não existe para a sua situação no plano.',
  'vesting-period': 'Você ainda não tem o tempo de plano que esta opção exige.',
  'below-full-benefit': 'Você já pode pedir a aposentadoria normal.',
  'redemption-waiting-period': 'Você ainda não cumpriu a carência do resgate.',
} as const

/** Why an option is closed, by the code of its condition. */
export function closedOptionSentence(reason: string): string {
  return reason in closedReasons
    ? closedReasons[reason as keyof typeof closedReasons]
    : 'Você não cumpre uma das condições desta opção.'
}

/** What happens without a choice, by what is presumed. */
export const presumedOptionSentences = {
  bpd: 'Se você não escolher até lá, fica com o benefício proporcional diferido: o saldo continua investido.',
  resgate: 'Se você não escolher até lá, vale o resgate do saldo.',
} as const
