import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { onboardingSetting } from '#app/features/plan-rules/onboarding/onboarding-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/onboarding-management')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, onboardingSetting, deps),
  head: titled(pageTitles.onboardingManagement),
  pendingComponent: cardsPending(onboardingSetting, [10, 10], 'beside'),
  component: () => <RuleSettingPage setting={onboardingSetting} />,
})
