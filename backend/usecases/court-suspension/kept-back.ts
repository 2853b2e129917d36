import { inArray } from 'drizzle-orm'
import { monthsKeptBack } from '#domain/benefits/court-suspension.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { benefitSuspensionsOf } from '../../database/queries/benefit-suspensions.ts'
import { suspensionsToMakeUp } from '../../database/queries/court-suspensions.ts'
import { courtSuspensions } from '../../database/schema/court-suspensions.ts'
import type { Work } from '../../work.ts'

/** What courts kept back of a benefit and the payroll has not paid yet: of which suspensions, and for which months, the oldest first. */
export type KeptBack = { suspensionIds: number[]; months: Competence[] }

/** Reads it; nothing while no suspension was lifted. */
export async function readKeptBack(database: Querier, linkId: number): Promise<KeptBack> {
  const lifted = await suspensionsToMakeUp(database, linkId)
  if (lifted.length === 0) return { suspensionIds: [], months: [] }
  const asked = await benefitSuspensionsOf(database, linkId)
  const months = lifted.flatMap(({ standsSince, liftedOn }) =>
    liftedOn === null ? [] : monthsKeptBack({ standsSince, liftedOn }, asked),
  )
  return { suspensionIds: lifted.map(({ id }) => id), months: [...new Set(months)].toSorted() }
}

/** The payroll paid it. */
export async function markMadeUp(
  { database }: Work,
  { suspensionIds }: KeptBack,
  on: IsoDate,
): Promise<void> {
  if (suspensionIds.length === 0) return
  await database
    .update(courtSuspensions)
    .set({ madeUpOn: on })
    .where(inArray(courtSuspensions.id, suspensionIds))
}
