import { annuityRule } from '#contract/rules/annuity.ts'
import { benefitPaymentRule } from '#contract/rules/benefit-payment.ts'
import { benefitTermsRule } from '#contract/rules/benefit-terms.ts'
import { lifetimeAdjustmentRule } from '#contract/rules/lifetime-adjustment.ts'
import { projectionRule } from '#contract/rules/projection.ts'
import { retirementRule } from '#contract/rules/retirement.ts'
import { riskCoverRule } from '#contract/rules/risk-cover.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { taxPages } from '../taxes/tax-pages.ts'
import { BenefitPaymentFields, LifetimeAdjustmentFields } from './BenefitRuleFields.tsx'
import { BenefitTermsFields, benefitTermsLabels } from './BenefitTermsFields.tsx'
import { benefitManagementText as text } from './benefit-management.text.ts'
import { RetirementFields, retirementLabels } from './RetirementFields.tsx'
import { AnnuityFields, ProjectionFields, RiskCoverFields } from './SimulationFields.tsx'

/** When the thirteenth is paid, and of which incomes. */
export const benefitPaymentPage = defineRulePage({
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
