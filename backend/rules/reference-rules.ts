import { suggestedOpeningHours } from '#domain/conversations/suggested-opening-hours.ts'
import { suggestedDeclarationRules } from '#domain/declarations/suggested-declaration-rules.ts'
import { lawfulAgeLimits } from '#domain/dependants/age-limit.ts'
import { suggestedIdentityProtection } from '#domain/identity/identity-protection.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { nonResidentTaxRules } from '#domain/parameters/non-resident-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import type { Dated } from '#domain/parameters/validity.ts'
import { suggestedRetention } from '#domain/records/retention.ts'
import type { Querier } from '../database/client.ts'
import { plans } from '../database/schema/plans.ts'
import type { PlanRulesKind } from './define-plan-rules.ts'
import { taxDependants } from './dependant-kinds.ts'
import {
  declarations,
  identityProtection,
  openingHours,
  profileQuestionnaire,
  retention,
} from './entity-kinds.ts'
import { firstQuestionnaire } from './first-questionnaire.ts'
import { loanTax } from './service-kinds.ts'
import { SUGGESTED, suggestedRules } from './suggested-rules.ts'
import { annualTax, monthlyTax, nonResidentTax, redemptionTax, regressiveTax } from './tax-kinds.ts'
import { type InstalledRule, installed, writeMissingRules } from './write-rules.ts'

/** Long before the first day that anybody asks about. */
const ALWAYS = '2000-01-01'

/**
 * Writes what no version stands of yet: the tables that the law has set so far, and what is suggested until the entity decides, for
 * everybody and for each plan. So a kind of rule that comes with an update is in force for the plans that were there before it.
 */
export async function writeReferenceRules(database: Querier, now: Date): Promise<void> {
  const suggested = { plan: null, validFrom: ALWAYS, source: SUGGESTED } as const
  await writeMissingRules(
    database,
    [
      ...tables(monthlyTax, monthlyTaxRules),
      ...tables(annualTax, annualTaxRules),
      ...tables(regressiveTax, regressiveTaxRules),
      ...tables(
        redemptionTax,
        redemptionTaxPercent.map(({ value: percent, ...version }) => ({ ...version, value: { percent } })),
      ),
      ...tables(nonResidentTax, nonResidentTaxRules),
      ...tables(loanTax, iofRules),
      installed({ ...suggested, kind: declarations, rules: suggestedDeclarationRules }),
      installed({
        kind: taxDependants,
        plan: null,
        validFrom: ALWAYS,
        source: taxDependants.source,
        rules: lawfulAgeLimits,
      }),
      installed({ ...suggested, kind: profileQuestionnaire, rules: firstQuestionnaire }),
      installed({ ...suggested, kind: openingHours, rules: suggestedOpeningHours }),
      installed({ ...suggested, kind: identityProtection, rules: suggestedIdentityProtection }),
      installed({ ...suggested, kind: retention, rules: suggestedRetention }),
      ...(await database.select().from(plans)).flatMap((plan) => suggestedRules(plan, ALWAYS)),
    ],
    now,
  )
}

function tables(kind: PlanRulesKind, versions: readonly Dated<unknown>[]): InstalledRule[] {
  return versions.map(({ value, ...days }) => ({ kind, plan: null, ...days, rules: value }))
}
