import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { loadProfileManagement } from '#app/features/investments/profile-management/load-profile-management.ts'
import { ProfileManagementPage } from '#app/features/investments/profile-management/ProfileManagementPage.tsx'
import { ProfileViews } from '#app/features/investments/profile-management/ProfileViews.tsx'
import {
  profileManagementDefaults,
  profileManagementSearch,
} from '#app/features/investments/profile-management/profile-management.search.ts'
import { profileManagementText } from '#app/features/investments/profile-management/profile-management.text.ts'
import { profileWindowsSetting } from '#app/features/plan-rules/profile-windows/profile-windows-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'

export const Route = createFileRoute('/_shell/settings/investment-profile-management')({
  validateSearch: profileManagementSearch,
  search: { middlewares: [stripSearchParams(profileManagementDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    deps.aba === 'periodos'
      ? loadRuleSetting(queryClient, profileWindowsSetting, deps)
      : loadProfileManagement(queryClient, deps),
  head: titled(pageTitles.profileManagement),
  pendingComponent: cardsPending(profileManagementText, [8]),
  component: () =>
    Route.useSearch().aba === 'periodos' ? (
      <RuleSettingPage setting={profileWindowsSetting} views={<ProfileViews current="periodos" />} />
    ) : (
      <ProfileManagementPage />
    ),
})
