import type { Querier } from '#backend/database/client.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { ruleOn, rulesOn } from '#backend/rules/rule-on.ts'
import { monthlyTax, nonResidentTax, redemptionTax } from '#backend/rules/tax-kinds.ts'
import type { ResidenceTaxesOnWire } from '#contract/declarations/declarations.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import { type MonthlyTaxRules, monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import {
  monthlyRulesOf,
  type NonResidentTaxRules,
  redemptionPercentOf,
} from '#domain/taxes/non-resident-tax.ts'
import { readResidence } from '../../people/addresses/read-residence.ts'

/** Withholding from a link's payments in Brazil and abroad, and which of the two holds on a day. @throws MissingRule */
export async function readResidenceTaxes(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<ResidenceTaxesOnWire> {
  const [{ livesAbroad, country, since }, { current }, slip, [redemption, nonResident]] = await Promise.all([
    readResidence(database, row.person.id, today),
    readRegimeOption(database, row),
    newestPaySlip(database, row.link.id),
    rulesOn(database, [redemptionTax, nonResidentTax] as const, null, today),
  ])
  const redeemed = (abroad: boolean) => redemptionPercentOf(abroad, current, redemption.percent, nonResident)
  return {
    residente_exterior: yesNoOf(livesAbroad),
    pais: country,
    desde: since && saoPauloDateOf(since),
    regime: regimeWords.toWire(current),
    beneficioNoExterior: current === 'progressive' ? nonResident.benefitPercent : null,
    resgate: { noBrasil: redeemed(false), noExterior: redeemed(true) },
    ultimoPagamento: slip && (await newestPaymentTaxes(database, slip, nonResident)),
  }
}

/** The tax of a pay slip in Brazil and abroad, by the tables of its day; null for one that no table taxed. */
async function newestPaymentTaxes(
  database: Querier,
  { competence, paidOn, memo: { tax, exemption, dependants } }: PaySlip,
  nonResident: NonResidentTaxRules,
): Promise<ResidenceTaxesOnWire['ultimoPagamento']> {
  if (tax.regime !== 'progressive' || !tax.monthly) return null
  const { gross, deductions } = tax.monthly
  const { alimony, officialSocialSecurity } = deductions
  const income = { gross, exemption, dependants, alimony, officialSocialSecurity }
  const tables = await ruleOn(database, monthlyTax, null, paidOn)
  const withheld = (abroad: boolean) =>
    monthlyIncomeTax(income, monthlyRulesOf(abroad, tables, nonResident)).withheld
  return { competencia: competence, noBrasil: withheld(false), noExterior: withheld(true) }
}

/** The monthly tables that a person's payments of a day are taxed by, where they live then. @throws MissingRule */
export async function monthlyRulesFor(
  database: Querier,
  personId: number,
  day: IsoDate,
): Promise<MonthlyTaxRules> {
  const [{ livesAbroad }, [tables, nonResident]] = await Promise.all([
    readResidence(database, personId, day),
    rulesOn(database, [monthlyTax, nonResidentTax] as const, null, day),
  ])
  return monthlyRulesOf(livesAbroad, tables, nonResident)
}
