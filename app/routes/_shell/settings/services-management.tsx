import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { servicesSetting } from '#app/features/plan-rules/services/services-setting.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/services-management')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, servicesSetting, deps),
  head: titled(pageTitles.servicesManagement),
  pendingComponent: cardsPending(servicesSetting, [5, 5], 'beside'),
  component: () => <RuleSettingPage setting={servicesSetting} />,
})
