import { plannedMonths } from '#app/features/request-engine/suspension-months.ts'
import { duringMonths } from '#app/format/dates.ts'
import type {
  BenefitSuspensionData,
  BenefitSuspensionOnWire,
  BenefitSuspensionValues,
} from '#contract/benefits/benefit-suspension.ts'
import { dateText, monthsText, monthText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

/** Up to when a request still stops the payment of its own month, and how long one may be. */
export function limitSentences({
  regras,
  mesEfeito,
}: Pick<BenefitSuspensionOnWire, 'regras' | 'mesEfeito'>): readonly string[] {
  return [
    `Pedida hoje, começa em ${monthText(mesEfeito)}. Pedidos feitos até o dia ${regras.diaLimite} valem no próprio mês.`,
    `O plano permite de ${regras.minimoMeses} a ${monthsText(regras.maximoMeses)} por vez.`,
  ]
}

/** How the instalment of a loan is paid meanwhile. */
export function loanText(instalment: number): string {
  return `${reaisText(instalment)} por boleto`
}

export function consequenceSentence(
  { meses }: BenefitSuspensionValues,
  { renda, mesEfeito, parcela }: Pick<BenefitSuspensionOnWire, 'renda' | 'mesEfeito' | 'parcela'>,
): string {
  const planned = plannedMonths(mesEfeito, meses ?? 1)
  const during = duringMonths(planned.mesEfeito, planned.mesFim)
  const when = `${during.charAt(0).toUpperCase()}${during.slice(1)}`
  const stops = `${when} você não recebe a renda de ${reaisText(renda?.bruto ?? 0)} por mês, e o saldo continua rendendo.`
  const loan =
    parcela > 0 ? ` A parcela do empréstimo, de ${reaisText(parcela)}, passa a ser paga por boleto.` : ''
  return `${stops} Em ${monthText(planned.mesRetorno)} a renda volta sozinha.${loan}`
}

export function sentSentence({ mesEfeito, mesFim, mesRetorno }: BenefitSuspensionData): string {
  if (mesEfeito === null || mesFim === null || mesRetorno === null) return ''
  return `Sem a renda ${duringMonths(mesEfeito, mesFim)}. Volta em ${monthText(mesRetorno)}, e avisamos antes.`
}

/** Title of the suspension that runs or is marked. */
export function runningTitle({
  iniciada,
  mesEfeito,
}: Pick<NonNullable<BenefitSuspensionOnWire['vigente']>, 'iniciada' | 'mesEfeito'>): string {
  return iniciada
    ? 'Seu benefício está suspenso'
    : `Seu benefício fica suspenso a partir de ${monthText(mesEfeito)}`
}

/** That it was ended early, and when. */
export function endedSentence(day: string, resumes: Competence): string {
  return `Você encerrou a suspensão em ${dateText(day)}. A renda volta em ${monthText(resumes)}.`
}

/** Consequence of ending the suspension today. `gross`: reais a month. */
export function endSentence(resumes: Competence, gross: number): string {
  return `A renda volta no pagamento de ${monthText(resumes)}. Com os valores de hoje são ${reaisText(gross)} por mês, antes do imposto. Para parar de novo depois, será preciso outro pedido.`
}

/** Since when a benefit stands still that nobody asked to suspend. */
export function standingSentence(since: string): string {
  return `O pagamento está parado desde ${dateText(since)}.`
}
