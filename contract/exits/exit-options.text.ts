import type { Way } from '#domain/exits/open-ways.ts'
import { anyOfText, reaisText } from '../value-text.ts'

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
  'below-full-benefit': 'Você já tem a idade e o tempo de plano da aposentadoria normal.',
  'redemption-waiting-period': 'Você ainda não cumpriu a carência do resgate.',
} as const

/** Why an option is closed, by the code of its condition. */
export function closedOptionSentence(reason: string): string {
  return reason in closedReasons
    ? closedReasons[reason as keyof typeof closedReasons]
    : 'Você não cumpre uma das condições desta opção.'
}

export const presumedOptionSentences = {
  bpd: 'Se você não escolher até lá, fica com o benefício proporcional diferido: o saldo continua investido.',
  resgate: 'Se você não escolher até lá, vale o resgate do saldo.',
} as const

/** The sponsor's part that a redemption leaves behind (reais), and the way on which it would not be lost; undefined where nothing is. */
export function lossSentence(lost: number, open: readonly Way[]): string | undefined {
  if (lost <= 0) return undefined
  const stays = `${reaisText(lost)} da parte da patrocinadora ficam no plano.`
  return open.includes('portabilidade') ? `${stays} Na portabilidade você levaria esse valor.` : stays
}

const laterWays = [
  ['bpd', 'o benefício proporcional diferido'],
  ['resgate', 'o resgate'],
  ['portabilidade', 'a portabilidade do saldo'],
] as const satisfies readonly (readonly [Way, string])[]

/** Ways still open later to who waits for a deferred benefit, or goes on alone; null for nothing. */
export function laterSentence(open: readonly Way[]): string | null {
  const ways = laterWays.flatMap(([way, name]) => (open.includes(way) ? [name] : []))
  return ways.length === 0 ? null : `Depois você ainda pode pedir ${anyOfText(ways)}.`
}

/** The way past a loan that stands before an option: where the loan is shown, or with whom it is settled. */
export function settleLoanSentence(open: readonly Way[]): string {
  return open.includes('emprestimos')
    ? 'Quite o empréstimo na página dele e volte aqui.'
    : 'Fale com o atendimento para quitar o empréstimo.'
}
