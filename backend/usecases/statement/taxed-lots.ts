import type { StatementPosition } from '#contract/statement/statement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { consumeLots } from '#domain/taxes/consume-lots.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { taxBands } from '#domain/taxes/tax-lots.ts'
import type { OwnLots } from '../taxes/tax-regime/own-lots.ts'

/** Rest of the contributions, by the rate that their age has on a day. */
export function taxedLots(
  { lots, quota }: OwnLots,
  today: IsoDate,
  rules: RegressiveTaxRules,
): NonNullable<StatementPosition['lotes']> {
  const { taken } = consumeLots(lots, quota.value, null)
  return taxBands(taken, today, rules).map(({ ratePercent, quotas, value }) => ({
    aliquota: ratePercent,
    cotas: quotas,
    valor: value,
  }))
}
