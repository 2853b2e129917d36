import { Card } from '@portal/design-system/Card'
import { Text } from '@portal/design-system/Text'
import { type Variable, VariableEditor } from '@portal/design-system/VariableEditor'
import { EditionForm } from '#app/editing/EditionForm.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { EmailTextActions } from './EmailTextActions.tsx'
import { emailTextsText as text } from './email-texts.text.ts'
import type { EmailTextWork } from './use-email-text-work.ts'

type EmailTextFormProps = { edition: EmailTextEdition; work: EmailTextWork; canPublish: boolean }

const labels = { assunto: text.subject, corpo: text.body, protocolo: text.protocol }

/** The words of an e-mail: subject, text, the variables to put in, and what can be done with them. */
export function EmailTextForm({ edition, work, canPublish }: EmailTextFormProps) {
  const { form, isDirty } = work
  return (
    <Card title={text.write}>
      <EditionForm
        work={work}
        submits="preview"
        labels={labels}
        state={stateOf(edition, isDirty)}
        actions={<EmailTextActions edition={edition} work={work} canPublish={canPublish} />}
      >
        <VariableEditor
          label={text.variables}
          description={text.variablesHelp}
          variables={edition.variaveis.map(variableOf)}
        >
          <form.AppField name="assunto">
            {() => <TextInput label={text.subject} isRequired maxLength={150} autoComplete="off" />}
          </form.AppField>
          <form.AppField name="corpo">
            {() => (
              <TextAreaInput
                label={text.body}
                description={text.bodyHelp}
                isRequired
                rows={12}
                maxLength={4000}
              />
            )}
          </form.AppField>
        </VariableEditor>
        <Text variant="small" tone="muted">
          {text.button(edition.botao)}
        </Text>
        <form.AppField name="protocolo">
          {() => (
            <TextInput
              label={text.protocol}
              description={text.protocolHelp}
              maxLength={12}
              autoComplete="off"
            />
          )}
        </form.AppField>
      </EditionForm>
    </Card>
  )
}

function stateOf({ historico: [newest] }: EmailTextEdition, isDirty: boolean): string {
  if (isDirty) return text.states.unsaved
  return newest?.texto ? text.states.own(newest.versao) : text.states.standard
}

function variableOf({
  nome,
  descricao,
  exemplo,
  obrigatoria,
}: EmailTextEdition['variaveis'][number]): Variable {
  return { name: nome, description: descricao, example: exemplo, isRequired: obrigatoria }
}
