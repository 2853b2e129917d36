import { useState } from 'react'
import { BackLink } from '#app/navigation/BackLink.tsx'
import { PublicPage } from '#app/shell/PublicPage.tsx'
import { AnsweredPanel } from './AnsweredPanel.tsx'
import { EndedPanel } from './EndedPanel.tsx'
import { IdentifyPanel } from './IdentifyPanel.tsx'
import type { OpenedInvitation } from './invitation-answers.functions.ts'
import { invitationAnswersText as text } from './invitation-answers.text.ts'
import { OpenPanel } from './OpenPanel.tsx'

/** An invitation as it stands: to be answered, with the data of who accepts, answered, or over. */
export function InvitationView({ opened }: { opened: OpenedInvitation }) {
  return (
    <PublicPage width="medium">
      <BackLink href={opened.account ? '/' : '/login'}>
        {opened.account ? text.toPortal : text.signIn}
      </BackLink>
      <Situation opened={opened} />
    </PublicPage>
  )
}

function Situation({ opened: { invitation, hasLink, account, today } }: { opened: OpenedInvitation }) {
  const [isIdentifying, setIdentifying] = useState(false)
  const [hasMoved, setMoved] = useState(false)
  const show = (identifying: boolean) => {
    setMoved(true)
    setIdentifying(identifying)
  }
  if (!invitation) return <EndedPanel {...(hasLink ? text.unknown : text.none)} />
  const shared = { invitation, takesFocus: hasMoved }
  switch (invitation.situacao) {
    case 'aberto':
      return isIdentifying ? (
        <IdentifyPanel invitation={invitation} today={today} onBack={() => show(false)} />
      ) : (
        <OpenPanel {...shared} account={account} onAccept={() => show(true)} />
      )
    case 'respondido':
      return <AnsweredPanel {...shared} account={account} />
    default:
      return <EndedPanel situation={invitation.situacao} takesFocus={hasMoved} />
  }
}
