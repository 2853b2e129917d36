import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { secondsAfter } from '../security/tokens.ts'
import { runWork, type Work } from '../work.ts'
import type { DueAct } from './define-due-act.ts'

export type Performed = { done: number; later: number; failed: number }

/** Every duty is looked for by the hour; pauses end a little before one, since a run may begin some seconds sooner than the last did. */
const pauseOf = (hours: number) => hours * 3600 - 600

/** How long an act that can't be done yet is left alone. */
const LATER_HOURS = 1

/** Pauses after failures: an hour, then twice as long each time, up to this. */
const LONGEST_PAUSE_HOURS = 24

/** A message of an error can hold a whole statement. */
const ERROR_LENGTH = 500

/**
 * Does everything of one duty that is due, the oldest first, each act in a transaction of its own. Workers side by side, on one node or on
 * several, never do one twice: an act is taken with its row held, and whoever finds it held goes on to the next. One that fails is logged,
 * tried again later, and keeps none of the others from being done.
 */
export async function performDueActs(api: Api, duty: DueAct): Promise<Performed> {
  const performed: Performed = { done: 0, later: 0, failed: 0 }
  for (;;) {
    const outcome = await performNext(api, duty)
    if (outcome === null) break
    performed[outcome] += 1
  }
  if (performed.done + performed.later + performed.failed > 0) {
    api.log.info({ duty: duty.kind, ...performed }, 'due acts')
  }
  return performed
}

/**
 * Performs what waits of one duty about one subject now, without its pause, as the system does it. @returns null where nothing is due, or
 * somebody is at it
 */
export function performOne(api: Api, duty: DueAct, subjectId: number): Promise<keyof Performed | null> {
  return performNext(api, duty, subjectId)
}

type ClaimedAct = { id: number; subjectId: number; dueOn: string; attempts: number }

async function performNext(api: Api, duty: DueAct, only?: number): Promise<keyof Performed | null> {
  const { kind, perform } = duty
  const now = api.clock()
  const origin = { actor: null, requestId: `${kind}-${now.getTime()}`, now }
  let taken: ClaimedAct | null = null
  try {
    return await runWork(api, origin, async (work) => {
      taken = await take(work, kind, only)
      if (!taken) return null
      const { id, subjectId, dueOn } = taken
      const outcome = await perform(work, { subjectId, dueOn })
      await work.database
        .update(dueActs)
        .set(
          outcome === 'later'
            ? { notBefore: secondsAfter(now, pauseOf(LATER_HOURS)) }
            : { doneAt: now, notBefore: null, skipped: outcome === 'done' ? null : outcome.skipped },
        )
        .where(eq(dueActs.id, id))
      return outcome === 'later' ? 'later' : 'done'
    })
  } catch (error) {
    if (!taken) throw error
    await recordFailure(api, duty, taken, error)
    return 'failed'
  }
}

/** Holds the oldest act that is due and that nobody else holds; of one subject whatever it waits for. */
async function take({ database, now }: Work, kind: string, only?: number): Promise<ClaimedAct | null> {
  const [act] = await database
    .select({
      id: dueActs.id,
      subjectId: dueActs.subjectId,
      dueOn: dueActs.dueOn,
      attempts: dueActs.attempts,
    })
    .from(dueActs)
    .where(
      and(
        eq(dueActs.kind, kind),
        isNull(dueActs.doneAt),
        lte(dueActs.dueOn, saoPauloDateOf(now)),
        only === undefined
          ? or(isNull(dueActs.notBefore), lte(dueActs.notBefore, now))
          : eq(dueActs.subjectId, only),
      ),
    )
    .orderBy(asc(dueActs.dueOn), asc(dueActs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return act ?? null
}

/** The pause is written first: what could not be noted of a failure must not bring the act back at once. */
async function recordFailure(
  { database, clock, log }: Api,
  { kind, onFailure }: DueAct,
  { id, subjectId, dueOn, attempts }: ClaimedAct,
  error: unknown,
): Promise<void> {
  const about = { duty: kind, actId: id, subjectId, dueOn }
  log.error({ err: error, ...about }, 'a due act failed')
  const at = clock()
  const pause = pauseOf(Math.min(2 ** attempts, LONGEST_PAUSE_HOURS))
  const said = error instanceof Error ? error.message : String(error)
  await database
    .update(dueActs)
    .set({
      attempts: sql`${dueActs.attempts} + 1`,
      lastError: said.slice(0, ERROR_LENGTH),
      notBefore: secondsAfter(at, pause),
    })
    .where(and(eq(dueActs.id, id), isNull(dueActs.doneAt)))
  try {
    await onFailure?.(database, { subjectId, dueOn }, { error, at })
  } catch (unnoted) {
    log.error({ err: unnoted, ...about }, 'the failure of a due act was not noted')
  }
}
