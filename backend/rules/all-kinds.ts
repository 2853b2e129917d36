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
import {
  bankFee,
  contributionSuspension,
  contributionTerms,
  overdueCharges,
  selfSponsorship,
} from './contribution-kinds.ts'
import type { PlanRulesKind } from './define-plan-rules.ts'
import { planDependants, taxDependants } from './dependant-kinds.ts'
import {
  declarations,
  identityProtection,
  investmentProfileWindows,
  invitations,
  onboarding,
  openingHours,
  profileQuestionnaire,
} from './entity-kinds.ts'
import { requestWorkflow } from './request-workflow.ts'
import {
  accumulationDates,
  deferredBenefit,
  loans,
  loanTax,
  portability,
  portabilityDays,
  retirement,
  servicesOffered,
  waitingPeriods,
} from './service-kinds.ts'
import { annualTax, monthlyTax, nonResidentTax, redemptionTax, regressiveTax } from './tax-kinds.ts'

/** Every kind of rule with dates, in the order in which they are listed. */
export const ruleKinds: readonly PlanRulesKind[] = [
  servicesOffered,
  requestWorkflow,
  contributionTerms,
  contributionSuspension,
  overdueCharges,
  bankFee,
  retirement,
  benefitTerms,
  benefitPayment,
  lifetimeAdjustment,
  annuity,
  projection,
  riskCover,
  waitingPeriods,
  vesting,
  redemptionTerms,
  decisionPeriod,
  portability,
  portabilityDays,
  accumulationDates,
  selfSponsorship,
  deferredBenefit,
  loans,
  investmentProfileWindows,
  invitations,
  onboarding,
  planDependants,
  declarations,
  profileQuestionnaire,
  openingHours,
  identityProtection,
  monthlyTax,
  annualTax,
  regressiveTax,
  redemptionTax,
  nonResidentTax,
  loanTax,
  taxDependants,
]
