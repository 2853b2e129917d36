import { RuleSettingPending } from '../RuleSettingPending.tsx'
import { contributionManagementText } from './contribution-management.text.ts'

/** The rules of contributions while they are on their way. */
export function ContributionManagementPending() {
  return (
    <RuleSettingPending title={contributionManagementText.title} lead={contributionManagementText.lead} />
  )
}
