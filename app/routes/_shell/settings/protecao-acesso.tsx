import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { accessProtectionSetting } from '#app/features/plan-rules/access-protection/access-protection-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/protecao-acesso')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, accessProtectionSetting, deps),
  head: titled(pageTitles.accessProtection),
  pendingComponent: cardsPending(accessProtectionSetting, [4, 4], 'beside'),
  component: () => <RuleSettingPage setting={accessProtectionSetting} />,
})
