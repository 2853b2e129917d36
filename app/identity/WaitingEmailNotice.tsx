import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import type { WaitingEmailOnWire } from '#contract/identity/identity.ts'
import { identityText as text } from './identity.text.ts'
import { changedSentence, waitsSentence } from './identity-sentences.ts'

type WaitingEmailNoticeProps = {
  waiting: WaitingEmailOnWire
  /** Further facts to be known of it where it is shown. */
  children?: ReactNode
  /** Acts that are open there. */
  actions?: ReactNode
}

/** That a person's e-mail was changed for them, and what it does not open yet. */
export function WaitingEmailNotice({ waiting, children, actions }: WaitingEmailNoticeProps) {
  return (
    <Banner tone="warning" title={text.waitingEmail} actions={actions}>
      <Stack gap="3">
        <p>{changedSentence(waiting)}</p>
        <p>{waitsSentence(waiting)}</p>
        {children}
      </Stack>
    </Banner>
  )
}
