import { Banner } from '@portal/design-system/Banner'
import { Cluster } from '@portal/design-system/Cluster'
import { TextLink } from '@portal/design-system/TextLink'
import { useRef, useState } from 'react'
import { useFocusAfterDialog } from '#app/forms/use-focus-after-dialog.ts'
import { WaitingEmailNotice } from '#app/identity/WaitingEmailNotice.tsx'
import type { OwnProtection } from '#contract/identity/identity.ts'
import { ConfirmOwnEmail } from './ConfirmOwnEmail.tsx'
import { personalProfileText } from './personal-profile.text.ts'

const { waitingEmail: text } = personalProfileText

type OwnWaitingEmailProps = {
  waiting: OwnProtection['emailEmEspera']
  /** False for who acts for the person: only they confirm, with their password. */
  mayConfirm: boolean
}

/** That the person's e-mail was changed for them: they confirm it with their password, or read whom to talk to. */
export function OwnWaitingEmail({ waiting, mayConfirm }: OwnWaitingEmailProps) {
  const [confirmed, setConfirmed] = useState<object | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfterDialog(place, confirmed)
  if (!waiting && !confirmed) return null
  return (
    <div ref={place} tabIndex={-1}>
      {waiting && (
        <WaitingEmailNotice
          waiting={waiting}
          actions={
            <Cluster>
              {mayConfirm && <ConfirmOwnEmail email={waiting.novo} onDone={() => setConfirmed({})} />}
              <TextLink href="/chat">{text.talk}</TextLink>
            </Cluster>
          }
        >
          <p>{waiting.anterior === null ? text.notMe : text.notMeAnswer(waiting.anterior)}</p>
        </WaitingEmailNotice>
      )}
      {!waiting && <Banner tone="success">{text.done}</Banner>}
    </div>
  )
}
