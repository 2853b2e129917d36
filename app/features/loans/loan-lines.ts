import { percentText, reaisText } from '#contract/value-text.ts'
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
    line(compare.first, ({ instalments }) => reaisText(instalments[0]?.amount ?? 0)),
    line(compare.last, ({ instalments }) => reaisText(instalments.at(-1)?.amount ?? 0)),
    line(compare.interest, ({ totals }) => reaisText(totals.interest)),
    line(compare.total, ({ totals }) => reaisText(totals.paid)),
    line(compare.iof, ({ iof }) => reaisText(iof.total)),
    line(compare.cover, ({ coverFee }) => reaisText(coverFee)),
    ...(renews ? [line(compare.settles, ({ settles }) => reaisText(settles))] : []),
    line(compare.credit, ({ credit }) => reaisText(credit)),
    line(compare.cost, ({ effectivePercent }) =>
      effectivePercent === null ? '—' : percentText(effectivePercent),
    ),
  ]
}
