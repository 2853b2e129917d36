import { desc, eq, inArray } from 'drizzle-orm'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { SuspendedPeriod } from '#domain/contributions/suspensions/suspension-rules.ts'
import type { Querier } from '../client.ts'
import { contributionSuspensions } from '../schema/suspensions.ts'

/** A suspension as it was granted, or as it was shortened. One that was ended before it began ends before its first month. */
export type StoredSuspension = SuspendedPeriod & { id: number; endedEarlyOn: IsoDate | null }

/** Suspensions of a link so far, newest first. */
export function suspensionsOf(database: Querier, linkId: number): Promise<StoredSuspension[]> {
  return database
    .select({
      id: contributionSuspensions.id,
      from: contributionSuspensions.fromMonth,
      to: contributionSuspensions.toMonth,
      endedEarlyOn: contributionSuspensions.endedEarlyOn,
    })
    .from(contributionSuspensions)
    .where(eq(contributionSuspensions.linkId, linkId))
    .orderBy(desc(contributionSuspensions.fromMonth), desc(contributionSuspensions.id))
}

/** Whether contributions of a link stand still in a month. */
export async function isSuspendedIn(database: Querier, linkId: number, month: Competence): Promise<boolean> {
  return suspensionIn(await suspensionsOf(database, linkId), month) !== null
}

/** Which of some links pay no contributions in a month. */
export async function linksSuspendedIn(
  database: Querier,
  linkIds: readonly number[],
  month: Competence,
): Promise<Set<number>> {
  if (linkIds.length === 0) return new Set()
  const rows = await database
    .select({
      linkId: contributionSuspensions.linkId,
      from: contributionSuspensions.fromMonth,
      to: contributionSuspensions.toMonth,
    })
    .from(contributionSuspensions)
    .where(inArray(contributionSuspensions.linkId, [...linkIds]))
  const periods = Map.groupBy(rows, ({ linkId }) => linkId)
  return new Set(linkIds.filter((linkId) => suspensionIn(periods.get(linkId) ?? [], month) !== null))
}
