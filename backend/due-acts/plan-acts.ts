import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import type { Work } from '../work.ts'
import type { DueActKind } from './due-act-kinds.ts'

/** An act to come. */
export type ActToPlan = { kind: DueActKind; subjectId: number; dueOn: IsoDate }

/** Acts of one statement: each brings three parameters, of which PostgreSQL takes 65,535. */
const MAX_ROWS = 10_000

/** Plans acts in the transaction of their reason. One that was planned before, done or not, stays as it is. */
export async function planActs(
  { database }: Pick<Work, 'database'>,
  acts: readonly ActToPlan[],
): Promise<void> {
  for (let first = 0; first < acts.length; first += MAX_ROWS) {
    await database
      .insert(dueActs)
      .values(acts.slice(first, first + MAX_ROWS))
      .onConflictDoNothing()
  }
}

/** Plans one act as {@link planActs} does several. */
export function planAct(
  work: Pick<Work, 'database'>,
  kind: DueActKind,
  subjectId: number,
  dueOn: IsoDate,
): Promise<void> {
  return planActs(work, [{ kind, subjectId, dueOn }])
}

/**
 * Takes away what is not done yet of a subject. An act that is being performed right now is passed over: who waits for it here could wait
 * for each other, and it looks for itself whether its reason is still there.
 */
export async function dropActs(
  { database }: Pick<Work, 'database'>,
  kinds: readonly DueActKind[],
  subjectId: number,
): Promise<void> {
  const waiting = database
    .select({ id: dueActs.id })
    .from(dueActs)
    .where(and(inArray(dueActs.kind, [...kinds]), eq(dueActs.subjectId, subjectId), isNull(dueActs.doneAt)))
    .for('update', { skipLocked: true })
  await database.delete(dueActs).where(inArray(dueActs.id, waiting))
}
