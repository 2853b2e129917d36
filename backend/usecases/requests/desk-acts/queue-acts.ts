import { randomUUID } from 'node:crypto'
import type { Api } from '#backend/api.ts'
import { deskActs } from '#backend/database/schema/desk-acts.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { recordConsultation } from '#backend/security/record-consultation.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import { runWork, type Work, type WorkOrigin } from '#backend/work.ts'
import { deskActSentences } from '#contract/requests/desk-acts.text.ts'
import { type DeskActOnWire, UNDO_SECONDS } from '#contract/requests/desk-acts.ts'
import { holdForActor } from '../cases/case-lock.ts'
import { type Rehearsal, rehearseAct } from './rehearse-act.ts'

type Origin = WorkOrigin & { actor: Actor }
type Input = { requestId: number; version: number }
type Tried = Input & Rehearsal

/**
 * Asks for the same of several requests. What can be done waits for some seconds, held for the actor so that no colleague moves it
 * meanwhile; of the rest it is kept why not.
 * @returns the batch under which it can be followed and undone
 * @throws 404 when none of the requests is there
 */
export async function queueActs(
  api: Api,
  origin: Origin,
  input: readonly Input[],
  act: DeskActOnWire,
): Promise<string> {
  const tried: Tried[] = []
  for (const one of new Map(input.map((item) => [item.requestId, item])).values()) {
    const rehearsal = await rehearseAct(api, origin, { ...one, act })
    if (rehearsal) tried.push({ ...one, ...rehearsal })
  }
  if (tried.length === 0) throw notFound('Nenhuma destas solicitações existe.')
  const batchId = randomUUID()
  await runWork(api, origin, async (work) => {
    for (const one of tried) await store(work, origin, { ...one, batchId, act })
    await api.deskActs.enqueue(work.database, batchId, UNDO_SECONDS)
  })
  return batchId
}

async function store(
  work: Work,
  { actor, requestId: askedIn }: Origin,
  { requestId, version, personId, refusal, batchId, act }: Tried & { batchId: string; act: DeskActOnWire },
): Promise<void> {
  const { database, now } = work
  if (personId !== actor.personId) await recordConsultation(database, actor, personId, now)
  const row = {
    batchId,
    ownerId: actor.personId,
    sessionId: actor.sessionId,
    askedIn,
    requestId,
    version,
    act,
    askedAt: now,
    undoUntil: secondsAfter(now, UNDO_SECONDS),
  }
  const refused = (why: string) =>
    database.insert(deskActs).values({ ...row, state: 'refused', refusal: why, endedAt: now })
  if (refusal !== null) {
    await refused(refusal)
    return
  }
  const waiting = await database
    .insert(deskActs)
    .values({ ...row, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ id: deskActs.id })
  if (waiting.length === 0) await refused(deskActSentences.waiting)
  // A message takes nothing from a colleague.
  else if (act.tipo !== 'responder') await holdForActor(work, actor, { id: requestId }, null)
}
