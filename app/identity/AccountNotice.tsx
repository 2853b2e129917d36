import { Banner } from '@portal/design-system/Banner'
import type { IdentityProtectionOnWire } from '#contract/identity.ts'
import { identityText as text } from './identity.text.ts'
import { accountWaitsSentence, recentAccountSentence } from './identity-sentences.ts'

/** What the service desk knows of where a person is paid: an account that waits, and one that came after a change. */
export function AccountNotice({
  contaEmEspera,
  contaRecente,
}: Pick<IdentityProtectionOnWire, 'contaEmEspera' | 'contaRecente'>) {
  return (
    <>
      {contaEmEspera && (
        <Banner tone="info" title={text.waitingAccount}>
          {accountWaitsSentence(contaEmEspera)}
        </Banner>
      )}
      {contaRecente && (
        <Banner tone="warning" title={text.recentAccount}>
          {recentAccountSentence(contaRecente)}
        </Banner>
      )}
    </>
  )
}
