import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { LoanSystem } from '#domain/loans/regular-instalment.ts'
import type { SimulatedLoan } from '#domain/loans/simulate-loan.ts'
import { loansText } from './loans.text.ts'

const { compare } = loansText

export function comparisonLines(
  systems: readonly { id: LoanSystem; loan: SimulatedLoan }[],
): { label: string; values: Partial<Record<LoanSystem, string>> }[] {
  const line = (label: string, told: (loan: SimulatedLoan) => string) => ({
    label,
    values: Object.fromEntries(systems.map(({ id, loan }) => [id, told(loan)])),
  })
  const renews = systems.some(({ loan }) => loan.settles > 0)
  return [
    line(compare.first, ({ instalments }) => formatReais(instalments[0]?.amount ?? 0)),
    line(compare.last, ({ instalments }) => formatReais(instalments.at(-1)?.amount ?? 0)),
    line(compare.interest, ({ totals }) => formatReais(totals.interest)),
    line(compare.total, ({ totals }) => formatReais(totals.paid)),
    line(compare.iof, ({ iof }) => formatReais(iof.total)),
    line(compare.cover, ({ coverFee }) => formatReais(coverFee)),
    ...(renews ? [line(compare.settles, ({ settles }) => formatReais(settles))] : []),
    line(compare.credit, ({ credit }) => formatReais(credit)),
    line(compare.cost, ({ effectivePercent }) =>
      effectivePercent === null ? '—' : formatPercent(effectivePercent),
    ),
  ]
}
