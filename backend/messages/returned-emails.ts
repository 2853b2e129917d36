import { and, desc, eq, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import { emails } from '#backend/database/schema/emails.ts'
import { people } from '#backend/database/schema/people.ts'
import type { EmailRow } from '#backend/messages/outbox.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import { returnReasons } from '#contract/messages/email-states.ts'
import type { ReturningEmails } from '#contract/messages/emails.ts'

/** Most e-mails that come back do so within minutes: what has not for so long got there. */
const ARRIVED_SECONDS = 24 * 3600

const reason = v.picklist(returnReasons)

/** Since when e-mails to the address that a person has now do not get there; null where the last one that tells did. */
export async function readReturning(
  database: Querier,
  personId: number,
  now: Date,
): Promise<ReturningEmails | null> {
  const newestFirst = await database
    .select({ state: emails.state, failure: emails.failure, sentAt: emails.sentAt, endedAt: emails.endedAt })
    .from(emails)
    .innerJoin(people, and(eq(people.id, emails.personId), eq(people.email, emails.recipient)))
    .where(and(eq(emails.personId, personId), isNotNull(emails.attemptedAt)))
    .orderBy(desc(emails.attemptedAt), desc(emails.id))
  const arrivedBefore = secondsAfter(now, -ARRIVED_SECONDS)
  const lastArrived = newestFirst.findIndex(
    ({ state, sentAt }) => state === 'enviado' && sentAt !== null && sentAt <= arrivedBefore,
  )
  const cameBack = newestFirst.slice(0, lastArrived === -1 ? undefined : lastArrived).filter(isAboutAddress)
  const since = cameBack.at(-1)?.endedAt
  return since ? { desde: since.toISOString(), motivo: v.parse(reason, cameBack[0]?.failure) } : null
}

/** It came back, or nobody took it for that address; whatever else went wrong says nothing of the address. */
function isAboutAddress({ state, failure }: Pick<EmailRow, 'state' | 'failure'>): boolean {
  return state === 'devolvido' || (state === 'recusado' && failure === 'endereco')
}
