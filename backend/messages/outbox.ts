import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EmailFailure, ReturnReason } from '#contract/messages/email-states.ts'
import type { Querier } from '../database/client.ts'
import { emails, type SecretJob } from '../database/schema/emails.ts'
import type { EmailJob } from './email-queue.ts'

export type EmailRow = typeof emails.$inferSelect

/** Messages that carry the secrets. */
const SECRET_TEMPLATES: Readonly<Record<SecretJob['kind'], string>> = {
  'password-link': 'senha_link',
  'welcome-link': 'convite_boas_vindas',
  'security-code': 'codigo_seguranca',
  'email-confirmation': 'email_confirmar',
}

/** Where an e-mail went, and in which version of the entity's own words; null: in the portal's. */
export type SentEmail = { to: string; textVersion: number | null }

/** States from which an e-mail still goes out. */
const isWaiting = inArray(emails.state, ['na-fila', 'tenta-de-novo'])

/** Writes an e-mail to the outbox. @returns its id */
export function storeEmail(
  database: Querier,
  { to, template, variables, path, invitation, testedText, about = {} }: EmailJob,
  now: Date,
): Promise<number> {
  return store(database, {
    template,
    recipient: to,
    variables,
    path,
    invitation: invitation ?? null,
    testedText: testedText ?? null,
    personId: about.personId ?? null,
    requestId: about.requestId ?? null,
    causedById: about.causedById ?? null,
    queuedAt: now,
  })
}

/** Writes an e-mail with a secret to the outbox: that there is one, and where its secret will be drawn. @returns its id */
export function storeSecretEmail(
  database: Querier,
  job: SecretJob,
  { personId, now }: { personId: number | null; now: Date },
): Promise<number> {
  return store(database, {
    template: SECRET_TEMPLATES[job.kind],
    path: '/',
    secret: job,
    personId,
    queuedAt: now,
  })
}

async function store(database: Querier, values: typeof emails.$inferInsert): Promise<number> {
  const [row] = await database.insert(emails).values(values).returning({ id: emails.id })
  if (!row) throw new Error('the e-mail was not stored')
  return row.id
}

/** An e-mail that is still to go out; null for what went, was given up or is gone. */
export async function waitingEmail(database: Querier, id: number): Promise<EmailRow | null> {
  const [row] = await database
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isWaiting))
  return row ?? null
}

/** Notes that the mail server took an e-mail for that address, and in which words. One that came back before this was noted stays so. */
export async function recordSent(
  database: Querier,
  id: number,
  { to, textVersion, now }: SentEmail & { now: Date },
): Promise<void> {
  const went = { recipient: to, textVersion, attempts: sql`${emails.attempts} + 1`, attemptedAt: now }
  const { rowCount } = await database
    .update(emails)
    .set({ ...went, state: 'enviado', failure: null, sentAt: now, endedAt: null })
    .where(and(eq(emails.id, id), isWaiting))
  if (rowCount === 0) await database.update(emails).set(went).where(eq(emails.id, id))
}

/** States of an e-mail that a mail server may have. */
const mayComeBack = inArray(emails.state, ['enviado', 'na-fila', 'tenta-de-novo'])

/**
 * Notes that an e-mail came back, whose Message-ID was made of this. @returns the e-mail; null for none, and for one that came back before or
 * never went
 */
export async function recordReturned(
  database: Querier,
  messageId: string,
  { reason, now }: { reason: ReturnReason; now: Date },
): Promise<EmailRow | null> {
  const atLatest = sql`${now.toISOString()}::timestamptz`
  const [row] = await database
    .update(emails)
    .set({
      state: 'devolvido',
      failure: reason,
      attemptedAt: sql`coalesce(${emails.attemptedAt}, ${atLatest})`,
      sentAt: sql`coalesce(${emails.sentAt}, ${atLatest})`,
      endedAt: now,
    })
    .where(and(eq(emails.messageId, messageId), mayComeBack))
    .returning()
  return row ?? null
}

export type AfterFailure = 'tenta-de-novo' | 'desistiu' | 'recusado'

/** Notes that an attempt failed, and what follows. */
export async function recordFailure(
  database: Querier,
  id: number,
  { failure, state, now }: { failure: EmailFailure; state: AfterFailure; now: Date },
): Promise<void> {
  await database
    .update(emails)
    .set({
      state,
      failure,
      attempts: sql`${emails.attempts} + 1`,
      attemptedAt: now,
      endedAt: state === 'tenta-de-novo' ? null : now,
    })
    .where(and(eq(emails.id, id), isWaiting))
}

/**
 * Puts away an e-mail with a secret that nobody is to get any more: one that nobody was ever to get leaves no trace, and one that failed
 * until its secret was good no more says so.
 */
export async function recordNoRecipient(
  database: Querier,
  { id, attempts }: EmailRow,
  now: Date,
): Promise<void> {
  if (attempts === 0) await database.delete(emails).where(eq(emails.id, id))
  else
    await database
      .update(emails)
      .set({ state: 'desistiu', failure: 'prazo', attemptedAt: now, endedAt: now })
      .where(and(eq(emails.id, id), isWaiting))
}
