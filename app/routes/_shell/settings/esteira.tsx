import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { WorkflowSettingPage } from '#app/features/plan-rules/workflows/WorkflowSettingPage.tsx'
import {
  workflowSearch,
  workflowSearchDefaults,
} from '#app/features/plan-rules/workflows/workflow-setting.search.ts'
import { loadWorkflowSetting } from '#app/features/plan-rules/workflows/workflow-setting.ts'
import { workflowsText } from '#app/features/plan-rules/workflows/workflows.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { requireAttendant } from '#app/session/require-attendant.ts'

export const Route = createFileRoute('/_shell/settings/esteira')({
  validateSearch: workflowSearch,
  search: { middlewares: [stripSearchParams(workflowSearchDefaults)] },
  beforeLoad: ({ context }) => requireAttendant(context.session),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadWorkflowSetting(queryClient, deps),
  head: titled(pageTitles.requestWorkflows),
  pendingComponent: cardsPending(workflowsText, [8, 8]),
  component: WorkflowSettingPage,
})
