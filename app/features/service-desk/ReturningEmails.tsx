import { Banner } from '@portal/design-system/Banner'
import { TextLink } from '@portal/design-system/TextLink'
import type { ReturningEmails as Returning } from '#contract/messages/emails.ts'
import { instantDateText } from '#contract/value-text.ts'
import { serviceDeskText } from './service-desk.text.ts'

const text = serviceDeskText.person.returning

/** That what is sent to a person's address does not get there, and what to ask them for. */
export function ReturningEmails({ idPessoa, returning }: { idPessoa: number; returning: Returning | null }) {
  if (!returning) return null
  return (
    <Banner
      tone="warning"
      title={text.since(instantDateText(returning.desde))}
      actions={
        <TextLink href={`/settings/emails-enviados?idPessoa=${idPessoa}&estado=nao-entregues`}>
          {text.see}
        </TextLink>
      }
    >
      {text.advice[returning.motivo]}
    </Banner>
  )
}
