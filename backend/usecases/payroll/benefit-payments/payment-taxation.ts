import type { Querier } from '#backend/database/client.ts'
import { ageExemptionIn } from '#backend/database/queries/age-exemptions.ts'
import type { BenefitInForce } from '#backend/database/queries/benefits.ts'
import { taxDependantsIn } from '#backend/database/queries/dependants.ts'
import { illnessExemptionIn } from '#backend/database/queries/illness-exemptions.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { openLotsOf } from '#backend/ledger/open-lots.ts'
import { ruleOn, ruleVersionOn } from '#backend/rules/rule-on.ts'
import { monthlyTax, regressiveTax } from '#backend/rules/tax-kinds.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { agesOf } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import type { BenefitTaxation } from '#domain/payroll/pay-slips/benefit-tax.ts'
import { ageExemptionApplies } from '#domain/taxes/age-exemption.ts'
import type { IncomeExemption } from '#domain/taxes/monthly-income-tax.ts'
import type { BenefitRisk } from '#domain/taxes/regressive-rate.ts'
import { withholdingMethod } from '#domain/taxes/tax-regime.ts'
import { weightedTermDays } from '#domain/taxes/weighted-term.ts'
import { monthlyRulesFor } from '../../taxes/tax-regime/residence-taxes.ts'

/** A payment whose tax is asked: its month, its day, and the lots taken for each kind of income. */
export type PaymentToTax = {
  month: Competence
  paidOn: IsoDate
  taken: Record<'monthly' | 'thirteenth', readonly LeavingLot[]>
}

/** By what a payment of a benefit is taxed: the regime of the link, and in the progressive one what the person's tables lower. @throws MissingRule */
export async function paymentTaxation(
  database: Querier,
  row: LinkRow,
  benefit: BenefitInForce,
  payment: PaymentToTax,
): Promise<BenefitTaxation> {
  const { month, paidOn } = payment
  const regime = row.link.taxRegime ?? 'progressive'
  if (regime === 'regressive') return regressiveTaxation(database, benefit, payment)
  const [version, rules, dependants, exemption] = await Promise.all([
    ruleVersionOn(database, monthlyTax, null, paidOn),
    monthlyRulesFor(database, row.person.id, paidOn),
    taxDependantsIn(database, row.person.id, month),
    exemptionIn(database, row, month),
  ])
  return { regime, exemption, dependants, rules: { validFrom: version.validFrom, value: rules } }
}

/** Illness frees everything; the slice from 65 years on applies by itself, unless another source has it. */
async function exemptionIn(
  database: Querier,
  { link, person }: LinkRow,
  month: Competence,
): Promise<IncomeExemption> {
  if (await illnessExemptionIn(database, link.id, month)) return 'illness'
  const granted = await ageExemptionIn(database, link.id, month)
  const facts = {
    birthDate: person.birthDate,
    regime: 'progressive',
    usedElsewhere: granted && !granted.appliesHere,
    requestedFrom: granted?.appliesHere ? granted.startMonth : null,
  } as const
  return ageExemptionApplies(month, facts) ? 'age-65' : 'none'
}

const RISKS: ReadonlySet<string> = new Set(['disability', 'death-pension', 'death-grant'])

async function regressiveTaxation(
  database: Querier,
  benefit: BenefitInForce,
  { paidOn, taken }: PaymentToTax,
): Promise<BenefitTaxation> {
  const rules = await ruleOn(database, regressiveTax, null, paidOn)
  const risk: BenefitRisk = RISKS.has(benefit.kind) ? 'death-or-disability' : 'programmed'
  const funding = benefit.income.incomeType === 'lifetime' ? 'actuarial' : 'individual'
  if (withholdingMethod('benefit', 'regressive', funding) === 'lot-age') {
    const ages = { monthly: agesOf(taken.monthly), thirteenth: agesOf(taken.thirteenth) }
    return { regime: 'regressive', method: 'taken-lots', taken: ages, rules, risk }
  }
  const { grantedOn } = benefit
  const termDaysAtGrant = benefit.termDaysAtGrant ?? (await termAtGrant(database, benefit))
  return { regime: 'regressive', method: 'weighted-term', termDaysAtGrant, grantedOn, rules, risk }
}

/** Of a benefit that came without it: the average age of what was there on the day of the grant. */
async function termAtGrant(
  database: Querier,
  { linkId, grantedOn }: Pick<BenefitInForce, 'linkId' | 'grantedOn'>,
): Promise<number> {
  const open = await openLotsOf(database, [linkId], grantedOn)
  return weightedTermDays(
    open.map(({ lotDate, quotas }) => ({ creditedOn: lotDate, quotas })),
    grantedOn,
  )
}
