import { plannedMonths } from '#app/features/request-engine/suspension-months.ts'
import { duringMonths } from '#app/format/dates.ts'
import type { SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { allOfText, dateText, monthsText, monthText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

type Months = { mesEfeito: Competence; mesFim: Competence }

/** Up to when a request still reaches the next month. */
export function cutOffSentence({
  regras,
  mesEfeito,
}: Pick<SuspensionOnWire, 'regras' | 'mesEfeito'>): string {
  return `Pedida hoje, começa em ${monthText(mesEfeito)}. Pedidos feitos até o dia ${regras.diaLimite} valem no mês seguinte.`
}

/** How much the plan still lets one suspend. */
export function limitSentence({
  regras,
  mesesUsados,
}: Pick<SuspensionOnWire, 'regras' | 'mesesUsados'>): string {
  const limit = `O plano permite até ${monthsText(regras.maximoMeses)} por vez e ${regras.maximoNoPeriodo} a cada ${regras.periodoMeses / 12} anos.`
  return mesesUsados === 0 ? limit : `${limit} Você já usou ${monthsText(mesesUsados)}.`
}

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
  const listed = allOfText(stops)
  const verb = stops.length > 1 ? 'ficam suspensas' : 'fica suspensa'
  const during = duringMonths(planned.mesEfeito, planned.mesFim)
  const when = `${during.charAt(0).toUpperCase()}${during.slice(1)}`
  const returns =
    contribuicao.patrocinadora > 0 ? 'as contribuições voltam sozinhas' : 'a contribuição volta sozinha'
  // The cover is the insurer's to grant again.
  const risk = regras.coberturaRisco ? '; a cobertura de risco pode não voltar nas mesmas condições' : ''
  return `${when}, ${verb} ${listed}. Em ${monthText(planned.mesRetorno)} ${returns}${risk}.`
}

export function sentSentence({ mesEfeito, mesFim, mesRetorno }: Months & { mesRetorno: Competence }): string {
  return `Sem contribuição ${duringMonths(mesEfeito, mesFim)}. Volta em ${monthText(mesRetorno)}.`
}

/** Title of the suspension that runs or is marked. */
export function runningTitle({
  iniciada,
  mesEfeito,
}: Pick<NonNullable<SuspensionOnWire['vigente']>, 'iniciada' | 'mesEfeito'>): string {
  return iniciada
    ? 'Sua contribuição está suspensa'
    : `Sua contribuição fica suspensa a partir de ${monthText(mesEfeito)}`
}

/** That it was ended early, and when. */
export function endedSentence(day: string, resumes: Competence): string {
  return `Você encerrou a suspensão em ${dateText(day)}. A contribuição volta em ${monthText(resumes)}.`
}

/** Consequence of ending the suspension today. `own`: reais a month. */
export function endSentence(resumes: Competence, own: number): string {
  return `A contribuição volta em ${monthText(resumes)}, com ${reaisText(own)} por mês. Para parar de novo depois, será preciso outro pedido.`
}
