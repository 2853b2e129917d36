import { Banner } from '@portal/design-system/Banner'
import { TextLink } from '@portal/design-system/TextLink'
import { AccountNotice } from '#app/identity/AccountNotice.tsx'
import { WaitingEmailNotice } from '#app/identity/WaitingEmailNotice.tsx'
import type { IdentityProtectionOnWire } from '#contract/identity/identity.ts'
import { casesText as text } from './cases.text.ts'

type CaseProtectionProps = { idPessoa: number; protection: IdentityProtectionOnWire }

/** Facts that an attendant has to know of the person's e-mail and account before they decide; what is done about it is done on the person's card. */
export function CaseProtection({ idPessoa, protection }: CaseProtectionProps) {
  const { emailEmEspera, emailPedido } = protection
  const card = <TextLink href={`/?idPessoa=${idPessoa}`}>{text.personCard}</TextLink>
  return (
    <>
      {emailEmEspera && <WaitingEmailNotice waiting={emailEmEspera} actions={card} />}
      {emailPedido && (
        <Banner tone="info" actions={card}>
          {text.emailRequested}
        </Banner>
      )}
      <AccountNotice protection={protection} actions={!emailEmEspera && !emailPedido && card} />
    </>
  )
}
