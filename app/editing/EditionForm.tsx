import { Button } from '@portal/design-system/Button'
import { Form } from '@portal/design-system/Form'
import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { editingText } from './editing.text.ts'
import type { EditionWork } from './use-edition.ts'

type EditionFormProps<Act extends string> = {
  work: Omit<EditionWork<Act>, 'isDirty'> & { form: { AppForm: ComponentType<PropsWithChildren> } }
  /** The act of Enter in a field, and of the button that submits. */
  submits: NoInfer<Act>
  /** Labels of the fields by their wire paths, for the summary of what is wrong. A short form has none. */
  labels?: Readonly<Record<string, string>>
  /** Why nothing can be changed: then no draft is spoken of. */
  note?: ReactNode
  /** Reads the newest version, after somebody else was faster. */
  newest?: string
  /** Where it stands: focus goes here once the button that was pressed is gone. */
  state?: string | false
  children: ReactNode
  /** None where nothing can be changed: then Enter sends nothing either. */
  actions: ReactNode
}

const none = {}

/** The form of something with versions: notices and the way out of a conflict, fields, where it stands, and what can be done. */
export function EditionForm<Act extends string>({
  work,
  submits,
  labels = none,
  note,
  newest = editingText.newest,
  state,
  children,
  actions,
}: EditionFormProps<Act>) {
  const { form, draft, line } = work
  const { problem } = work.command
  return (
    <form.AppForm>
      <CommandProblemProvider value={problem}>
        <div {...keptFormProps(draft.isKept)}>
          <Form onSubmit={() => actions && work.submit(submits)}>
            {note}
            <FormNotices labels={labels} problem={problem} draft={note ? undefined : draft} />
            {work.isOutdated && (
              <div>
                <Button variant="secondary" size="compact" onPress={() => void work.readAgain()}>
                  {newest}
                </Button>
              </div>
            )}
            {children}
            {state && (
              <p ref={line} role="status" tabIndex={-1}>
                {state}
              </p>
            )}
            {actions}
          </Form>
        </div>
      </CommandProblemProvider>
    </form.AppForm>
  )
}
