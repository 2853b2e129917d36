import { Button } from '@portal/design-system/Button'
import { Form } from '@portal/design-system/Form'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { useRequestDraft } from '#app/features/request-engine/use-request-draft.ts'
import { CommandProblemProvider } from '#app/forms/CommandProblem.tsx'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { keptFormProps } from '#app/forms/kept-forms.ts'
import { LeaveGuard } from '#app/forms/LeaveGuard.tsx'
import { needsSavingNotice } from '#app/forms/needs-saving-notice.ts'
import { SavingNotice } from '#app/forms/SavingNotice.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useKeptForm } from '#app/forms/use-kept-form.ts'
import { areValues } from '#app/forms/values.schema.ts'
import { send } from '#app/session/ask.ts'
import { checkInvitationValues } from '#contract/enrolment/invitation-check.ts'
import {
  type InvitationItem,
  type InvitationValues,
  invitationValues,
} from '#contract/enrolment/invitations.ts'
import { InvitationFields } from './InvitationFields.tsx'
import { invitationsText } from './invitations.text.ts'
import { historyOf, type SentInvitations } from './sent-invitations.ts'

type InvitationFormProps = { sent: SentInvitations; onInvited: (invitation: InvitationItem) => void }

const blank = (): InvitationValues => ({
  nome: '',
  email: '',
  telefone: '',
  parentesco: null,
  consentimento: false,
})

const isSame = (stored: unknown) => areValues(invitationValues, stored)

/** A new invitation. What is filled in is kept as a request's is; the same sent twice is one invitation. */
export function InvitationForm({ sent, onInvited }: InvitationFormProps) {
  const { place, ...kept } = useRequestDraft({ servico: 'convidar-participante' })
  const [keys] = useState(() => submissionKeys(place))
  const inviting = useCommand(send('convidarParticipante'))
  const { form, draft } = useKeptForm<InvitationValues>({
    place,
    ...kept,
    isSame,
    first: blank,
    check: (values) => fieldErrors(checkInvitationValues(values, historyOf(sent), sent.hoje)),
    onChecked: (values) => void invite(values),
  })
  const invite = async (values: InvitationValues) => {
    const { parentesco } = values
    if (parentesco === null) return
    await draft.flush()
    const outcome = await inviting.run({ ...values, parentesco, chaveEnvio: keys.keyFor(values) })
    if (!outcome.ok) return
    keys.settle()
    draft.forget()
    // The draft is put away by then, so that the next form opens empty.
    await outcome.reread
    onInvited(outcome.answer)
  }
  const { problem, isPending } = inviting
  return (
    <form.AppForm>
      <CommandProblemProvider value={problem}>
        <LeaveGuard isDirty={!draft.isSaved} keptIn={draft.keptIn} />
        <div {...keptFormProps(draft.isKept)}>
          <Form width="form" onSubmit={() => void form.handleSubmit()}>
            <FormNotices labels={invitationsText.labels} problem={problem} draft={draft} />
            {needsSavingNotice(draft.state) && <SavingNotice state={draft.state} onRetry={draft.retry} />}
            <InvitationFields form={form} />
            <Text variant="small" tone="muted">
              {invitationsText.privacy}
            </Text>
            <div>
              <Button type="submit" isPending={isPending}>
                {invitationsText.submit}
              </Button>
            </div>
          </Form>
        </div>
      </CommandProblemProvider>
    </form.AppForm>
  )
}
