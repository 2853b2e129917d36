import type { Competence } from '#domain/calendar.ts'
import type { SuspensionProblem } from '#domain/contributions/suspensions/suspension.ts'
import { monthsText, monthText } from '../value-text.ts'

/** Fields of a suspension, by wire path. */
export const suspensionFields = {
  meses: 'Meses sem contribuição',
  cienteRisco: 'Aviso sobre a cobertura de risco',
} as const

export function suspensionSentence(problem: SuspensionProblem): string {
  switch (problem.code) {
    case 'months-required':
      return 'Escolha por quantos meses.'
    case 'months-out-of-range':
      return `Escolha de ${problem.minimum} a ${problem.maximum} meses.`
    case 'window-exceeded':
      return problem.allowed === 0
        ? 'Você já usou todos os meses de suspensão que o plano permite.'
        : `Você ainda pode suspender por até ${monthsText(problem.allowed)}.`
    case 'confirmation-required':
      return 'Confirme que leu o aviso sobre a cobertura de risco.'
  }
}

/** Why no other suspension begins while one is not over; `until`: its last month. */
export function alreadySuspendedSentence(until: Competence): string {
  return `Sua contribuição já está suspensa até ${monthText(until)}.`
}

/** Why a contribution that stands still in a month can't be changed for it. */
export function suspendedChangeSentence({ from, to }: { from: Competence; to: Competence }): string {
  const when = from === to ? `em ${monthText(from)}` : `de ${monthText(from)} a ${monthText(to)}`
  return `Sua contribuição fica suspensa ${when}. Encerre a suspensão antes de alterar a contribuição.`
}

/** Why a change waits for the decision about a suspension. */
export function suspensionOpenSentence(protocol: string): string {
  return `Você pediu a suspensão da contribuição, de protocolo ${protocol}. Acompanhe ou cancele o pedido antes de alterar a contribuição.`
}

/** Why a suspension waits for the decision about a change of contribution. */
export function changeOpenSentence(protocol: string): string {
  return `Você tem uma alteração de contribuição em andamento, de protocolo ${protocol}. Acompanhe ou cancele o pedido antes de suspender.`
}

/** Why there is nothing to end early. */
export const endRefusals = {
  none: 'Sua contribuição não está suspensa.',
  endsAnyway: 'Não dá mais tempo de antecipar: a suspensão termina antes.',
} as const
