import { type RuleId, ruleIds } from '#contract/all-rules.ts'
import {
  annuity,
  benefitPayment,
  benefitTerms,
  decisionPeriod,
  lifetimeAdjustment,
  projection,
  publicPensionTerms,
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
  retention,
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

/** Each kind of rule with dates of the contract, with what only the server knows of it. */
const kinds = {
  'services-offered': servicesOffered,
  'request-workflow': requestWorkflow,
  'contribution-terms': contributionTerms,
  'contribution-suspension': contributionSuspension,
  'overdue-charges': overdueCharges,
  'bank-fee': bankFee,
  retirement,
  'benefit-terms': benefitTerms,
  'benefit-payment': benefitPayment,
  'lifetime-adjustment': lifetimeAdjustment,
  annuity,
  projection,
  'risk-cover': riskCover,
  'waiting-periods': waitingPeriods,
  vesting,
  'redemption-terms': redemptionTerms,
  'decision-period': decisionPeriod,
  portability,
  'portability-days': portabilityDays,
  'accumulation-dates': accumulationDates,
  'self-sponsorship': selfSponsorship,
  'deferred-benefit': deferredBenefit,
  loans,
  'investment-profile-windows': investmentProfileWindows,
  invitations,
  onboarding,
  'plan-dependants': planDependants,
  'public-pension': publicPensionTerms,
  declarations,
  'profile-questionnaire': profileQuestionnaire,
  'opening-hours': openingHours,
  'identity-protection': identityProtection,
  retention,
  'tax-monthly': monthlyTax,
  'tax-annual': annualTax,
  'tax-regressive': regressiveTax,
  'tax-redemption': redemptionTax,
  'tax-non-resident': nonResidentTax,
  'tax-iof': loanTax,
  'tax-dependants': taxDependants,
} satisfies Record<RuleId, PlanRulesKind>

export const kindOf = (id: RuleId): PlanRulesKind => kinds[id]

/** Every kind of rule with dates, in the order in which they are listed. */
export const ruleKinds: readonly PlanRulesKind[] = ruleIds.map(kindOf)
