import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Form } from '@portal/design-system/Form'
import { Stack } from '@portal/design-system/Stack'
import { formatInstant } from '#app/format/dates.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useSavedLine } from '#app/forms/use-saved-line.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { planRulesText } from './plan-rules.text.ts'
import { RuleActions } from './RuleActions.tsx'
import { nestedLabels, RuleFields } from './RuleFields.tsx'
import { RulePreviewResult } from './RulePreviewResult.tsx'
import type { RuleWork } from './use-rule-work.ts'

type RuleFormProps = { page: RulePage; edition: RuleEdition; work: RuleWork; canPublish: boolean }

/** The change that is being prepared: the parts of the rule, from when on, what sets it, and what it would do. */
export function RuleForm({
  page: { rule, Fields, isWide, labelsOf, order },
  edition,
  work,
  canPublish,
}: RuleFormProps) {
  const { form, isDirty } = work
  const { problem } = work.command
  const { line, settle } = useSavedLine(isDirty)
  const parts = {
    ...Object.fromEntries(Object.entries(rule.fields).map(([part, { label }]) => [part, label])),
    ...nestedLabels(rule),
    ...labelsOf?.(work.values.regras),
  }
  const labels = {
    ...Object.fromEntries(Object.entries(parts).map(([part, label]) => [`regras.${part}`, label])),
    aPartirDe: planRulesText.from,
    fonte: planRulesText.sourceField,
    nota: planRulesText.noteField,
  }
  const fields = Fields ? (
    <Fields form={form} edition={edition} />
  ) : (
    <RuleFields form={form} rule={rule} parts={order} />
  )
  return (
    <Card title={edition.rascunho ? planRulesText.prepared : planRulesText.prepare}>
      <form.AppForm>
        <CommandProblemProvider value={problem}>
          <Form onSubmit={() => void form.handleSubmit({ act: 'save' })}>
            <FormNotices labels={labels} problem={problem} />
            {work.isOutdated && (
              <div>
                <Button variant="secondary" size="compact" onPress={() => void work.readAgain()}>
                  {planRulesText.newest}
                </Button>
              </div>
            )}
            {isWide ? (
              fields
            ) : (
              <Columns template="halves" from="medium" gap="5">
                {fields}
              </Columns>
            )}
            <Columns template="halves" from="medium" gap="5">
              <form.AppField name="aPartirDe">
                {() => <DateInput label={planRulesText.from} description={planRulesText.fromHelp} />}
              </form.AppField>
              <form.AppField name="fonte">
                {() => (
                  <TextInput
                    label={planRulesText.sourceField}
                    description={planRulesText.sourceHelp}
                    maxLength={300}
                  />
                )}
              </form.AppField>
            </Columns>
            <form.AppField name="nota">
              {() => (
                <TextAreaInput
                  label={planRulesText.noteField}
                  description={planRulesText.noteHelp}
                  maxLength={1000}
                />
              )}
            </form.AppField>
            <p ref={line} role="status" tabIndex={-1}>
              {stateOf(edition, isDirty)}
            </p>
            <RuleActions
              edition={edition}
              work={work}
              hasWork={isDirty || edition.rascunho !== null}
              canPublish={canPublish}
              settle={settle}
            />
          </Form>
        </CommandProblemProvider>
      </form.AppForm>
      {work.preview && (
        <Stack gap="5">
          <RulePreviewResult preview={work.preview} />
        </Stack>
      )}
    </Card>
  )
}

function stateOf({ rascunho }: RuleEdition, isDirty: boolean): string {
  if (isDirty) return planRulesText.state.unsaved
  if (!rascunho) return planRulesText.state.none
  return planRulesText.state.saved(formatInstant(rascunho.alteradoEm), rascunho.alteradoPor)
}
