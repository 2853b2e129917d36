import type { IllnessExemptionOnWire, IllnessExemptionValues } from '#contract/taxes/illness-exemption.ts'
import { dateText, monthName, monthText, reaisText } from '#contract/value-text.ts'
import { illnessExemptionToCome } from './illness-exemption-input.ts'

/** From when, and until when the benefit is exempt. */
export function grantedSentence({ desde, ate }: NonNullable<IllnessExemptionOnWire['vigente']>): string {
  const since = `Desde ${monthText(desde)}`
  return ate === null ? `${since}, sem prazo.` : `${since}, até ${dateText(ate)}.`
}

/** Title over the form of who is exempt up to a day: it is for the time after it. */
export function renewalSentence(until: string): string {
  return `Sua isenção vale até ${dateText(until)}. Para que ela continue, envie um laudo novo.`
}

/** From which pay slip the tax is told. */
export function effectBasis(month: string): string {
  return `Pelo contracheque de ${monthText(month)}.`
}

/** Of which months tax is given back. */
export function refundSentence({ meses }: NonNullable<IllnessExemptionOnWire['devolucao']>): string {
  const months = meses.map(({ competencia }) => monthText(competencia))
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  return `Imposto retido ${first === last ? `em ${first}` : `de ${first} a ${last}`}.`
}

/** Consequence of the request, and the month it starts; empty while the form is. */
export function consequenceSentence(
  values: IllnessExemptionValues,
  situation: IllnessExemptionOnWire,
): string {
  const coming = illnessExemptionToCome(values, situation)
  if (!coming) return ''
  const whole = `A partir de ${monthText(coming.mesInicio)}, o benefício inteiro fica isento de imposto de renda.`
  const { efeito } = situation
  if (!efeito) return whole
  return `${whole} Pelo seu último contracheque, o imposto iria de ${reaisText(efeito.retido)} para ${reaisText(0)} por mês.`
}

/** The verb on the last button: 'Pedir a isenção a partir de setembro'. */
export function confirmLabel(values: IllnessExemptionValues, situation: IllnessExemptionOnWire): string {
  const coming = illnessExemptionToCome(values, situation)
  return coming ? `Pedir a isenção a partir de ${monthName(coming.mesInicio)}` : 'Pedir a isenção'
}

export function sentSentence({ mesInicio }: { mesInicio: string }): string {
  return `O benefício fica isento a partir de ${monthText(mesInicio)}, se o pedido for aceito.`
}
