import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { retentionSetting } from '#app/features/plan-rules/retention/retention-setting.ts'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/guarda-dados')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, retentionSetting, deps),
  head: titled(pageTitles.retention),
  pendingComponent: cardsPending(retentionSetting, [7, 4], 'beside'),
  component: () => <RuleSettingPage setting={retentionSetting} />,
})
