import type { StatementPosition } from '#contract/statement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { CurrentQuota } from '#domain/statement/figure-explanation.ts'
import type { StatementEntry } from '#domain/statement/statement-entry.ts'
import { consumeLots, openLots } from '#domain/taxes/consume-lots.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { taxBands, taxLots } from '#domain/taxes/tax-lots.ts'

/** What is left of the contributions, by the rate that their age has on a day; what was paid out took the oldest first. */
export function taxedLots(
  entries: readonly StatementEntry[],
  { unitValue }: CurrentQuota,
  today: IsoDate,
  rules: RegressiveTaxRules,
): NonNullable<StatementPosition['lotes']> {
  const { taken } = consumeLots(openLots(entries), unitValue, null)
  return taxBands(taxLots(taken, today, rules)).map(({ ratePercent, quotas, value }) => ({
    aliquota: ratePercent,
    cotas: quotas,
    valor: value,
  }))
}
