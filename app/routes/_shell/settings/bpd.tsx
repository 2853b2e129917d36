import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { deferralSetting } from '#app/features/plan-rules/deferral/deferral-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/bpd')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, deferralSetting, deps),
  head: titled(pageTitles.deferralManagement),
  pendingComponent: cardsPending(deferralSetting, [10, 10], 'beside'),
  component: () => <RuleSettingPage setting={deferralSetting} />,
})
