import { Banner } from '@portal/design-system/Banner'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import type { IdentityProtectionOnWire } from '#contract/identity/identity.ts'
import { identityText as text } from './identity.text.ts'
import { accountWaitsSentence, recentAccountSentence } from './identity-sentences.ts'

type AccountNoticeProps = {
  protection: Pick<IdentityProtectionOnWire, 'contaEmEspera' | 'contaRecente'>
  /** Where more is to be known of it. */
  actions?: ReactNode
}

/** Everything that the service desk knows of where a person is paid: an account that waits, and one that came after a change. */
export function AccountNotice({ protection: { contaEmEspera, contaRecente }, actions }: AccountNoticeProps) {
  if (!contaEmEspera && !contaRecente) return null
  return (
    <Banner tone={contaRecente ? 'warning' : 'info'} title={text.account} actions={actions}>
      <Stack gap="2">
        {contaRecente && <p>{recentAccountSentence(contaRecente)}</p>}
        {contaEmEspera && <p>{accountWaitsSentence(contaEmEspera)}</p>}
      </Stack>
    </Banner>
  )
}
