import { formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { checkExtraPayment } from '#contract/loans/extra-payment-check.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { ExtraPaymentResult, LoanRest } from '#domain/loans/extra-payment.ts'

/** One way's effect: how many instalments are left, of how much, until when, and the interest that is not paid. */
export function effectSentence(outcome: ReturnType<typeof checkExtraPayment>): string {
  if (!outcome.ok) return ''
  const { before, now, saved } = outcome.result
  const instead =
    now.months < before.months
      ? ` em vez de ${before.months}`
      : now.instalment < before.instalment
        ? `, em vez de ${formatReais(before.instalment)}`
        : ''
  const left =
    now.months < before.months
      ? `${instalments(now)}${instead}, de ${formatReais(now.instalment)}`
      : `${instalments(now)} de ${formatReais(now.instalment)}${instead}`
  return `${left}. A última é em ${formatMonth(competenceOf(now.lastDueOn))}. Você deixa de pagar ${formatReais(saved)} de juros.`
}

/** Amount and last day of the payment, and the debt that is left then. */
export function consequenceOfExtra(
  { valor, em }: { valor: number; em: string },
  { now, accrued }: Pick<ExtraPaymentResult, 'now' | 'accrued'>,
): string {
  const interest = accrued > 0 ? ` Desse valor, ${formatReais(accrued)} são juros até esse dia.` : ''
  return `Você paga ${formatReais(valor)} até ${formatDate(em)}, por PIX ou boleto.${interest} Quando o pagamento chegar, ${instalments(now).toLowerCase()} de ${formatReais(now.instalment)}. Se você pagar antes, os valores mudam um pouco. Se houver um boleto de quitação, ele deixa de valer.`
}

function instalments({ months }: LoanRest): string {
  return months === 1 ? 'Falta 1 parcela' : `Faltam ${months} parcelas`
}
