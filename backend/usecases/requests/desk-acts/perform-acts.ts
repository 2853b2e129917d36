import { and, asc, eq, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { deskActs } from '#backend/database/schema/desk-acts.ts'
import { people } from '#backend/database/schema/people.ts'
import { notify } from '#backend/messages/notify.ts'
import { Problem } from '#backend/problem.ts'
import type { Actor, AttendantLevel } from '#backend/security/actor.ts'
import { runWork, type Work } from '#backend/work.ts'
import { deskActSentences } from '#contract/requests/desk-acts.text.ts'
import { readRequestFacts } from '../../request-engine/request-facts.ts'
import { releaseForActor } from '../cases/case-lock.ts'
import { doAct } from './do-act.ts'
import { sentenceOf } from './rehearse-act.ts'

type Row = typeof deskActs.$inferSelect

/** After so many attempts that failed for no reason of its own an act is given up. */
const MAX_ATTEMPTS = 5

/**
 * Does what was asked for several requests and not undone, each in a transaction of its own: one that is refused keeps none of the others
 * from being done, and who asked is told of it. Whatever came of one, it is done once, on whatever node.
 * @throws what went wrong, when it is worth trying again
 */
export async function performActs(api: Api, batchId: string): Promise<void> {
  const rows = await api.database
    .select()
    .from(deskActs)
    .where(and(eq(deskActs.batchId, batchId), eq(deskActs.state, 'waiting')))
    .orderBy(asc(deskActs.id))
  let failure: unknown
  for (const row of rows) {
    try {
      await perform(api, row)
    } catch (error) {
      failure = error
    }
  }
  if (failure) throw failure
}

async function perform(api: Api, row: Row): Promise<void> {
  const actor = await actorOf(api, row)
  const origin = { actor, requestId: row.askedIn, now: api.clock() }
  try {
    if (actor.level === null) throw new RefusedAct(deskActSentences.noAttendant)
    await runWork(api, origin, async (work) => {
      if (await end(work, row, { state: 'done' })) await doAct(work, actor, row)
    })
  } catch (error) {
    const refusal = await refusalOf(api, row, error)
    if (refusal === null) throw error
    await runWork(api, origin, (work) => refuse(work, { row, actor, refusal }))
  }
}

class RefusedAct extends Error {}

/** Why it comes to nothing; null: it is worth another attempt. */
async function refusalOf({ database, log }: Api, row: Row, error: unknown): Promise<string | null> {
  if (error instanceof Problem) return sentenceOf(error)
  if (error instanceof RefusedAct) return error.message
  log.error({ err: error, act: row.id }, 'an act on a request failed')
  const [counted] = await database
    .update(deskActs)
    .set({ attempt: sql`${deskActs.attempt} + 1` })
    .where(eq(deskActs.id, row.id))
    .returning({ attempt: deskActs.attempt })
  return (counted?.attempt ?? MAX_ATTEMPTS) < MAX_ATTEMPTS ? null : deskActSentences.unexpected
}

async function refuse(
  work: Work,
  { row, actor, refusal }: { row: Row; actor: Actor; refusal: string },
): Promise<void> {
  if (!(await end(work, row, { state: 'refused', refusal }))) return
  await releaseForActor(work, actor, row.requestId)
  const facts = await readRequestFacts(work.database, row.requestId, work.now)
  if (!facts || actor.level === null) return
  await notify(
    work,
    'requisicao_ato_recusado',
    { personId: actor.personId, planId: null, requestId: row.requestId },
    { servico: facts.kind.name, protocolo: facts.request.protocol, motivo: refusal },
  )
}

/** Ends what waits. @returns false where it was undone, or done by another node, meanwhile */
async function end(
  { database, now }: Work,
  { id }: Row,
  ended: { state: 'done' } | { state: 'refused'; refusal: string },
): Promise<boolean> {
  const rows = await database
    .update(deskActs)
    .set({ ...ended, endedAt: now })
    .where(and(eq(deskActs.id, id), eq(deskActs.state, 'waiting')))
    .returning({ id: deskActs.id })
  return rows.length > 0
}

/** Who asked, with the level that they have by now. */
async function actorOf({ database }: Api, { ownerId, sessionId }: Row): Promise<Actor> {
  const [owner] = await database
    .select({ name: people.name, level: people.adminLevel })
    .from(people)
    .where(eq(people.id, ownerId))
  return {
    personId: ownerId,
    name: owner?.name ?? '',
    level: (owner?.level ?? null) as AttendantLevel | null,
    sessionId,
  }
}
