import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { planRulesText } from '../plan-rules.text.ts'
import { RuleForm } from '../RuleForm.tsx'
import { RuleHistory } from '../RuleHistory.tsx'
import { inForceOf } from '../rule-values.ts'
import type { RuleWork } from '../use-rule-work.ts'
import { WorkflowInForce } from './WorkflowInForce.tsx'
import { WorkflowSurroundings } from './WorkflowSurroundings.tsx'
import { changesOfType, ruleOfType, workflowPages } from './workflow-page.tsx'
import { workflowsText as text } from './workflows.text.ts'

type WorkflowWorkbenchProps = {
  type: RequestType
  edition: RuleEdition
  work: RuleWork
  rights: { edit: boolean; publish: boolean }
}

/** The stages of one kind of request: what holds, what goes with it, what is being prepared, and what it has been. */
export function WorkflowWorkbench({ type, edition, work, rights }: WorkflowWorkbenchProps) {
  const others = otherChanges(edition, type)
  return (
    <Stack gap="6">
      {!rights.edit && <InlineMessage>{planRulesText.readOnly}</InlineMessage>}
      <WorkflowInForce type={type} edition={edition} />
      <WorkflowSurroundings type={type} />
      {others.length > 0 && <InlineMessage>{text.alsoPrepared(others)}</InlineMessage>}
      {rights.edit && type.decidida && (
        <RuleForm
          key={type.funcionalidade}
          page={workflowPages[type.funcionalidade]}
          edition={edition}
          work={work}
          canPublish={rights.publish}
        />
      )}
      {type.decidida && (
        <RuleHistory
          key={`${type.funcionalidade} history`}
          rule={ruleOfType(type.funcionalidade)}
          edition={{ ...edition, historico: versionsOf(edition, type.funcionalidade) }}
        />
      )}
    </Stack>
  )
}

/** Other kinds that the kept draft changes, by their names. */
function otherChanges(edition: RuleEdition, { funcionalidade }: RequestType): string[] {
  const { rascunho } = edition
  if (!rascunho) return []
  const before = inForceOf(edition)?.regras ?? null
  return requestKindSlugs
    .filter((slug) => slug !== funcionalidade)
    .filter((slug) => changesOfType(slug, before, rascunho.regras).length > 0)
    .map((slug) => requestKindFacts[slug].name)
}

/** The versions in which this kind became another, and the first one. */
function versionsOf({ historico }: RuleEdition, slug: RequestType['funcionalidade']) {
  const held = historico.filter(({ situacao }) => situacao !== 'substituida')
  return historico.filter((version) => {
    const before = held.find(({ desde }) => desde < version.desde)
    return !before || changesOfType(slug, before.regras, version.regras).length > 0
  })
}
