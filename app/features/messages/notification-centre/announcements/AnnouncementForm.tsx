import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '#contract/messages/announcements-limits.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { type AnnouncementValues, noAnnouncement } from './announcement-values.ts'
import { announcementsText } from './announcements.text.ts'
import { ConfirmAnnouncement } from './ConfirmAnnouncement.tsx'
import { useAnnouncementForm } from './use-announcement-form.ts'
import { WhenFields } from './WhenFields.tsx'

const { form: text } = announcementsText

type AnnouncementFormProps = {
  plans: readonly { id: number; nome: string }[]
  /** Pages to which it may lead. */
  pages: readonly { id: string; label: string }[]
  onSent: (values: AnnouncementValues) => void
}

/** Writes a notification to many people, beside what they will see; how many get it is asked before it goes. */
export function AnnouncementForm({ plans, pages, onSent }: AnnouncementFormProps) {
  const { form, asked, counting, sending, send, leave } = useAnnouncementForm(onSent)
  const { values } = useFormValues<AnnouncementValues>(form)
  return (
    <CommandProblemProvider value={sending.problem ?? counting.problem}>
      <Columns template="mainAside" from="widest" gap="6">
        <Stack as="form" gap="6" method="post" noValidate onSubmit={submitHandler(form)}>
          <FormProblem
            problem={asked === null ? (sending.problem ?? counting.problem) : null}
            fields={Object.keys(noAnnouncement)}
          />
          <Card title={text.who}>
            <AudienceFields form={form} audience={values.destino} plans={plans} />
          </Card>
          <Card title={text.words}>
            <Stack gap="5">
              <form.AppField name="titulo">
                {() => <TextInput label={text.title} isRequired maxLength={LONGEST_TITLE} />}
              </form.AppField>
              <form.AppField name="texto">
                {() => (
                  <TextAreaInput
                    label={text.text}
                    description={text.textHint}
                    isRequired
                    maxLength={LONGEST_TEXT}
                  />
                )}
              </form.AppField>
              <form.AppField name="caminho">
                {() => (
                  <SelectInput<string>
                    label={text.page}
                    description={text.pageHint}
                    options={[{ id: '', label: text.noPage }, ...pages]}
                  />
                )}
              </form.AppField>
            </Stack>
          </Card>
          <Card title={text.when}>
            <WhenFields form={form} isLater={values.quando === 'depois'} />
          </Card>
          <div>
            <Button type="submit" isPending={counting.isPending}>
              {text.submit}
            </Button>
          </div>
        </Stack>
        <AnnouncementPreview title={values.titulo} text={values.texto} />
      </Columns>
      {asked && <ConfirmAnnouncement asked={asked} sending={sending} onSend={send} onLeave={leave} />}
    </CommandProblemProvider>
  )
}
