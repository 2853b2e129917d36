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
import {
  annuity,
  benefitPayment,
  benefitTerms,
  decisionPeriod,
  lifetimeAdjustment,
  projection,
  redemptionTerms,
  riskCover,
  vesting,
} from './benefit-kinds.ts'
import { bankFee, contributionSuspension, overdueCharges, selfSponsorship } from './contribution-kinds.ts'
import { planDependants } from './dependant-kinds.ts'
import { investmentProfileWindows, invitations, onboarding } from './entity-kinds.ts'
import { requestWorkflow } from './request-workflow.ts'
import type { PlanReference } from './rule-on.ts'
import {
  accumulationDates,
  deferredBenefit,
  loans,
  portability,
  portabilityDays,
  retirement,
  servicesOffered,
  waitingPeriods,
} from './service-kinds.ts'
import { suggestedWorkflows } from './suggested-workflows.ts'
import { type InstalledRule, installed } from './write-rules.ts'

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

/**
 * Rules of a plan until the entity publishes its own: every kind of rule of a plan except its contribution terms, which nobody can suggest.
 * Nothing is granted that the entity has not said: no retirement, no loans.
 */
export function suggestedRules(plan: PlanReference, validFrom: IsoDate): InstalledRule[] {
  const from = { plan, validFrom, source: SUGGESTED }
  return [
    installed({ ...from, kind: servicesOffered, rules: { services: [...serviceSlugs] } }),
    installed({ ...from, kind: requestWorkflow, rules: suggestedWorkflows }),
    installed({ ...from, kind: contributionSuspension, rules: suggestedSuspensionRules }),
    installed({
      ...from,
      kind: overdueCharges,
      rules: { ...suggestedOverdueRules, ...suggestedArrearsRules },
    }),
    installed({ ...from, kind: bankFee, rules: { bearer: 'plan' } }),
    installed({ ...from, kind: benefitTerms, rules: suggestedBenefitTerms }),
    installed({ ...from, kind: benefitPayment, rules: { thirteenthMonth: 12, thirteenthFor: [] } }),
    installed({ ...from, kind: lifetimeAdjustment, rules: { month: 1 } }),
    installed({ ...from, kind: annuity, rules: suggestedLifetimeAnnuity }),
    installed({ ...from, kind: projection, rules: suggestedProjection }),
    installed({ ...from, kind: riskCover, rules: { hasRiskCover: false } }),
    installed({ ...from, kind: retirement, rules: { ways: [] } }),
    // The law caps the waiting period of portability and deferred benefit at three years.
    installed({ ...from, kind: waitingPeriods, rules: { vestingMonths: 36, redemptionWaitingMonths: 0 } }),
    installed({ ...from, kind: vesting, rules: { table: null } }),
    installed({
      ...from,
      kind: redemptionTerms,
      rules: { maximumInstalments: 12, maximumDeferralDays: 90 },
    }),
    installed({ ...from, kind: decisionPeriod, rules: { ...suggestedDecisionRules } }),
    installed({ ...from, kind: portability, rules: { forAssisted: false } }),
    // The most that the norms give.
    installed({ ...from, kind: portabilityDays, rules: { ...suggestedPortabilityDays } }),
    installed({ ...from, kind: accumulationDates, rules: { ...suggestedAccumulationDates } }),
    installed({ ...from, kind: selfSponsorship, rules: { feePercent: 0 } }),
    installed({
      ...from,
      kind: deferredBenefit,
      rules: { monthlyFee: 0, balanceFeePercent: 0, mayPay: false, mayReturn: false },
    }),
    installed({ ...from, kind: loans, rules: { ...suggestedLoans, categories: [] } }),
    installed({
      ...from,
      kind: investmentProfileWindows,
      rules: { months: [5, 11], firstDay: 1, lastDay: 15 },
    }),
    installed({ ...from, kind: invitations, rules: suggestedInvitationRules }),
    installed({ ...from, kind: onboarding, rules: suggestedOnboarding }),
    installed({ ...from, kind: planDependants, rules: suggestedPlanDependants }),
  ]
}
