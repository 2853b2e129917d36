import { eq } from 'drizzle-orm'
import { requests } from '#backend/database/schema/requests.ts'
import { ownWords } from '#backend/messages/email-words.ts'
import type { Values } from '#backend/messages/fill-text.ts'
import { standardValues } from '#backend/messages/notify.ts'
import { writeEmail } from '#backend/messages/write-email.ts'
import { invalid } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { EmailTextPreview } from '#contract/messages/email-texts.ts'
import type { EmailText } from '#domain/messages/email-text.ts'
import { readRequestFacts } from '../../request-engine/request-facts.ts'
import { currentStage } from '../../request-engine/request-stages.ts'
import { type EmailMessage, exampleValues } from './email-message.ts'

type Input = {
  text: EmailText
  /** Of a request whose values are filled in; empty: only examples are. */
  protocol: string
  /** Where the portal is, without a closing slash. */
  portalOrigin: string
}

/** An e-mail as it would look in these words. Whose request was looked at is on record. @throws 422 for a protocol that is none */
export async function previewEmailText(
  work: Work,
  message: EmailMessage,
  { text, protocol, portalOrigin }: Input,
): Promise<EmailTextPreview> {
  const known = protocol === '' ? null : await valuesOfRequest(work, message, protocol)
  const written = await writeEmail(
    { database: work.database, portalOrigin },
    {
      to: '',
      template: message.id,
      variables: { ...exampleValues(message), ...known },
      // The link of a code or an invitation is only made when the e-mail is sent.
      path: message.to === 'secret' || message.to === 'address' ? '/' : message.email.leadsTo({}),
      words: ownWords(text, null),
    },
  )
  return { assunto: written.subject, texto: written.text, html: written.html, exemplo: known === null }
}

async function valuesOfRequest(work: Work, message: EmailMessage, protocol: string): Promise<Values> {
  const [found] = await work.database
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.protocol, protocol))
  const facts = found && (await readRequestFacts(work.database, found.id, work.now))
  if (!facts) throw invalid({ protocolo: 'Não há solicitação com este protocolo.' })
  const { request, person, plan, kind, stages } = facts
  await audit(work, {
    subjectId: person.id,
    entityId: message.id,
    action: 'email-text.tried',
    after: { protocol },
  })
  return {
    ...standardValues(person),
    plano: plan.name,
    servico: kind.name,
    protocolo: request.protocol,
    etapa: currentStage(stages).name,
  }
}
