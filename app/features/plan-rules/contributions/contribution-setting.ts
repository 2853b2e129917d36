import { overdueChargesRule } from '#contract/collection/overdue-charges-rule.ts'
import { contributionSuspensionRule } from '#contract/contributions/contribution-suspension-rule.ts'
import { contributionTermsRule } from '#contract/contributions/contribution-terms-rule.ts'
import { bankFeeRule } from '#contract/payment-clearings/bank-fee-rule.ts'
import { defineRulePage, defineRuleSetting } from '../define-rule-page.ts'
import { BankFeeFields } from './BankFeeFields.tsx'
import { ContributionTermsFields } from './ContributionTermsFields.tsx'
import { contributionManagementText } from './contribution-management.text.ts'
import { OverdueFields } from './OverdueFields.tsx'
import { SuspensionFields } from './SuspensionFields.tsx'

export const contributionTermsPage = defineRulePage({
  rule: contributionTermsRule,
  Fields: ContributionTermsFields,
  lead: contributionManagementText.terms,
})

/** For how long contributions may stand still. */
const suspensionPage = defineRulePage({
  rule: contributionSuspensionRule,
  Fields: SuspensionFields,
  lead: contributionManagementText.suspension,
})

const overduePage = defineRulePage({
  rule: overdueChargesRule,
  Fields: OverdueFields,
  lead: contributionManagementText.overdue,
})

/** Who bears the bank's fee of the plan's slips. */
const bankFeePage = defineRulePage({
  rule: bankFeeRule,
  Fields: BankFeeFields,
  lead: contributionManagementText.bankFee,
})

export const contributionSetting = defineRuleSetting({
  title: contributionManagementText.title,
  lead: contributionManagementText.lead,
  pages: [contributionTermsPage, suspensionPage, overduePage, bankFeePage],
})
