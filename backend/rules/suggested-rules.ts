import type { RuleIdOf, RuleInput } from '#contract/all-rules.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { suggestedArrearsRules } from '#domain/collection/boletos/boleto-state.ts'
import { suggestedOverdueRules } from '#domain/collection/boletos/overdue-charges.ts'
import { suggestedSuspensionRules } from '#domain/contributions/suspensions/suspension-rules.ts'
import { suggestedPlanDependants } from '#domain/dependants/age-limit.ts'
import { suggestedInvitationRules } from '#domain/enrolment/invitations.ts'
import { SKIPPABLE_STEPS } from '#domain/enrolment/onboarding-steps.ts'
import { suggestedAccumulationDates } from '#domain/exits/accumulation-dates.ts'
import { suggestedDecisionRules } from '#domain/exits/decision-period.ts'
import { suggestedPortabilityDays } from '#domain/exits/portability-terms.ts'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { suggestedLifetimeAnnuity } from '#domain/parameters/lifetime-annuity.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { suggestedProjection } from '#domain/parameters/projection-assumptions.ts'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { kindOf } from './all-kinds.ts'
import type { PlanReference } from './rule-on.ts'
import { suggestedWorkflows } from './suggested-workflows.ts'
import type { InstalledRule } from './write-rules.ts'

/** Source of what the installation suggests where nobody has decided yet. */
export const SUGGESTED = 'Sugestão da instalação'

/** For plans that lend: at a fixed rate alone, since no schedule follows an index yet. */
export const suggestedLoans = {
  ...suggestedLoanRules,
  categories: [...suggestedLoanRules.categories],
  systems: [...suggestedLoanRules.systems],
  monthlyPercent: { fixed: '1.20', indexed: null },
}

/** Which benefits and incomes there are; one for life needs the note of an actuary, so that nobody is promised one by default. */
export const suggestedBenefitTerms = {
  ...suggestedBenefitRules,
  kinds: [...suggestedBenefitRules.kinds],
  incomeTypes: suggestedBenefitRules.incomeTypes.filter((type) => type !== 'lifetime'),
  changeMonths: [...suggestedBenefitRules.changeMonths],
}

/** The first access until somebody writes anything else: every step that the product allows to skip may be skipped. */
const suggestedOnboarding = {
  skippable: [...SKIPPABLE_STEPS],
  welcome: 'Antes de usar o portal, precisamos de alguns dados. Leva uns cinco minutos.',
  terms: '',
}

/** First rules of a new plan, by their kind; only its contribution terms nobody can suggest. */
const suggested: { readonly [Id in Exclude<RuleIdOf<'plan'>, 'contribution-terms'>]: RuleInput<Id> } = {
  'services-offered': { services: [...serviceSlugs] },
  'request-workflow': suggestedWorkflows,
  'contribution-suspension': suggestedSuspensionRules,
  'overdue-charges': { ...suggestedOverdueRules, ...suggestedArrearsRules },
  'bank-fee': { bearer: 'plan' },
  'benefit-terms': suggestedBenefitTerms,
  'benefit-payment': { thirteenthMonth: 12, thirteenthFor: [] },
  'lifetime-adjustment': { month: 1 },
  annuity: suggestedLifetimeAnnuity,
  projection: suggestedProjection,
  'risk-cover': { hasRiskCover: false },
  retirement: { ways: [] },
  // The law caps the waiting period of portability and deferred benefit at three years.
  'waiting-periods': { vestingMonths: 36, redemptionWaitingMonths: 0 },
  vesting: { table: null },
  'redemption-terms': { maximumInstalments: 12, maximumDeferralDays: 90 },
  'decision-period': { ...suggestedDecisionRules },
  portability: { forAssisted: false },
  // The most that the norms give.
  'portability-days': { ...suggestedPortabilityDays },
  'accumulation-dates': { ...suggestedAccumulationDates },
  'self-sponsorship': { feePercent: 0 },
  'deferred-benefit': { monthlyFee: 0, balanceFeePercent: 0, mayPay: false, mayReturn: false },
  loans: { ...suggestedLoans, categories: [] },
  'investment-profile-windows': { months: [5, 11], firstDay: 1, lastDay: 15 },
  invitations: suggestedInvitationRules,
  onboarding: suggestedOnboarding,
  'plan-dependants': suggestedPlanDependants,
}

/** Rules of a plan until the entity publishes its own. Nothing is granted that the entity has not said: no retirement, no loans. */
export function suggestedRules(plan: PlanReference, validFrom: IsoDate): InstalledRule[] {
  return Object.entries(suggested).map(([id, rules]) => ({
    kind: kindOf(id as keyof typeof suggested),
    plan,
    validFrom,
    source: SUGGESTED,
    rules,
  }))
}
