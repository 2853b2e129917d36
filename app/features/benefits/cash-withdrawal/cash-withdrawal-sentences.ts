import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { CashWithdrawalOnWire, CashWithdrawalValues } from '#contract/benefits/cash-withdrawal.ts'
import { cashWithdrawalDataOf } from '#contract/benefits/cash-withdrawal-check.ts'

/** Consequence of the withdrawal, for the review step; empty while it cannot be computed. */
export function consequenceSentence(
  { percentual }: CashWithdrawalValues,
  situation: CashWithdrawalOnWire,
): string {
  const data = cashWithdrawalDataOf(percentual ?? 0, situation)
  if (data === null) return ''
  const { liquido, rendaAntes, rendaDepois, primeiroPagamento } = data
  const day = primeiroPagamento ? ` em ${formatDate(primeiroPagamento)}` : ''
  return `Com os valores de hoje você recebe ${formatReais(liquido ?? 0)} líquidos de uma vez${day}, e a sua renda por mês passa de ${formatReais(rendaAntes ?? 0)} para ${formatReais(rendaDepois ?? 0)}, antes do imposto.`
}
