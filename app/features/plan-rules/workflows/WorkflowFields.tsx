import { Announcer } from '@portal/design-system/Announcer'
import { Button } from '@portal/design-system/Button'
import { Columns } from '@portal/design-system/Columns'
import { PlusIcon } from '@portal/design-system/icons'
import { ReorderableList } from '@portal/design-system/ReorderableList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { fieldId } from '#app/forms/field-state.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { type RequestKindSlug, requestKindFacts } from '#contract/requests/request-kinds.ts'
import type { RuleFormApi, RuleValues } from '../rule-values.ts'
import { type DrawnStage, stageName, workflowOf } from './drawn-workflow.ts'
import { StageFields } from './StageFields.tsx'
import { WorkflowDrawing } from './WorkflowDrawing.tsx'
import { workflowsText as text } from './workflows.text.ts'

const newStage = { name: '', level: 1, slaBusinessDays: 1, checklist: [], mayReturn: true }

type WorkflowFieldsProps = { form: RuleFormApi; slug: RequestKindSlug }

/** The stages of a kind in their order, beside a drawing of them. */
export function WorkflowFields({ form, slug }: WorkflowFieldsProps) {
  const [news, setNews] = useState('')
  const { values } = useFormValues<RuleValues>(form)
  const workflow = workflowOf(values.regras, slug)
  const stages: readonly DrawnStage[] = workflow?.stages ?? []
  const path = `regras.${slug}.stages` as const
  return (
    <Columns template="wideNarrow" from="widest">
      <form.AppField name={path} mode="array">
        {(list) => (
          <Stack gap="4" id={fieldId(path)} tabIndex={-1}>
            <Text as="h3" variant="subtitle" id={fieldId(`regras.${slug}`)} tabIndex={-1}>
              {text.stages}
            </Text>
            <ReorderableList
              label={text.stages}
              items={stages}
              itemKey={(_, at) => at}
              itemName={stageName}
              onMove={(from, to) => list.moveValue(from, to)}
            >
              {(stage, at) => (
                <StageFields
                  form={form}
                  path={`${path}[${at}]`}
                  name={stageName(stage, at)}
                  onRemove={
                    stages.length > 1
                      ? () => {
                          list.removeValue(at)
                          setNews(text.removed(stageName(stage, at), stages.length - 1))
                        }
                      : undefined
                  }
                />
              )}
            </ReorderableList>
            <div>
              <Button
                variant="secondary"
                icon={PlusIcon}
                onPress={() => {
                  list.pushValue(newStage)
                  setNews(text.added(stages.length + 1))
                }}
              >
                {text.add}
              </Button>
            </div>
            <form.AppField name={`regras.${slug}.isPayment`}>
              {() => (
                <CheckboxInput
                  label={text.isPayment}
                  description={requestKindFacts[slug].paysOut ? text.alwaysPayment : text.isPaymentHelp}
                  isDisabled={requestKindFacts[slug].paysOut}
                />
              )}
            </form.AppField>
            <Announcer message={news} />
          </Stack>
        )}
      </form.AppField>
      {workflow && <WorkflowDrawing workflow={workflow} />}
    </Columns>
  )
}
