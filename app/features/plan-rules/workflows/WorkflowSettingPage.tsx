import { EmptyState } from '@portal/design-system/EmptyState'
import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { useFocusOnArrival } from '#app/navigation/use-focus-on-arrival.ts'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { useSettingRights } from '#app/session/use-setting-rights.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { planRuleQueries } from '../plan-rules.queries.ts'
import { planRulesText } from '../plan-rules.text.ts'
import { useRuleWork } from '../use-rule-work.ts'
import { WorkflowChoice } from './WorkflowChoice.tsx'
import { WorkflowWorkbench } from './WorkflowWorkbench.tsx'
import { chosenType } from './workflow-setting.ts'
import { workflowsText as text } from './workflows.text.ts'

const route = getRouteApi('/_shell/settings/esteira')

/** The stages of the requests of a plan, kind by kind. */
export function WorkflowSettingPage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const heading = useFocusOnArrival()
  const { data: plans } = useSuspenseQuery(ask('retornarPlanos'))
  const { data: types } = useSuspenseQuery(ask('retornarTiposSolicitacao'))
  const idPlano = search.idPlano ?? plans[0]?.id
  const type = chosenType(types, search.funcionalidade)
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.lead}
        headingRef={heading}
        before={<BackLink href="/settings">{planRulesText.back}</BackLink>}
      />
      {idPlano === undefined || !type ? (
        <EmptyState title={planRulesText.noPlansTitle}>{planRulesText.noPlansText}</EmptyState>
      ) : (
        <WorkflowChoice
          plans={plans}
          types={types}
          idPlano={idPlano}
          type={type}
          onChoose={(chosen) =>
            void navigate({ to: '/settings/esteira', search: chosen, resetScroll: false })
          }
        >
          <OneWorkflow key={idPlano} idPlano={idPlano} type={type} />
        </WorkflowChoice>
      )}
    </>
  )
}

function OneWorkflow({ idPlano, type }: { idPlano: number; type: RequestType }) {
  const { data: edition } = useSuspenseQuery(planRuleQueries.edition(requestWorkflowRule.id, idPlano))
  const { person } = useSession()
  const work = useRuleWork({ rule: requestWorkflowRule }, edition, person.id)
  const rights = useSettingRights('esteira')
  return (
    <>
      <LeaveGuard act="save" isDirty={work.isDirty} keptIn={work.draft.isKept ? 'tab' : 'nowhere'} />
      <WorkflowWorkbench type={type} edition={edition} work={work} rights={rights} />
    </>
  )
}
