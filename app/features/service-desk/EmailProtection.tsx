import { Banner } from '@portal/design-system/Banner'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { AccountNotice } from '#app/identity/AccountNotice.tsx'
import { WaitingEmailNotice } from '#app/identity/WaitingEmailNotice.tsx'
import type { IdentityProtectionOnWire } from '#contract/identity/identity.ts'
import { EmailChangeActs } from './EmailChangeActs.tsx'
import { emailProtectionText as text } from './email-protection.text.ts'
import { confirmationsSentence, doneBy, phoneSentence } from './email-protection-sentences.ts'

type EmailProtectionProps = {
  idPessoa: number
  protection: IdentityProtectionOnWire
  /** Why this attendant must not change by what the person gets in; null: they may. */
  accessRefusal: string | null
  /** Called once the page shows what was done about a change. */
  onDone: () => void
}

/** Everything that protects a person's access and money now: an e-mail that waits and who confirmed it, one that was asked for, and their account. */
export function EmailProtection({ protection, ...acting }: EmailProtectionProps) {
  const { emailEmEspera: waiting, emailPedido: asked } = protection
  return (
    <>
      {waiting && (
        <WaitingEmailNotice
          waiting={waiting}
          actions={<EmailChangeActs {...acting} change={waiting} takesBack={text.takeBack.text} />}
        >
          <DescriptionList
            items={[
              {
                id: 'before',
                term: text.facts.before,
                description: waiting.anterior ?? text.noneBefore,
              },
              {
                id: 'by',
                term: text.facts.by,
                description: waiting.por && doneBy(waiting.por.nome, waiting.desde),
              },
              {
                id: 'confirmations',
                term: text.facts.confirmations,
                description: confirmationsSentence(waiting),
              },
              { id: 'phone', term: text.facts.phone, description: phoneSentence(waiting.avisoCelular) },
            ]}
          />
        </WaitingEmailNotice>
      )}
      {asked && (
        <Banner
          tone="warning"
          title={text.asked.title}
          actions={<EmailChangeActs {...acting} change={asked} takesBack={text.takeBack.requestedText} />}
        >
          <Stack gap="3">
            <p>{text.asked.text}</p>
            <DescriptionList
              items={[
                { id: 'email', term: text.facts.email, description: asked.novo },
                { id: 'by', term: text.facts.askedBy, description: doneBy(asked.por.nome, asked.desde) },
                { id: 'reason', term: text.facts.reason, description: asked.motivo },
              ]}
            />
          </Stack>
        </Banner>
      )}
      <AccountNotice protection={protection} />
    </>
  )
}
