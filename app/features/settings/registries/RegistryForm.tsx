import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Form } from '@portal/design-system/Form'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import type { ReactNode } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import type { FormDraft } from '#app/forms/use-tab-draft.ts'
import type { Scalars } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'
import type { RegistryFormApi } from './use-registry-form.ts'

type RegistryFormProps<Values extends Scalars> = {
  form: RegistryFormApi<Values>
  draft: Pick<FormDraft, 'isRestored' | 'isKept' | 'startOver'>
  /** Labels of the fields by their names in the record. */
  labels: Readonly<Record<string, string>>
  problem: Problem | null
  /** Somebody else changed the record first. */
  isOutdated: boolean
  isNew: boolean
  isSending: boolean
  /** Why nothing can be changed; null when it can. */
  note: string | null
  onReadAgain: () => void
  children: ReactNode
}

export function RegistryForm<Values extends Scalars>({
  form,
  draft,
  labels,
  problem,
  isOutdated,
  isNew,
  isSending,
  note,
  onReadAgain,
  children,
}: RegistryFormProps<Values>) {
  const byPath = Object.fromEntries(Object.entries(labels).map(([name, label]) => [`dados.${name}`, label]))
  return (
    <Card title={registriesText.data}>
      <form.AppForm>
        <CommandProblemProvider value={problem}>
          <div {...keptFormProps(draft.isKept)}>
            <Form onSubmit={() => void form.handleSubmit()}>
              {note && <InlineMessage>{note}</InlineMessage>}
              <FormNotices labels={byPath} problem={problem} draft={note ? undefined : draft} />
              {isOutdated && (
                <div>
                  <Button variant="secondary" size="compact" onPress={onReadAgain}>
                    {registriesText.newest}
                  </Button>
                </div>
              )}
              <Columns template="halves" from="medium" gap="5">
                {children}
              </Columns>
              {!note && (
                <div>
                  <Button type="submit" variant="primary" isPending={isSending}>
                    {isNew ? registriesText.create : registriesText.save}
                  </Button>
                </div>
              )}
            </Form>
          </div>
        </CommandProblemProvider>
      </form.AppForm>
    </Card>
  )
}
