import { instantText } from '#contract/value-text.ts'
import { type MessageId, type MessageOf, messageOf, type VariablesOf } from './all-messages.ts'
import type { MessageAbout } from './define-message.ts'
import { standardValues } from './notify.ts'
import type { SentEmail } from './outbox.ts'
import type { SecretEmailContext } from './secret-email-context.ts'
import { writeEmail } from './write-email.ts'

type SecretId = { [Id in MessageId]: MessageOf<Id>['to'] extends 'secret' ? Id : never }[MessageId]

type Receiver = { person: { name: string; cpf: string }; email: string; about: MessageAbout }

/** Writes an e-mail with a secret that was just drawn, and sends it now: what stands in it is nowhere else. @returns where it went, and in which words */
export async function sendSecretEmail<Id extends SecretId>(
  { database, send, now, messageId, portalOrigin }: SecretEmailContext,
  id: Id,
  { person, email: to, about }: Receiver,
  variables: VariablesOf<Id>,
): Promise<SentEmail> {
  const { email } = messageOf(id)
  if (!email) throw new Error(`the message ${id} has no e-mail`)
  const values = { ...variables, ...standardValues(person), dataHora: instantText(now) }
  const { textVersion, ...written } = await writeEmail(
    { database, portalOrigin },
    { to, template: id, variables: values, path: email.leadsTo(about) },
  )
  await send({ ...written, messageId })
  return { to, textVersion }
}
