import { allMessages, messageOf } from '#backend/messages/all-messages.ts'
import type { AnyMessage } from '#backend/messages/define-message.ts'
import { fillText, namesIn, type Values } from '#backend/messages/fill-text.ts'
import type { EmailRow } from '#backend/messages/outbox.ts'
import { isUndelivered } from '#contract/messages/email-states.ts'
import type { OutboxEmail } from '#contract/messages/emails.ts'
import { maskEmail } from '#domain/email-address.ts'

/** In place of values that were never stored, such as codes. */
export const LEFT_OUT = '•••'

/** A row of the outbox with the names of whom it is about. */
export type OutboxRow = {
  email: EmailRow
  personName: string | null
  attendantName: string | null
  /** Title of the announcement that it tells. */
  announcementTitle: string | null
  /** Subject of the entity's own words, where it goes or went out in them. */
  ownSubject: string | null
}

/** An e-mail of the outbox as lists show it. */
export function outboxItem(row: OutboxRow): OutboxEmail {
  const { email, personName, attendantName, ownSubject } = row
  return {
    id: email.id,
    mensagem: email.template,
    assunto: subjectOf(email, { ownSubject, announcementTitle: row.announcementTitle }),
    para: email.recipient === null ? null : maskEmail(email.recipient),
    pessoa: email.personId === null || personName === null ? null : { id: email.personId, nome: personName },
    idRequisicao: email.requestId,
    causadoPor: attendantName,
    estado: email.state,
    tentativas: email.attempts,
    falha: email.failure,
    naFilaEm: email.queuedAt.toISOString(),
    tentadoEm: email.attemptedAt?.toISOString() ?? null,
    enviadoEm: email.sentAt?.toISOString() ?? null,
    devolvidoEm: email.state === 'devolvido' ? (email.endedAt?.toISOString() ?? null) : null,
    podeReenviar: maySendAgain(email),
  }
}

/** Whether what did not get there may go out once more: what carried a code or a link to a password is asked for anew instead. */
export function maySendAgain({ state, secret }: Pick<EmailRow, 'state' | 'secret'>): boolean {
  return secret === null && isUndelivered(state)
}

/** Every message that is sent by e-mail, by its subject, for who filters the outbox. */
export const emailMessages: readonly { id: string; nome: string }[] = (allMessages as readonly AnyMessage[])
  .flatMap(({ id, email }) =>
    email ? [{ id, nome: id === 'comunicado' ? 'Comunicado' : withGaps(email.subject) }] : [],
  )
  .toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))

/** Every variable that a text names and nobody stored, as {@link LEFT_OUT}. */
export function withLeftOut(texts: readonly string[], values: Values): Values {
  const missing = texts.flatMap(namesIn).filter((name) => !Object.hasOwn(values, name))
  return { ...Object.fromEntries(missing.map((name) => [name, LEFT_OUT])), ...values }
}

/** The subject as it reads with what was stored: the entity's own, else the portal's. `announcementTitle`: of the announcement that it tells. */
export function subjectOf(
  { template, variables, testedText }: Pick<EmailRow, 'template' | 'variables' | 'testedText'>,
  { ownSubject, announcementTitle }: Pick<OutboxRow, 'ownSubject' | 'announcementTitle'>,
): string {
  const known = allMessages.some(({ id }) => id === template)
  const standard = known ? messageOf(template).email?.subject : undefined
  const subject = testedText?.subject ?? ownSubject ?? standard
  if (subject === undefined) return template
  const values = announcementTitle === null ? variables : { titulo: announcementTitle, ...variables }
  return fillText(subject, withLeftOut([subject], values))
}

function withGaps(subject: string): string {
  const gaps = Object.fromEntries(namesIn(subject).map((name) => [name, '…']))
  return fillText(subject, gaps)
}
