import { accumulationDatesRule } from './accumulation-dates.ts'
import { annuityRule } from './annuity.ts'
import { bankFeeRule } from './bank-fee.ts'
import { benefitPaymentRule } from './benefit-payment.ts'
import { benefitTermsRule } from './benefit-terms.ts'
import { contributionSuspensionRule } from './contribution-suspension.ts'
import { contributionTermsRule } from './contribution-terms.ts'
import { decisionPeriodRule } from './decision-period.ts'
import { declarationsRule } from './declarations.ts'
import { deferredBenefitRule } from './deferred-benefit.ts'
import { planDependantsRule, taxDependantsRule } from './dependants.ts'
import { identityProtectionRule } from './identity-protection.ts'
import { investmentProfileWindowsRule } from './investment-profile-windows.ts'
import { invitationsRule } from './invitations.ts'
import { lifetimeAdjustmentRule } from './lifetime-adjustment.ts'
import { iofRule, loansRule } from './loans.ts'
import { onboardingRule } from './onboarding.ts'
import { openingHoursRule } from './opening-hours.ts'
import { overdueChargesRule } from './overdue-charges.ts'
import { portabilityRule } from './portability.ts'
import { portabilityDaysRule } from './portability-days.ts'
import { profileQuestionnaireRule } from './profile-questionnaire.ts'
import { projectionRule } from './projection.ts'
import { redemptionTermsRule } from './redemption-terms.ts'
import { requestWorkflowRule } from './request-workflow.ts'
import { retentionRule } from './retention.ts'
import { retirementRule } from './retirement.ts'
import { riskCoverRule } from './risk-cover.ts'
import { selfSponsorshipRule } from './self-sponsorship.ts'
import { servicesOfferedRule } from './services-offered.ts'
import {
  annualTaxRule,
  monthlyTaxRule,
  nonResidentTaxRule,
  redemptionTaxRule,
  regressiveTaxRule,
} from './taxes.ts'
import { vestingRule } from './vesting.ts'
import { waitingPeriodsRule } from './waiting-periods.ts'

/** Every rule with a date, in the order in which they are listed. */
export const ruleDefinitions = [
  servicesOfferedRule,
  requestWorkflowRule,
  contributionTermsRule,
  contributionSuspensionRule,
  overdueChargesRule,
  bankFeeRule,
  retirementRule,
  benefitTermsRule,
  benefitPaymentRule,
  lifetimeAdjustmentRule,
  annuityRule,
  projectionRule,
  riskCoverRule,
  waitingPeriodsRule,
  vestingRule,
  redemptionTermsRule,
  decisionPeriodRule,
  portabilityRule,
  portabilityDaysRule,
  accumulationDatesRule,
  selfSponsorshipRule,
  deferredBenefitRule,
  loansRule,
  investmentProfileWindowsRule,
  invitationsRule,
  onboardingRule,
  planDependantsRule,
  declarationsRule,
  profileQuestionnaireRule,
  openingHoursRule,
  identityProtectionRule,
  retentionRule,
  monthlyTaxRule,
  annualTaxRule,
  regressiveTaxRule,
  redemptionTaxRule,
  nonResidentTaxRule,
  iofRule,
  taxDependantsRule,
] as const

export const ruleIds = ruleDefinitions.map(({ id }) => id)
export type RuleId = (typeof ruleDefinitions)[number]['id']
