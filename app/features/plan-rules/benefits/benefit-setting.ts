import { benefitTermsRule } from '#contract/benefits/benefit-terms-rule.ts'
import { lifetimeAdjustmentRule } from '#contract/benefits/lifetime-adjustment-rule.ts'
import { retirementRule } from '#contract/benefits/retirement-rule.ts'
import { riskCoverRule } from '#contract/contributions/risk-cover-rule.ts'
import { benefitPaymentRule } from '#contract/payroll/benefit-payment-rule.ts'
import { annuityRule } from '#contract/simulation/annuity-rule.ts'
import { projectionRule } from '#contract/simulation/projection-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { taxPages } from '../taxes/tax-pages.ts'
import { BenefitPaymentFields, LifetimeAdjustmentFields } from './BenefitRuleFields.tsx'
import { BenefitTermsFields, benefitTermsLabels } from './BenefitTermsFields.tsx'
import { benefitManagementText as text } from './benefit-management.text.ts'
import { RetirementFields, retirementLabels } from './RetirementFields.tsx'
import { AnnuityFields, ProjectionFields, RiskCoverFields } from './SimulationFields.tsx'

/** When the thirteenth is paid, and of which incomes. */
const benefitPaymentPage = defineRulePage({
  rule: benefitPaymentRule,
  Fields: BenefitPaymentFields,
  lead: text.payment,
})

/** Who may retire, what a balance becomes, how that is paid, simulated and taxed. */
export const benefitSetting = defineRuleSetting({
  title: text.title,
  lead: text.lead,
  pages: [
    defineRulePage({
      rule: retirementRule,
      Fields: RetirementFields,
      isWide: true,
      labelsOf: retirementLabels,
      lead: text.retirement.lead,
    }),
    defineRulePage({
      rule: benefitTermsRule,
      Fields: BenefitTermsFields,
      labelsOf: benefitTermsLabels,
      lead: text.terms.lead,
    }),
    benefitPaymentPage,
    defineRulePage({
      rule: lifetimeAdjustmentRule,
      Fields: LifetimeAdjustmentFields,
      lead: text.adjustment,
    }),
    defineRulePage({ rule: riskCoverRule, Fields: RiskCoverFields, lead: text.risk }),
    defineRulePage({ rule: annuityRule, Fields: AnnuityFields, lead: text.annuity }),
    defineRulePage({ rule: projectionRule, Fields: ProjectionFields, lead: text.projection }),
    ...taxPages,
  ],
})
