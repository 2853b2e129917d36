import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { InvitationInput, InvitationItem } from '#contract/invitations.ts'
import { serviceNames } from '#contract/service-names.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { cancelledSentence, sentSentence } from './invitation-sentences.ts'
import { result } from './invitations.css.ts'
import { invitationsText } from './invitations.text.ts'
import type { SentInvitations } from './sent-invitations.ts'

export type InvitationsProps = {
  sent: SentInvitations
  draftKey: string
  invite: (input: InvitationInput) => Promise<InvitationItem>
  resend: (invitation: InvitationItem) => Promise<InvitationItem>
  cancel: (invitation: InvitationItem) => Promise<InvitationItem>
}

/** A new invitation, and what became of the earlier ones. What was done is said above them and takes focus. */
export function Invitations({ sent, draftKey, invite, resend, cancel }: InvitationsProps) {
  const [done, setDone] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { problem, isSending, run } = useSubmission()
  const say = (sentence: string | null) => {
    setDone(sentence)
    // After what was pressed: a dialog gives focus back first, and its button may be gone.
    setTimeout(() => place.current?.focus())
  }
  const change = async (act: () => Promise<string>) => {
    // One after the other: a second act in flight would wipe out what the first one says.
    if (isSending) return
    let sentence: string | null = null
    await run(async () => {
      sentence = await act()
    })
    say(sentence)
  }
  return (
    <>
      <PageHeader title={serviceNames['convidar-participante']} description={invitationsText.lead} />
      <Stack gap="6">
        <div ref={place} tabIndex={-1} className={result}>
          {done && <Banner tone="success" live="polite" title={done} />}
          <FormProblem problem={problem} />
        </div>
        <Card title={invitationsText.heading}>
          <InvitationForm
            sent={sent}
            draftKey={draftKey}
            invite={invite}
            onInvited={(invited) => say(sentSentence(invited))}
          />
        </Card>
        <Card title={invitationsText.listHeading}>
          <InvitationTable
            invitations={sent.convites}
            onResend={(invitation) => change(async () => sentSentence(await resend(invitation)))}
            onCancel={(invitation) => change(async () => cancelledSentence(await cancel(invitation)))}
          />
        </Card>
      </Stack>
    </>
  )
}
