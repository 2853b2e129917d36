import type * as v from 'valibot'
import { benefitTermsRule } from './benefits/benefit-terms-rule.ts'
import { lifetimeAdjustmentRule } from './benefits/lifetime-adjustment-rule.ts'
import { retirementRule } from './benefits/retirement-rule.ts'
import { waitingPeriodsRule } from './benefits/waiting-periods-rule.ts'
import { overdueChargesRule } from './collection/overdue-charges-rule.ts'
import { contributionSuspensionRule } from './contributions/contribution-suspension-rule.ts'
import { contributionTermsRule } from './contributions/contribution-terms-rule.ts'
import { riskCoverRule } from './contributions/risk-cover-rule.ts'
import { openingHoursRule } from './conversations/opening-hours-rule.ts'
import { declarationsRule } from './declarations/declarations-rule.ts'
import { planDependantsRule, taxDependantsRule } from './dependants/dependants-rule.ts'
import { invitationsRule } from './enrolment/invitations-rule.ts'
import { onboardingRule } from './enrolment/onboarding-rule.ts'
import { accumulationDatesRule } from './exits/accumulation-dates-rule.ts'
import { decisionPeriodRule } from './exits/decision-period-rule.ts'
import { deferredBenefitRule } from './exits/deferred-benefit-rule.ts'
import { portabilityDaysRule } from './exits/portability-days-rule.ts'
import { portabilityRule } from './exits/portability-rule.ts'
import { redemptionTermsRule } from './exits/redemption-terms-rule.ts'
import { selfSponsorshipRule } from './exits/self-sponsorship-rule.ts'
import { vestingRule } from './exits/vesting-rule.ts'
import { identityProtectionRule } from './identity/identity-protection-rule.ts'
import { investmentProfileWindowsRule } from './investments/investment-profile-windows-rule.ts'
import { profileQuestionnaireRule } from './investments/profile-questionnaire-rule.ts'
import { iofRule, loansRule } from './loans/loans-rule.ts'
import { bankFeeRule } from './payment-clearings/bank-fee-rule.ts'
import { benefitPaymentRule } from './payroll/benefit-payment-rule.ts'
import { servicesOfferedRule } from './plans/services-offered-rule.ts'
import { retentionRule } from './records/retention-rule.ts'
import { requestWorkflowRule } from './requests/request-workflow-rule.ts'
import { annuityRule } from './simulation/annuity-rule.ts'
import { projectionRule } from './simulation/projection-rule.ts'
import { publicPensionRule } from './simulation/public-pension-rule.ts'
import {
  annualTaxRule,
  monthlyTaxRule,
  nonResidentTaxRule,
  redemptionTaxRule,
  regressiveTaxRule,
} from './taxes/taxes-rule.ts'

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
  publicPensionRule,
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

type Definition = (typeof ruleDefinitions)[number]

export const ruleIds = ruleDefinitions.map(({ id }) => id)
export type RuleId = Definition['id']
/** Kinds of rule that each plan sets for itself, or that are for everybody. */
export type RuleIdOf<Scope extends Definition['scope']> = Extract<Definition, { scope: Scope }>['id']
/** A rule of a kind before it is checked. */
export type RuleInput<Id extends RuleId> = v.InferInput<Extract<Definition, { id: Id }>['schema']>
