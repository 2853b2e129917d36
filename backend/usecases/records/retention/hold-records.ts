import { and, eq, isNull } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockPerson } from '#backend/database/locks.ts'
import { people } from '#backend/database/schema/people.ts'
import { recordHolds } from '#backend/database/schema/record-holds.ts'
import { conflict } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { holdRefusals } from '#contract/records/retention.text.ts'
import type { RecordHoldOnWire } from '#contract/records/retention.ts'

const inForce = (personId: number) => and(eq(recordHolds.personId, personId), isNull(recordHolds.releasedAt))

/** By whom and why the records of a person are held; null where nothing holds them. */
export async function readHold(database: Querier, personId: number): Promise<RecordHoldOnWire> {
  const [hold] = await database
    .select({ reason: recordHolds.reason, heldAt: recordHolds.heldAt, by: people.name })
    .from(recordHolds)
    .innerJoin(people, eq(people.id, recordHolds.heldById))
    .where(inForce(personId))
  return hold ? { motivo: hold.reason, desde: hold.heldAt.toISOString(), por: hold.by } : null
}

/** Holds the records of a person. @throws 409 when they are held already */
export async function holdRecords(
  work: Work,
  actor: Actor,
  personId: number,
  reason: string,
): Promise<RecordHoldOnWire> {
  const { database, now } = work
  await lockPerson(database, personId)
  if ((await readHold(database, personId)) !== null) throw conflict(holdRefusals.held)
  await database.insert(recordHolds).values({ personId, reason, heldById: actor.personId, heldAt: now })
  await audit(work, { subjectId: personId, action: 'records.held', entityId: personId, after: { reason } })
  return readHold(database, personId)
}

/** Releases them. @throws 409 when nothing holds them */
export async function releaseRecords(
  work: Work,
  actor: Actor,
  personId: number,
  releaseReason: string,
): Promise<RecordHoldOnWire> {
  const { database, now } = work
  await lockPerson(database, personId)
  const { rowCount } = await database
    .update(recordHolds)
    .set({ releaseReason, releasedById: actor.personId, releasedAt: now })
    .where(inForce(personId))
  if (rowCount === 0) throw conflict(holdRefusals.notHeld)
  const after = { reason: releaseReason }
  await audit(work, { subjectId: personId, action: 'records.released', entityId: personId, after })
  return null
}
