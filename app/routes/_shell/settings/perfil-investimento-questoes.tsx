import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { questionnaireSetting } from '#app/features/plan-rules/questionnaire/questionnaire-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { ruleSettingRoute } from '#app/features/plan-rules/rule-setting-route.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'

export const Route = createFileRoute('/_shell/settings/perfil-investimento-questoes')({
  ...ruleSettingRoute,
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, questionnaireSetting, deps),
  head: titled(pageTitles.questionnaireManagement),
  pendingComponent: cardsPending(questionnaireSetting, [10, 10], 'beside'),
  component: () => <RuleSettingPage setting={questionnaireSetting} />,
})
