import type { checkExtraPayment } from '#contract/loans/extra-payment-check.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
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
        ? `, em vez de ${reaisText(before.instalment)}`
        : ''
  const left =
    now.months < before.months
      ? `${instalments(now)}${instead}, de ${reaisText(now.instalment)}`
      : `${instalments(now)} de ${reaisText(now.instalment)}${instead}`
  return `${left}. A última é em ${monthText(competenceOf(now.lastDueOn))}. Você deixa de pagar ${reaisText(saved)} de juros.`
}

/** Amount and last day of the payment, and the debt that is left then. */
export function consequenceOfExtra(
  { valor, em }: { valor: number; em: string },
  { now, accrued }: Pick<ExtraPaymentResult, 'now' | 'accrued'>,
): string {
  const interest = accrued > 0 ? ` Desse valor, ${reaisText(accrued)} são juros até esse dia.` : ''
  return `Você paga ${reaisText(valor)} até ${dateText(em)}, por PIX ou boleto.${interest} Quando o pagamento chegar, ${instalments(now).toLowerCase()} de ${reaisText(now.instalment)}. Se você pagar antes, os valores mudam um pouco. Se houver um boleto de quitação, ele deixa de valer.`
}

function instalments({ months }: LoanRest): string {
  return months === 1 ? 'Falta 1 parcela' : `Faltam ${months} parcelas`
}
