import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { selfSponsorshipSetting } from '#app/features/plan-rules/self-sponsorship/self-sponsorship-setting.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/self-sponsorship-management')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, selfSponsorshipSetting, deps),
  head: titled(pageTitles.selfSponsorshipManagement),
  pendingComponent: cardsPending(selfSponsorshipSetting, [10, 10], 'beside'),
  component: () => <RuleSettingPage setting={selfSponsorshipSetting} />,
})
