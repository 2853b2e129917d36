import { pageTitles } from '#app/navigation/page-titles.ts'
import { overdueChargesRule } from '#contract/collection/overdue-charges-rule.ts'
import { contributionSuspensionRule } from '#contract/contributions/contribution-suspension-rule.ts'
import { contributionTermsRule } from '#contract/contributions/contribution-terms-rule.ts'
import { bankFeeRule } from '#contract/payment-clearings/bank-fee-rule.ts'
import { defineRuleSetting, type RulePage } from '../define-rule-page.ts'
import { ContributionTermsFields } from './ContributionTermsFields.tsx'

export const contributionTermsPage: RulePage = {
  rule: contributionTermsRule,
  Fields: ContributionTermsFields,
}

export const contributionSetting = defineRuleSetting({
  title: pageTitles.contributionManagement,
  lead: 'O que cada plano recebe, quando a contribuição pode mudar, por quanto tempo pode parar, o que custa o atraso e quem paga a tarifa do banco.',
  pages: [
    contributionTermsPage,
    { rule: contributionSuspensionRule },
    { rule: overdueChargesRule },
    { rule: bankFeeRule },
  ],
})
