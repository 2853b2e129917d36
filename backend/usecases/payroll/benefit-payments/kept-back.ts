import { inArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { benefitSuspensionsOf } from '#backend/database/queries/benefit-suspensions.ts'
import { suspensionsToMakeUp } from '#backend/database/queries/court-suspensions.ts'
import { proofOfLifeToMakeUp } from '#backend/database/queries/proof-of-life-suspensions.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { proofOfLifeSuspensions } from '#backend/database/schema/proof-of-life-suspensions.ts'
import type { Work } from '#backend/work.ts'
import { monthsKeptBack } from '#domain/benefits/court-suspension.ts'
import { type Competence, compareIso, type IsoDate } from '#domain/calendar.ts'

/**
 * Money of a benefit that courts, or a missing proof of life, held back and the payroll has not paid yet: of which suspensions, and for
 * which months, the oldest first.
 */
export type KeptBack = { court: number[]; proofOfLife: number[]; months: Competence[] }

/** Reads what a payroll of a day makes up; nothing of a suspension that was not over by then. */
export async function readKeptBack(database: Querier, linkId: number, on: IsoDate): Promise<KeptBack> {
  const isOver = ({ liftedOn }: { liftedOn: IsoDate | null }) =>
    liftedOn !== null && compareIso(liftedOn, on) <= 0
  const court = (await suspensionsToMakeUp(database, linkId)).filter(isOver)
  const proofOfLife = (await proofOfLifeToMakeUp(database, linkId)).filter(isOver)
  const over = [...court, ...proofOfLife]
  if (over.length === 0) return { court: [], proofOfLife: [], months: [] }
  const asked = await benefitSuspensionsOf(database, linkId)
  const months = over.flatMap(({ standsSince, liftedOn }) =>
    liftedOn === null ? [] : monthsKeptBack({ standsSince, liftedOn }, asked),
  )
  return {
    court: court.map(({ id }) => id),
    proofOfLife: proofOfLife.map(({ id }) => id),
    months: [...new Set(months)].toSorted(),
  }
}

/** The payroll paid it. */
export async function markMadeUp(
  { database }: Work,
  { court, proofOfLife }: KeptBack,
  on: IsoDate,
): Promise<void> {
  const paid = { madeUpOn: on }
  if (court.length > 0)
    await database.update(courtSuspensions).set(paid).where(inArray(courtSuspensions.id, court))
  if (proofOfLife.length > 0)
    await database
      .update(proofOfLifeSuspensions)
      .set(paid)
      .where(inArray(proofOfLifeSuspensions.id, proofOfLife))
}
