import { pageTitles } from '#app/navigation/page-titles.ts'
import { benefitTermsRule } from '#contract/benefits/benefit-terms-rule.ts'
import { lifetimeAdjustmentRule } from '#contract/benefits/lifetime-adjustment-rule.ts'
import { retirementRule } from '#contract/benefits/retirement-rule.ts'
import { riskCoverRule } from '#contract/contributions/risk-cover-rule.ts'
import { benefitPaymentRule } from '#contract/payroll/benefit-payment-rule.ts'
import { annuityRule } from '#contract/simulation/annuity-rule.ts'
import { projectionRule } from '#contract/simulation/projection-rule.ts'
import { publicPensionRule } from '#contract/simulation/public-pension-rule.ts'
import { defineRuleSetting, type RulePage } from '../define-rule-page.ts'
import { taxPages } from '../taxes/tax-pages.ts'
import { RetirementFields, retirementLabels } from './RetirementFields.tsx'

const benefitTermsPage: RulePage = {
  rule: benefitTermsRule,
  order: [
    'kinds',
    'incomeTypes',
    'needsEndOfEmployment',
    'cashMaximumPercent',
    'percent',
    'termYears',
    'suspension',
    'minimumIncome',
    'termBasis',
    'lifetimePayments',
    'changeMonths',
  ],
}

/** Who may retire, what a balance becomes, how that is paid, simulated and taxed. */
export const benefitSetting = defineRuleSetting({
  title: pageTitles.benefitManagement,
  lead: 'Quem pode se aposentar, como o saldo vira renda, quando ela é paga e reajustada, e as tabelas do imposto.',
  pages: [
    { rule: retirementRule, Fields: RetirementFields, isWide: true, labelsOf: retirementLabels },
    benefitTermsPage,
    { rule: benefitPaymentRule },
    { rule: lifetimeAdjustmentRule },
    { rule: riskCoverRule },
    { rule: annuityRule },
    { rule: projectionRule },
    { rule: publicPensionRule },
    ...taxPages,
  ],
})
