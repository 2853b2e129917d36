import type { RuleIdOf } from '#contract/all-rules.ts'
import { suggestedOpeningHours } from '#domain/conversations/suggested-opening-hours.ts'
import { suggestedDeclarationRules } from '#domain/declarations/suggested-declaration-rules.ts'
import { lawfulAgeLimits } from '#domain/dependants/age-limit.ts'
import { suggestedIdentityProtection } from '#domain/identity/identity-protection.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { nonResidentTaxRules } from '#domain/parameters/non-resident-tax-rules.ts'
import { publicPensionRules } from '#domain/parameters/public-pension-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { suggestedRetention } from '#domain/records/retention.ts'
import type { Dated } from '#domain/validity.ts'
import type { Querier } from '../database/client.ts'
import { plans } from '../database/schema/plans.ts'
import { kindOf } from './all-kinds.ts'
import { taxDependants } from './dependant-kinds.ts'
import { firstQuestionnaire } from './first-questionnaire.ts'
import { SUGGESTED, suggestedRules } from './suggested-rules.ts'
import { type InstalledRule, writeMissingRules } from './write-rules.ts'

/** Long before the first day that anybody asks about. */
const ALWAYS = '2000-01-01'

const always = (value: unknown, source: string = SUGGESTED): readonly Dated<unknown>[] => [
  { value, validFrom: ALWAYS, validTo: null, source },
]

/** Rules for everybody until somebody publishes: the tables that the law has set so far, and suggestions. */
const forEverybody: Readonly<Record<RuleIdOf<'everybody'>, readonly Dated<unknown>[]>> = {
  'tax-monthly': monthlyTaxRules,
  'tax-annual': annualTaxRules,
  'tax-regressive': regressiveTaxRules,
  'tax-redemption': redemptionTaxPercent.map(({ value: percent, ...version }) => ({
    ...version,
    value: { percent },
  })),
  'tax-non-resident': nonResidentTaxRules,
  'tax-iof': iofRules,
  'public-pension': publicPensionRules,
  declarations: always(suggestedDeclarationRules),
  'tax-dependants': always(lawfulAgeLimits, taxDependants.source),
  'profile-questionnaire': always(firstQuestionnaire),
  'opening-hours': always(suggestedOpeningHours),
  'identity-protection': always(suggestedIdentityProtection),
  retention: always(suggestedRetention),
}

/**
 * Writes what no version stands of yet, for everybody and for each plan. So a kind of rule that comes with an update is in force for the
 * plans that were there before it.
 */
export async function writeReferenceRules(database: Querier, now: Date): Promise<void> {
  const shared = Object.entries(forEverybody).flatMap(([id, versions]) =>
    versions.map(
      ({ value, ...days }): InstalledRule => ({
        kind: kindOf(id as keyof typeof forEverybody),
        plan: null,
        ...days,
        rules: value,
      }),
    ),
  )
  const ofPlans = (await database.select().from(plans)).flatMap((plan) => suggestedRules(plan, ALWAYS))
  await writeMissingRules(database, [...shared, ...ofPlans], now)
}
