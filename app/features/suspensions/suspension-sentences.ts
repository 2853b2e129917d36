import { duringMonths, formatDate, formatMonth, formatMonths, monthName } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { monthCount } from '#contract/suspensions.text.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import type { Competence } from '#domain/calendar.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'
import { plannedMonths } from './suspension-input.ts'

type Months = { mesEfeito: Competence; mesFim: Competence }

/** 'dezembro de 2026 a maio de 2027', 'janeiro a março de 2027', or the one month. */
export function periodOf({ mesEfeito, mesFim }: Months): string {
  return formatMonths(mesEfeito, mesFim)
}

/** On which day the person ended it, an ISO date. */
export function endedOnSentence(endedOn: string): string {
  return `Encerrada em ${formatDate(endedOn)}`
}

/** Up to when a request still reaches the next month. */
export function cutOffSentence({
  regras,
  mesEfeito,
}: Pick<SuspensionOnWire, 'regras' | 'mesEfeito'>): string {
  return `Pedida hoje, começa em ${formatMonth(mesEfeito)}. Pedidos feitos até o dia ${regras.diaLimite} valem no mês seguinte.`
}

/** How much the plan still lets one suspend. */
export function limitSentence({
  regras,
  mesesUsados,
}: Pick<SuspensionOnWire, 'regras' | 'mesesUsados'>): string {
  const limit = `O plano permite até ${monthCount(regras.maximoMeses)} por vez e ${regras.maximoNoPeriodo} a cada ${regras.periodoMeses / 12} anos.`
  return mesesUsados === 0 ? limit : `${limit} Você já usou ${monthCount(mesesUsados)}.`
}

/** What the sponsor does not pay meanwhile, reais. */
export function employerLoss(monthly: number, months: number): number {
  return roundHalfUp2(toDecimal(monthly).times(months))
}

/** The way to it: '134,39 × 6 meses'. */
export function lossSteps(monthly: number, months: number): string {
  return `${formatReais(monthly)} × ${monthCount(months)} = ${formatReais(employerLoss(monthly, months))}`
}

/** What a suspension does, and until when. */
export function consequenceSentence(
  months: number,
  { mesEfeito, contribuicao, regras }: Pick<SuspensionOnWire, 'mesEfeito' | 'contribuicao' | 'regras'>,
): string {
  const planned = plannedMonths(mesEfeito, months)
  const stops = [
    'sua contribuição',
    ...(contribuicao.patrocinadora > 0 ? ['a da patrocinadora'] : []),
    ...(regras.coberturaRisco ? ['a cobertura de risco'] : []),
  ]
  const listed = new Intl.ListFormat('pt-BR').format(stops)
  const verb = stops.length > 1 ? 'ficam suspensas' : 'fica suspensa'
  const during = duringMonths(planned.mesEfeito, planned.mesFim)
  const when = `${during.charAt(0).toUpperCase()}${during.slice(1)}`
  const returns =
    contribuicao.patrocinadora > 0 ? 'as contribuições voltam sozinhas' : 'a contribuição volta sozinha'
  // The cover is the insurer's to grant again.
  const risk = regras.coberturaRisco ? '; a cobertura de risco pode não voltar nas mesmas condições' : ''
  return `${when}, ${verb} ${listed}. Em ${formatMonth(planned.mesRetorno)} ${returns}${risk}.`
}

/** The verb on the last button: 'Suspender a partir de dezembro'. */
export function confirmLabel(month: Competence): string {
  return `Suspender a partir de ${monthName(month)}`
}

/** What the receipt says was stored. */
export function sentSentence({ mesEfeito, mesFim, mesRetorno }: Months & { mesRetorno: Competence }): string {
  return `Sem contribuição ${duringMonths(mesEfeito, mesFim)}. Volta em ${formatMonth(mesRetorno)}.`
}

/** Title of the suspension that runs or is marked. */
export function runningTitle({
  iniciada,
  mesEfeito,
}: Pick<NonNullable<SuspensionOnWire['vigente']>, 'iniciada' | 'mesEfeito'>): string {
  return iniciada
    ? 'Sua contribuição está suspensa'
    : `Sua contribuição fica suspensa a partir de ${formatMonth(mesEfeito)}`
}

/** That it was ended early, and when. */
export function endedSentence(day: string, resumes: Competence): string {
  return `Você encerrou a suspensão em ${formatDate(day)}. A contribuição volta em ${formatMonth(resumes)}.`
}

/** What ending today does. */
export function endSentence(resumes: Competence, own: number): string {
  return `A contribuição volta em ${formatMonth(resumes)}, com ${formatReais(own)} por mês. Para parar de novo depois, será preciso outro pedido.`
}

/** The verb of ending: 'Voltar em dezembro'. */
export function endLabel(resumes: Competence): string {
  return `Voltar em ${monthName(resumes)}`
}
