import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RequestType } from '#contract/requests/request-workflows.ts'
import { dateText } from '#contract/value-text.ts'
import { planRulesText } from '../plan-rules.text.ts'
import { RuleChanges } from '../RuleChanges.tsx'
import { inForceOf } from '../rule-values.ts'
import { workflowOf } from './drawn-workflow.ts'
import { WorkflowDrawing } from './WorkflowDrawing.tsx'
import { WorkflowTable } from './WorkflowTable.tsx'
import { changesOfType } from './workflow-page.tsx'
import { workflowsText as text } from './workflows.text.ts'

type WorkflowInForceProps = { type: RequestType; edition: RuleEdition }

/** The stages of a kind as they are today, drawn and in a table, and what is published for later. */
export function WorkflowInForce({ type, edition }: WorkflowInForceProps) {
  const current = inForceOf(edition)
  const workflow = current ? workflowOf(current.regras, type.funcionalidade) : null
  const later = edition.historico.filter(({ situacao }) => situacao === 'futura').toReversed()
  return (
    <Card title={planRulesText.inForce(edition.plano?.nome ?? null)}>
      <Stack gap="5">
        {!type.decidida && <InlineMessage>{text.notDecided}</InlineMessage>}
        {type.decidida && workflow && (
          <Columns template="wideNarrow" from="widest">
            <Stack gap="4">
              <WorkflowTable workflow={workflow} />
              <Text>
                {text.whole(workflow.stages.reduce((days, stage) => days + (stage.slaBusinessDays ?? 0), 0))}{' '}
                {workflow.isPayment && text.fourEyes}
              </Text>
            </Stack>
            <WorkflowDrawing workflow={workflow} />
          </Columns>
        )}
        {type.decidida && !workflow && (
          <InlineMessage tone="warning">{planRulesText.noneInForce}</InlineMessage>
        )}
        {current && (
          <Text variant="small" tone="muted">
            {planRulesText.since(dateText(current.desde))} {planRulesText.source(current.fonte)}
          </Text>
        )}
        {later.map((version, at) => {
          const changes = changesOfType(
            type.funcionalidade,
            (later[at - 1] ?? current)?.regras ?? null,
            version.regras,
          )
          return (
            changes.length > 0 && (
              <Banner key={version.versao} tone="info" title={planRulesText.later(dateText(version.desde))}>
                <RuleChanges changes={changes} />
              </Banner>
            )
          )
        })}
      </Stack>
    </Card>
  )
}
