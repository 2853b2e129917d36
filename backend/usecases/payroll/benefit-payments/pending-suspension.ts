import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import type { IsoDate } from '#domain/calendar.ts'

const STOP = 'proof-of-life-suspension' satisfies DueActKind

/**
 * Whether a missing proof of life stops the benefits of a person from a day that has come, and nothing has carried it out yet: after a time
 * without jobs either could be done first. One that failed is not waited for.
 */
export async function hasSuspensionToCome(
  database: Querier,
  { person }: Pick<LinkRow, 'person'>,
  dueOn: IsoDate,
): Promise<boolean> {
  const waiting = await database.$count(
    dueActs,
    and(
      eq(dueActs.kind, STOP),
      eq(dueActs.subjectId, person.id),
      isNull(dueActs.doneAt),
      lte(dueActs.dueOn, dueOn),
      eq(dueActs.attempts, 0),
    ),
  )
  return waiting > 0
}
