import type { Querier } from '#backend/database/client.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { sumReais } from '#domain/money.ts'
import { type IncomeExemption, monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import { monthlyRulesFor } from '../tax-regime/residence-taxes.ts'
import { withholdingOnWire } from '../withholding-wire.ts'

/** The tax of the newest pay slip of a link, with the exempt slice and without it; null before the first, and for who pays none by the table. */
export async function readAgeExemptionEffect(
  database: Querier,
  { link, person }: LinkRow,
): Promise<AgeExemptionOnWire['efeito']> {
  const slip = await newestPaySlip(database, link.id)
  const tax = slip?.memo.tax
  if (!slip || tax?.regime !== 'progressive' || !tax.monthly) return null
  const { gross, deductions } = tax.monthly
  const rules = await monthlyRulesFor(database, person.id, slip.paidOn)
  const taxWith = (exemption: IncomeExemption) =>
    monthlyIncomeTax(
      {
        gross,
        exemption,
        dependants: slip.memo.dependants,
        alimony: deductions.alimony,
        officialSocialSecurity: deductions.officialSocialSecurity,
      },
      rules,
    )
  const [applied, without] = [taxWith('age-65'), taxWith('none')]
  return {
    competencia: slip.competence,
    com: withholdingOnWire(applied),
    sem: withholdingOnWire(without),
    diferenca: sumReais([without.withheld, -applied.withheld]),
  }
}
