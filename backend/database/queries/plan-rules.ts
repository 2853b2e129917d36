import { and, desc, eq, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { OverdueRules } from '#domain/boletos/overdue-charges.ts'
import { suggestedOverdueRules } from '#domain/boletos/overdue-charges.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { defaultContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { ProfileWindowRules } from '#domain/investment-profiles/investment-profile-window.ts'
import type { LifetimeAnnuity } from '#domain/parameters/lifetime-annuity.ts'
import { suggestedLifetimeAnnuity } from '#domain/parameters/lifetime-annuity.ts'
import type { CategoryId } from '#domain/participants.ts'
import { isCategoryId } from '#domain/participants.ts'
import type { PlanServiceRules } from '#domain/services/service-conditions.ts'
import { isServiceSlug } from '#domain/services/service-ids.ts'
import type { SuspensionRules } from '#domain/suspensions/suspension-rules.ts'
import { suggestedSuspensionRules } from '#domain/suspensions/suspension-rules.ts'
import type { VestingTable } from '#domain/vesting/vesting.ts'
import type { Querier } from '../client.ts'
import type { plans } from '../schema/plans.ts'
import { planFeatures, planParameters } from '../schema/services.ts'

type Plan = typeof plans.$inferSelect

/** Value of `onboardingPlan` of plans whose contributions are voluntary amounts, paid by boleto or direct debit. */
const VOLUNTARY_PLAN = 6

/** Rules kept as a document; months and days as their names say. */
const storedRules = v.object({
  changeLimit: v.optional(v.picklist(['one-per-quarter', 'free']), 'one-per-quarter'),
  lastFilingDay: v.optional(v.number(), defaultContributionParameters.lastFilingDay),
  lastIssueDay: v.optional(v.number(), defaultContributionParameters.lastIssueDay),
  selfSponsoredFeePercent: v.optional(v.number(), 0),
  vestingTable: v.optional(
    v.nullable(v.array(v.object({ fromMonths: v.number(), percent: v.number() }))),
    null,
  ),
  deferredMonthlyFee: v.optional(v.number(), 0),
  overdue: v.optional(
    v.object({ finePercent: v.number(), monthlyInterestPercent: v.number() }),
    suggestedOverdueRules,
  ),
  suspension: v.optional(
    v.object({
      minimumMonths: v.number(),
      maximumMonths: v.number(),
      maximumInWindow: v.number(),
      windowMonths: v.number(),
      lastFilingDay: v.number(),
      feeContinues: v.boolean(),
    }),
    suggestedSuspensionRules,
  ),
  lifetimeAnnuity: v.optional(v.object({ factor: v.string(), years: v.number() }), suggestedLifetimeAnnuity),
  hasRiskCover: v.optional(v.boolean(), false),
  retirement: v.optional(
    v.array(
      v.object({
        kind: v.picklist(['normal', 'early']),
        minimumAge: v.number(),
        minimumMonths: v.number(),
      }),
    ),
    [],
  ),
  // The law caps the waiting period of portability and deferred benefit at three years.
  vestingMonths: v.optional(v.number(), 36),
  redemptionWaitingMonths: v.optional(v.number(), 0),
  portabilityForAssisted: v.optional(v.boolean(), false),
  deferredMayPay: v.optional(v.boolean(), false),
  deferredMayReturn: v.optional(v.boolean(), false),
  loanCategories: v.optional(
    v.array(v.custom<CategoryId>((value) => typeof value === 'number' && isCategoryId(value))),
    [],
  ),
  profileWindows: v.optional(
    v.object({ months: v.array(v.number()), firstDay: v.number(), lastDay: v.number() }),
    {
      months: [5, 11],
      firstDay: 1,
      lastDay: 15,
    },
  ),
})

/** Rules of a plan in force on a day. */
export type PlanRules = {
  contribution: ContributionParameters
  /** Fixed voluntary amounts instead of percentages of pay. */
  isVoluntary: boolean
  /** What the self-sponsored pay on top, per cent of both basic shares. */
  selfSponsoredFeePercent: number
  /** By which the sponsor's account becomes the participant's; null where there is no sponsor. */
  vestingTable: VestingTable | null
  /** Fee of who keeps a deferred benefit, reais a month; 0 for none. */
  deferredMonthlyFee: number
  overdue: OverdueRules
  suspension: SuspensionRules
  /** How simulations turn a balance into a lifetime income. */
  lifetimeAnnuity: LifetimeAnnuity
  /** Whether contributions also pay covers of death and disability. */
  hasRiskCover: boolean
  /** When the investment profile may be changed. */
  profileWindows: ProfileWindowRules
  /** All but the services switched on, which {@link readServiceRules} reads too. */
  services: Omit<PlanServiceRules, 'enabled'>
}

/** Whether a plan takes voluntary amounts instead of percentages of pay. */
export function isVoluntaryPlan(plan: Pick<Plan, 'onboardingPlan'>): boolean {
  return plan.onboardingPlan === VOLUNTARY_PLAN
}

/** Rules of a plan on a day. @throws Error when the plan has none for that day, which is a fault of its configuration. */
export async function readPlanRules(database: Querier, plan: Plan, on: IsoDate): Promise<PlanRules> {
  const [row] = await database
    .select()
    .from(planParameters)
    .where(and(eq(planParameters.planId, plan.id), lte(planParameters.validFrom, on)))
    .orderBy(desc(planParameters.validFrom))
    .limit(1)
  if (!row || (row.validTo !== null && row.validTo < on)) {
    throw new Error(`plan ${plan.id} has no parameters on ${on}`)
  }
  const {
    changeLimit,
    lastFilingDay,
    lastIssueDay,
    selfSponsoredFeePercent,
    vestingTable,
    deferredMonthlyFee,
    overdue,
    suspension,
    lifetimeAnnuity,
    hasRiskCover,
    profileWindows,
    ...services
  } = v.parse(storedRules, row.rules)
  return {
    contribution: { ...contributionOf(row), changeLimit, lastFilingDay, lastIssueDay },
    isVoluntary: isVoluntaryPlan(plan),
    selfSponsoredFeePercent,
    vestingTable,
    deferredMonthlyFee,
    overdue,
    suspension,
    lifetimeAnnuity,
    hasRiskCover,
    profileWindows,
    services: { ...services, modality: plan.modality, paysByBoleto: isVoluntaryPlan(plan) },
  }
}

/** What a plan offers on a day, for the eligibility matrix. */
export async function readServiceRules(
  database: Querier,
  plan: Plan,
  on: IsoDate,
): Promise<PlanServiceRules> {
  const rules = await readPlanRules(database, plan, on)
  const features = await database
    .select({ slug: planFeatures.slug })
    .from(planFeatures)
    .where(eq(planFeatures.planId, plan.id))
  return { ...rules.services, enabled: features.map(({ slug }) => slug).filter(isServiceSlug) }
}

/** Parameters of the row; what a plan of the other kind leaves empty never takes part in its arithmetic. */
function contributionOf(row: typeof planParameters.$inferSelect) {
  const absent = defaultContributionParameters
  return {
    unit: row.unit ?? absent.unit,
    factor: row.factor ?? absent.factor,
    basicMax: row.basicMaximum ?? absent.basicMax,
    basicStep: row.basicStep ?? absent.basicStep,
    supplementaryMax: row.supplementaryMaximum ?? absent.supplementaryMax,
    supplementaryStep: row.supplementaryStep ?? absent.supplementaryStep,
    match:
      row.employerMatch === null
        ? null
        : { rate: row.employerMatch, ceilingPercent: row.employerMatchCeiling },
    minimumVoluntary: row.minimumVoluntary ?? absent.minimumVoluntary,
    dueDay: row.dueDay ?? absent.dueDay,
  }
}
