import { duringMonths, formatDate, formatMonth, formatMonths, monthName } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type {
  BenefitSuspensionData,
  BenefitSuspensionOnWire,
  BenefitSuspensionValues,
} from '#contract/benefit-suspension.ts'
import { monthCount } from '#contract/suspensions.text.ts'
import type { Competence } from '#domain/calendar.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'
import { plannedMonths } from './benefit-suspension-input.ts'

type Months = { mesEfeito: Competence; mesFim: Competence }

/** 'dezembro de 2026 a maio de 2027', or the one month. */
export function periodOf({ mesEfeito, mesFim }: Months): string {
  return formatMonths(mesEfeito, mesFim)
}

/** Up to when a request still stops the payment of its own month, and how long one may be. */
export function limitSentences({
  regras,
  mesEfeito,
}: Pick<BenefitSuspensionOnWire, 'regras' | 'mesEfeito'>): readonly string[] {
  return [
    `Pedida hoje, começa em ${formatMonth(mesEfeito)}. Pedidos feitos até o dia ${regras.diaLimite} valem no próprio mês.`,
    `O plano permite de ${regras.minimoMeses} a ${monthCount(regras.maximoMeses)} por vez.`,
  ]
}

/** What is not paid meanwhile, with the way to it: 'R$ 3.100,00 × 6 meses = R$ 18.600,00'. */
export function keptSteps(gross: number, months: number): string {
  return `${formatReais(gross)} × ${monthCount(months)} = ${formatReais(keptAmount(gross, months))}`
}

/** What stays in the balance because it is not paid, reais, before tax. */
export function keptAmount(gross: number, months: number): number {
  return roundHalfUp2(toDecimal(gross).times(months))
}

/** How the instalment of a loan is paid meanwhile. */
export function loanText(instalment: number): string {
  return `${formatReais(instalment)} por boleto`
}

/** What a suspension does, and until when. */
export function consequenceSentence(
  { meses }: BenefitSuspensionValues,
  { renda, mesEfeito, parcela }: Pick<BenefitSuspensionOnWire, 'renda' | 'mesEfeito' | 'parcela'>,
): string {
  const planned = plannedMonths(mesEfeito, meses ?? 1)
  const during = duringMonths(planned.mesEfeito, planned.mesFim)
  const when = `${during.charAt(0).toUpperCase()}${during.slice(1)}`
  const stops = `${when} você não recebe a renda de ${formatReais(renda?.bruto ?? 0)} por mês, e o saldo continua rendendo.`
  const loan =
    parcela > 0 ? ` A parcela do empréstimo, de ${formatReais(parcela)}, passa a ser paga por boleto.` : ''
  return `${stops} Em ${formatMonth(planned.mesRetorno)} a renda volta sozinha.${loan}`
}

/** The verb on the last button: 'Suspender a partir de dezembro'. */
export function confirmLabel(month: Competence): string {
  return `Suspender a partir de ${monthName(month)}`
}

/** What the receipt says was stored. */
export function sentSentence({ mesEfeito, mesFim, mesRetorno }: BenefitSuspensionData): string {
  if (mesEfeito === null || mesFim === null || mesRetorno === null) return ''
  return `Sem a renda ${duringMonths(mesEfeito, mesFim)}. Volta em ${formatMonth(mesRetorno)}, e avisamos antes.`
}

/** Title of the suspension that runs or is marked. */
export function runningTitle({
  iniciada,
  mesEfeito,
}: Pick<NonNullable<BenefitSuspensionOnWire['vigente']>, 'iniciada' | 'mesEfeito'>): string {
  return iniciada
    ? 'Seu benefício está suspenso'
    : `Seu benefício fica suspenso a partir de ${formatMonth(mesEfeito)}`
}

/** That it was ended early, and when. */
export function endedSentence(day: string, resumes: Competence): string {
  return `Você encerrou a suspensão em ${formatDate(day)}. A renda volta em ${formatMonth(resumes)}.`
}

/** On which day the person ended it, an ISO date. */
export function endedOnSentence(endedOn: string): string {
  return `Encerrada em ${formatDate(endedOn)}`
}

/** What ending today does. */
export function endSentence(resumes: Competence, gross: number): string {
  return `A renda volta no pagamento de ${formatMonth(resumes)}. Com os valores de hoje são ${formatReais(gross)} por mês, antes do imposto. Para parar de novo depois, será preciso outro pedido.`
}

/** The verb of ending: 'Voltar em dezembro'. */
export function endLabel(resumes: Competence): string {
  return `Voltar em ${monthName(resumes)}`
}

/** Since when a benefit stands still that nobody asked to suspend. */
export function standingSentence(since: string): string {
  return `O pagamento está parado desde ${formatDate(since)}.`
}
