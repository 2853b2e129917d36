import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { openingHoursSetting } from '#app/features/plan-rules/opening-hours/opening-hours-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/horario-atendimento')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, openingHoursSetting, deps),
  head: titled(pageTitles.openingHours),
  pendingComponent: cardsPending(openingHoursSetting, [8, 8], 'beside'),
  component: () => <RuleSettingPage setting={openingHoursSetting} />,
})
