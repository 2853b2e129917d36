import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { DraftActions, draftState } from '#app/editing/DraftActions.tsx'
import { EditionForm } from '#app/editing/EditionForm.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import { dateText } from '#contract/value-text.ts'
import type { RulePage } from './define-rule-page.ts'
import { planRulesText } from './plan-rules.text.ts'
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
  // Of the values on screen only.
  const preview = work.looked?.values === work.values ? work.looked.preview : null
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
      <EditionForm
        work={work}
        submits="save"
        labels={labels}
        state={draftState(edition, isDirty)}
        actions={
          <DraftActions
            work={work}
            edition={edition}
            canPublish={canPublish}
            publishing={({ from, replaced }) => ({
              title: planRulesText.publishTitle(edition.nome, edition.plano?.nome ?? null),
              text: [
                planRulesText.publishText(dateText(from)),
                replaced.length > 0 && planRulesText.replaces(replaced.map(dateText).join(', ')),
              ]
                .filter(Boolean)
                .join(' '),
              done: planRulesText.published(dateText(from)),
            })}
            discarding={{ title: planRulesText.discardTitle, text: planRulesText.discardText }}
          >
            <Button
              variant="secondary"
              isDisabled={!isDirty && edition.rascunho === null}
              onPress={() => work.submit('preview')}
            >
              {planRulesText.preview}
            </Button>
          </DraftActions>
        }
      >
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
      </EditionForm>
      {preview && (
        <Stack gap="5">
          <RulePreviewResult preview={preview} />
        </Stack>
      )}
    </Card>
  )
}
