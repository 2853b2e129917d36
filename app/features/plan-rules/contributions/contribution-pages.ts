import { contributionSuspensionRule } from '#contract/rules/contribution-suspension.ts'
import { contributionTermsRule } from '#contract/rules/contribution-terms.ts'
import { defineRulePage } from '../define-rule-page.ts'
import { ContributionTermsFields } from './ContributionTermsFields.tsx'
import { contributionManagementText } from './contribution-management.text.ts'
import { SuspensionFields } from './SuspensionFields.tsx'

/** What a plan takes as contributions. */
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

/** The rules of `/settings/contribution-management`, in their order. */
export const contributionPages = [contributionTermsPage, suspensionPage] as const
