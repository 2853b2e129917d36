import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { ask, send } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { sentSentence } from './invitation-sentences.ts'
import { invitationsText } from './invitations.text.ts'

/** A new invitation, and what became of the earlier ones. What was sent is said above them and takes focus. */
export function InvitationsPage() {
  const { data: sent } = useSuspenseQuery(ask('retornarConvites'))
  const { planLink } = useSession()
  const [done, setDone] = useState<string | null>(null)
  const [invited, setInvited] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const resending = useCommand(send('reenviarConvite'))
  const say = (sentence: string | null) => {
    setDone(sentence)
    // After what was pressed, whose button may be gone.
    setTimeout(() => place.current?.focus())
  }
  const resend = async ({ id }: InvitationItem) => {
    const outcome = await resending.run({ idConvite: id })
    if (outcome.ok) say(sentSentence(outcome.answer))
    else if (outcome.problem) say(null)
  }
  const afterCancelling = () => {
    setDone(null)
    resending.clear()
    // The button that asked is gone.
    setTimeout(() => list.current?.focus())
  }
  return (
    <>
      <PageHeader title={serviceNames['convidar-participante']} description={invitationsText.lead} />
      <Stack gap="6">
        {(done || resending.problem) && (
          <div ref={place} tabIndex={-1}>
            {done && <Banner tone="success" live="polite" title={done} />}
            <FormProblem problem={resending.problem} />
          </div>
        )}
        <Card title={invitationsText.heading}>
          <InvitationForm
            // The next one has a form of its own.
            key={`${planLink?.id}:${invited}`}
            sent={sent}
            onInvited={(invitation) => {
              resending.clear()
              setInvited((count) => count + 1)
              say(sentSentence(invitation))
            }}
          />
        </Card>
        <Card title={invitationsText.listHeading}>
          <div ref={list} tabIndex={-1}>
            <InvitationTable invitations={sent.convites} acts={{ resend, onCancelled: afterCancelling }} />
          </div>
        </Card>
      </Stack>
    </>
  )
}
