import { INCOME_TYPES, type IncomeType } from '#domain/benefits/benefit-rules.ts'

/** By which a simulation is told in one figure: the income for a term, as the home page tells it, or else the first that there is. */
export function mainIncome<Income extends { type: IncomeType }>(
  incomes: readonly Income[],
): Income | undefined {
  const order: readonly IncomeType[] = ['fixed-term', ...INCOME_TYPES]
  return order.flatMap((type) => incomes.filter((income) => income.type === type))[0]
}
