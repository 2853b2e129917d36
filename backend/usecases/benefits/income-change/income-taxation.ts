import type { Querier } from '#backend/database/client.ts'
import { taxDependantsIn } from '#backend/database/queries/dependants.ts'
import type { StoredPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { regressiveTax } from '#backend/rules/tax-kinds.ts'
import type { IncomeTaxation } from '#domain/benefits/income-taxation.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { consumeLots } from '#domain/taxes/consume-lots.ts'
import type { BenefitRisk } from '#domain/taxes/regressive-rate.ts'
import { taxBands } from '#domain/taxes/tax-lots.ts'
import type { OwnLots } from '../../taxes/tax-regime/own-lots.ts'
import { monthlyRulesFor } from '../../taxes/tax-regime/residence-taxes.ts'

type Taxed = { lots: OwnLots | null; risk: BenefitRisk; slip: StoredPaySlip | null }

/**
 * By what the income of a link is taxed on a day: as its newest payment was, by the tables of the day, or by the age of what pays it.
 * @throws MissingRule
 */
export async function readIncomeTaxation(
  database: Querier,
  { link, person }: LinkRow,
  today: IsoDate,
  { lots, risk, slip }: Taxed,
): Promise<IncomeTaxation> {
  if (link.taxRegime === 'regressive') return byAge(database, today, { lots, risk })
  const paid = slip?.memo.tax.regime === 'progressive' ? slip.memo : null
  return {
    regime: 'progressive',
    exemption: paid?.exemption ?? 'none',
    dependants: paid?.dependants ?? (await taxDependantsIn(database, person.id, competenceOf(today))),
    alimony: paid?.tax.regime === 'progressive' ? (paid.tax.monthly?.deductions.alimony ?? 0) : 0,
    rules: await monthlyRulesFor(database, person.id, today),
  }
}

/** The balance by rate on the day of this month's payment, the oldest money first. */
async function byAge(
  database: Querier,
  today: IsoDate,
  { lots, risk }: Omit<Taxed, 'slip'>,
): Promise<IncomeTaxation> {
  const rules = await ruleOn(database, regressiveTax, null, today)
  const paidOn = paymentDayOf(competenceOf(today))
  const { taken } = consumeLots(lots?.lots ?? [], lots?.quota.value ?? 0, null)
  return { regime: 'regressive', bands: taxBands(taken, paidOn, rules, risk).toReversed() }
}
