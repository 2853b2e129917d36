import type { NextPaymentOnWire } from '#contract/payroll/pay-slips.ts'
import { dateText } from '#contract/value-text.ts'

/** When a benefit is paid next, what else comes with the income, and what can still change it. */
export function nextPaymentSentence(next: NextPaymentOnWire): string {
  const last = next.ultimo ? ' É o último: paga todo o saldo.' : ''
  const changes =
    next.cota === null
      ? ''
      : ` Pela cota de ${dateText(next.cota)}; a do dia do pagamento pode mudar o valor.`
  return `Em ${dateText(next.dataPagamento)}${withExtras(next)}.${last}${changes}`
}

/** Continues a sentence with what else comes with the income: `, com o abono anual`. Empty for the income alone. */
export function withExtras({ abonoAnual, saqueAVista: cash }: NextPaymentOnWire): string {
  const extras = [cash > 0 && 'o saque à vista', abonoAnual > 0 && 'o abono anual'].filter(Boolean)
  return extras.length > 0 ? `, com ${extras.join(' e ')}` : ''
}
