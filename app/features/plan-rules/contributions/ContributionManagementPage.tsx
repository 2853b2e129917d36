import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { RuleSettingPage } from '../RuleSettingPage.tsx'
import { contributionManagementText } from './contribution-management.text.ts'
import { contributionPages } from './contribution-pages.ts'

const route = getRouteApi('/_shell/settings/contribution-management')

/** "Regras de contribuição": what each plan takes, and for how long contributions may stand still. */
export function ContributionManagementPage() {
  const navigate = useNavigate()
  return (
    <RuleSettingPage
      title={contributionManagementText.title}
      lead={contributionManagementText.lead}
      pages={contributionPages}
      search={route.useSearch()}
      onSearch={(search) =>
        void navigate({ to: '/settings/contribution-management', search, resetScroll: false })
      }
    />
  )
}
