import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { serviceNames } from '#contract/service-names.ts'
import type { InvitationAct } from './InvitationActions.tsx'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationTable } from './InvitationTable.tsx'
import { cancelledSentence, sentSentence } from './invitation-sentences.ts'
import { cancelInvitation, resendInvitation } from './invitations.functions.ts'
import { sentInvitationsQuery } from './invitations.queries.ts'
import { invitationsText } from './invitations.text.ts'

const acts = {
  resend: { run: resendInvitation, done: sentSentence },
  cancel: { run: cancelInvitation, done: cancelledSentence },
}

type Acting = { data: { act: keyof typeof acts; idConvite: number } }

// Both acts are one command: a second one under way would wipe out what the first one says.
const actOn = ({ data: { act, idConvite } }: Acting) => acts[act].run({ data: { idConvite } })

/** A new invitation, and what became of the earlier ones. What was done is said above them and takes focus. */
export function InvitationsPage() {
  const { data: sent } = useSuspenseQuery(sentInvitationsQuery)
  const { planLink } = useSession()
  const [done, setDone] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const acting = useCommand(actOn)
  const say = (sentence: string | null) => {
    setDone(sentence)
    // After what was pressed: a dialog gives focus back first, and its button may be gone.
    setTimeout(() => place.current?.focus())
  }
  const change: InvitationAct = async (act, { id }) => {
    const outcome = await acting.run({ act, idConvite: id })
    if (outcome.ok) say(acts[act].done(outcome.answer))
    else if (outcome.problem) say(null)
  }
  return (
    <>
      <PageHeader title={serviceNames['convidar-participante']} description={invitationsText.lead} />
      <Stack gap="6">
        {(done || acting.problem) && (
          <div ref={place} tabIndex={-1}>
            {done && <Banner tone="success" live="polite" title={done} />}
            <FormProblem problem={acting.problem} />
          </div>
        )}
        <Card title={invitationsText.heading}>
          <InvitationForm
            key={planLink?.id}
            sent={sent}
            onInvited={(invited) => {
              acting.clear()
              say(sentSentence(invited))
            }}
          />
        </Card>
        <Card title={invitationsText.listHeading}>
          <InvitationTable invitations={sent.convites} act={change} />
        </Card>
      </Stack>
    </>
  )
}
