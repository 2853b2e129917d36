import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { exitSetting } from '#app/features/plan-rules/exits/exit-setting.ts'
import { RuleSettingPage } from '#app/features/plan-rules/RuleSettingPage.tsx'
import { ruleSettingDefaults, ruleSettingSearch } from '#app/features/plan-rules/rule-setting.search.ts'
import { loadRuleSetting } from '#app/features/plan-rules/rule-setting.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'

export const Route = createFileRoute('/_shell/settings/resgate')({
  validateSearch: ruleSettingSearch,
  search: { middlewares: [stripSearchParams(ruleSettingDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search: { idPlano, regra } }) => ({ idPlano, regra }),
  loader: ({ context: { queryClient }, deps }) => loadRuleSetting(queryClient, exitSetting, deps),
  head: titled(pageTitles.exitManagement),
  pendingComponent: cardsPending(exitSetting, [10, 10], 'beside'),
  component: () => <RuleSettingPage setting={exitSetting} />,
})
