import type { IsoDate } from '#domain/calendar.ts'
import { ageOn } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import type { ServiceCondition } from './eligibility-matrix.ts'
import type { ServiceCell } from './service-cells.ts'
import type { ServiceSlug } from './service-ids.ts'

/** One way to retire: both thresholds must be met. */
export interface RetirementRule {
  kind: 'normal' | 'early'
  /** Completed years. */
  minimumAge: number
  /** Completed months in the plan. */
  minimumMonths: number
}

/** Services and their conditions in a plan. All of it comes from the plan's regulation. */
export interface PlanServiceRules {
  /** Services switched on for the plan. */
  enabled: readonly ServiceSlug[]
  /** Where the plan departs from the product's matrix; absent: nowhere. */
  cells?: readonly ServiceCell[]
  /** Sponsored plans belong to an employer; instituted ones to an association or family, without employment link. */
  modality: 'sponsored' | 'instituted'
  /** Whether contributors pay by slip, not by payroll. */
  paysByBoleto: boolean
  retirement: readonly RetirementRule[]
  /** Months in the plan for portability and deferred benefit; the law caps it at three years. */
  vestingMonths: number
  /** Months in the plan for redemption; only instituted plans have it. */
  redemptionWaitingMonths: number
  portabilityForAssisted: boolean
  deferredMayPay: boolean
  deferredMayReturn: boolean
  /** Categories that may borrow. */
  loanCategories: readonly CategoryId[]
}

export interface LinkFacts {
  category: CategoryId
  situation: SituationId
  /** Null when unknown: no condition of age is then met. */
  birthDate: IsoDate | null
  today: IsoDate
  /** Completed months in the plan (*TVP*), ported time included where the plan counts it. */
  monthsInPlan: number
  /** Null while nothing was ever chosen: taxed as progressive. */
  taxRegime: 'progressive' | 'regressive' | null
  /** Whether the tax regime may still be chosen (Lei 11.053/2004, as changed by Lei 14.803/2024). */
  mayChooseTaxRegime: boolean
  partialLossOfPay: boolean
  /** Whether there is voluntary or ported money, redeemable before leaving the sponsor. */
  hasVoluntaryOrPortedBalance: boolean
}

/** Whether a condition of the eligibility matrix holds for a plan link. */
export function conditionHolds(
  condition: ServiceCondition,
  plan: PlanServiceRules,
  link: LinkFacts,
): boolean {
  return CONDITIONS[condition](plan, link)
}

const CONDITIONS: Readonly<Record<ServiceCondition, (plan: PlanServiceRules, link: LinkFacts) => boolean>> = {
  'boleto-plan': (plan) => plan.paysByBoleto,
  'deferred-may-pay': (plan) => plan.deferredMayPay,
  'deferred-may-return': (plan) => plan.deferredMayReturn,
  'portability-for-assisted': (plan) => plan.portabilityForAssisted,
  'loans-for-category': (plan, link) => plan.loanCategories.includes(link.category),
  'retirement-reached': (plan, link) => plan.retirement.some((rule) => meets(rule, link)),
  'below-full-benefit': (plan, link) =>
    !plan.retirement.some((rule) => rule.kind === 'normal' && meets(rule, link)),
  'vesting-period': (plan, link) => link.monthsInPlan >= plan.vestingMonths,
  'redemption-waiting-period': (plan, link) =>
    plan.modality === 'sponsored' || link.monthsInPlan >= plan.redemptionWaitingMonths,
  'redeemable-before-exit': (plan, link) =>
    plan.modality === 'instituted' || link.hasVoluntaryOrPortedBalance,
  'portable-before-exit': (plan) => plan.modality === 'instituted',
  'partial-loss-of-pay': (_, link) => link.partialLossOfPay,
  'progressive-regime': (_, link) => link.taxRegime !== 'regressive',
}

function meets(
  { minimumAge, minimumMonths }: RetirementRule,
  { birthDate, today, monthsInPlan }: LinkFacts,
): boolean {
  return birthDate !== null && ageOn(birthDate, today) >= minimumAge && monthsInPlan >= minimumMonths
}
