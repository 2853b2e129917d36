import { Button } from '@portal/design-system/Button'
import { Form } from '@portal/design-system/Form'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import { FormNotices } from '#app/forms/FormNotices.tsx'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { useSubmission } from '#app/forms/portal-form.ts'
import { SubmissionProblemProvider } from '#app/forms/SubmissionProblem.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useTabForm } from '#app/forms/use-tab-form.ts'
import { checkInvitationValues } from '#contract/invitation-check.ts'
import type { InvitationInput, InvitationItem } from '#contract/invitations.ts'
import { InvitationFields } from './InvitationFields.tsx'
import { type InvitationValues, invitationValues } from './invitations.schema.ts'
import { invitationsText } from './invitations.text.ts'
import { historyOf, type SentInvitations } from './sent-invitations.ts'

type InvitationFormProps = {
  sent: SentInvitations
  /** Where the tab keeps what is filled; carries the person and the plan link. */
  draftKey: string
  invite: (input: InvitationInput) => Promise<InvitationItem>
  onInvited: (invitation: InvitationItem) => void
}

const blank = (): InvitationValues => ({
  nome: '',
  email: '',
  telefone: '',
  parentesco: null,
  consentimento: false,
})

/** A new invitation. What is filled outlives an ended session; the same sent twice is one invitation. */
export function InvitationForm({ sent, draftKey, invite, onInvited }: InvitationFormProps) {
  const [keys] = useState(() => submissionKeys(draftKey))
  const { problem, isSending, run } = useSubmission()
  const { form, draft } = useRequestForm<InvitationValues>({
    values: invitationValues,
    first: blank,
    check: (values) => fieldErrors(checkInvitationValues(values, historyOf(sent), sent.hoje)),
    draftKey,
    onChecked: (values) => {
      const { parentesco } = values
      if (parentesco === null) return
      void run(async () => {
        onInvited(await invite({ ...values, parentesco, chaveEnvio: keys.keyFor(values) }))
        keys.settle()
        draft.startOver()
      })
    },
  })
  return (
    <form.AppForm>
      <SubmissionProblemProvider value={problem}>
        <Form width="form" onSubmit={() => void form.handleSubmit()}>
          <FormNotices labels={invitationsText.labels} problem={problem} draft={draft} />
          <InvitationFields form={form} />
          <Text variant="small" tone="muted">
            {invitationsText.privacy}
          </Text>
          <div>
            <Button type="submit" isPending={isSending}>
              {invitationsText.submit}
            </Button>
          </div>
        </Form>
      </SubmissionProblemProvider>
    </form.AppForm>
  )
}
