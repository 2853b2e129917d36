import { eq } from 'drizzle-orm'
import { instantText } from '#contract/value-text.ts'
import { maskCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import { readEntity } from '../database/queries/entity.ts'
import { personContacts } from '../database/schema/contacts.ts'
import { deaths } from '../database/schema/deaths.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import type { Work } from '../work.ts'
import { type MessageId, type MessageOf, messageOf, type VariablesOf } from './all-messages.ts'
import type { AnyMessage } from './define-message.ts'
import type { EmailJob } from './email-queue.ts'
import { fillText, type Values } from './fill-text.ts'
import { isEmailWanted } from './is-wanted.ts'
import { notificationOnWire } from './notification-wire.ts'

/** Notification types: 1 leads to a conversation, 2 to a request, 3 stands alone. */
export const NotificationType = { conversation: 1, request: 2, notice: 3 } as const

/** Somebody with an account. */
export type PersonToNotify = {
  personId: number
  /** Plan it is about; null shows it in every plan. */
  planId: number | null
  requestId?: number
  conversationId?: number
  /** Of a message to an attendant: whom it is about. */
  servedId?: number
  /** Addresses instead of the person's own, as an old and a new one. */
  addresses?: readonly string[]
  /** Where the person was told by e-mail already. */
  withoutEmail?: true
}

/** Somebody without an account. */
type AddressToNotify = {
  email: string
  /** The invitation that it carries, to be told when the e-mail cannot be delivered. */
  invitation?: NonNullable<EmailJob['invitation']>
}

type Recipients = { person: PersonToNotify; analyst: PersonToNotify; address: AddressToNotify }
type TellableAudience = keyof Recipients

/** Messages that `notify` sends. Attendants hear of their queue, and secrets are written where they are drawn. */
export type NotifiableId = {
  [Id in MessageId]: MessageOf<Id>['to'] extends TellableAudience ? Id : never
}[MessageId]

type RecipientOf<Id extends NotifiableId> = MessageOf<Id>['to'] extends infer To extends TellableAudience
  ? Recipients[To]
  : never

/**
 * Tells somebody something, in the caller's transaction: the notification is stored with the work and delivered to open connections after
 * the commit; the e-mail is queued if it may be sent. Nobody is told of work that was rolled back.
 * Who died is told nothing more. @throws Error for a person who does not exist
 */
export async function notify<Id extends NotifiableId>(
  work: Work,
  id: Id,
  recipient: RecipientOf<Id>,
  variables: VariablesOf<Id>,
): Promise<void> {
  const message = messageOf(id)
  const values: Values = { ...variables, dataHora: instantText(work.now) }
  if ('email' in recipient) await notifyAddress(work, message, recipient, values)
  else await notifyPerson(work, message, recipient, values)
}

async function notifyAddress(
  { database, emails, actor }: Work,
  { id, email }: AnyMessage,
  { email: to, invitation }: AddressToNotify,
  variables: Values,
): Promise<void> {
  if (!email) return
  await emails.enqueue(database, {
    to,
    template: id,
    variables,
    path: email.leadsTo({}),
    ...(invitation && { invitation }),
    about: { causedById: attendantOf(actor) },
  })
}

async function notifyPerson(
  work: Work,
  message: AnyMessage,
  recipient: PersonToNotify,
  given: Values,
): Promise<void> {
  const { database } = work
  const { personId, planId, requestId, conversationId, servedId } = recipient
  const [person] = await database
    .select({ name: people.name, cpf: people.cpf, email: people.email, diedOn: deaths.diedOn })
    .from(people)
    .leftJoin(deaths, eq(deaths.personId, people.id))
    .where(eq(people.id, personId))
  if (person?.diedOn) return
  if (!person) throw new Error(`there is no person ${personId}`)
  const values = { ...given, ...standardValues(person) }
  const { inApp } = message
  const leadsTo = inApp?.leadsTo({ requestId, conversationId, servedId }) ?? null
  if (inApp) {
    const [row] = await database
      .insert(notifications)
      .values({
        personId,
        planId,
        type: typeOf(recipient),
        title: fillText(inApp.title, values),
        description: fillText(inApp.text, values).replaceAll(/ {2,}/g, ' ').trim(),
        requestId: requestId ?? null,
        conversationId: conversationId ?? null,
        leadsTo,
        createdAt: work.now,
      })
      .returning()
    if (row) work.afterCommit(() => work.realtime.notify(personId, notificationOnWire(row)))
  }
  await queueEmails(work, message, recipient, { values, address: person.email })
  await queueText(work, message, personId, values)
}

/** To the mobile telephone on record, if there is one. */
async function queueText(
  { database, texts }: Work,
  { id: template, text }: AnyMessage,
  personId: number,
  values: Values,
): Promise<void> {
  if (text === undefined) return
  const [contacts] = await database
    .select({ phone: personContacts.mobilePhone })
    .from(personContacts)
    .where(eq(personContacts.personId, personId))
  if (!contacts?.phone) return
  const { name: entidade } = await readEntity(database)
  const words = fillText(text, { ...values, entidade })
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  await texts.enqueue(database, { template, personId, phone: contacts.phone, words })
}

async function queueEmails(
  { database, emails, actor }: Work,
  { id, basis, email }: AnyMessage,
  { personId, requestId, conversationId, addresses, withoutEmail }: PersonToNotify,
  { values, address }: { values: Values; address: string | null },
): Promise<void> {
  const receivers = addresses ?? (address === null ? [] : [address])
  if (!email || withoutEmail || receivers.length === 0) return
  if (!(await isEmailWanted(database, personId, basis))) return
  const path = email.leadsTo({ requestId, conversationId })
  const about = { personId, requestId, causedById: attendantOf(actor) }
  for (const to of receivers)
    await emails.enqueue(database, { to, template: id, variables: values, path, about })
}

/** The attendant who does it; null for participants and for what does itself. */
function attendantOf(actor: Work['actor']): number | null {
  return actor && actor.level !== null ? actor.personId : null
}

/** Personal data that every message may show. The CPF is always masked. */
export function standardValues({ name, cpf }: { name: string; cpf: string }) {
  return { primeiroNome: firstName(name), cpfMascarado: maskCpf(cpf) }
}

function typeOf({ requestId, conversationId }: PersonToNotify) {
  if (conversationId !== undefined) return NotificationType.conversation
  return requestId === undefined ? NotificationType.notice : NotificationType.request
}
