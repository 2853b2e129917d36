import type { NextPaymentOnWire } from '#contract/payroll/pay-slips.ts'
import { dateText } from '#contract/value-text.ts'

/** When a benefit is paid next, what else comes with the income, and what can still change it. */
export function nextPaymentSentence({
  dataPagamento,
  abonoAnual,
  saqueAVista,
  ultimo,
  cota,
}: NextPaymentOnWire): string {
  const extras = [saqueAVista > 0 && 'o saque à vista', abonoAnual > 0 && 'o abono anual'].filter(Boolean)
  const withExtras = extras.length > 0 ? `, com ${extras.join(' e ')}` : ''
  const last = ultimo ? ' É o último: paga todo o saldo.' : ''
  const changes =
    cota === null ? '' : ` Pela cota de ${dateText(cota)}; a do dia do pagamento pode mudar o valor.`
  return `Em ${dateText(dataPagamento)}${withExtras}.${last}${changes}`
}
