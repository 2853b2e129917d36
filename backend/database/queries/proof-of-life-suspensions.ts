import { and, asc, eq, isNull } from 'drizzle-orm'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { isReRegistrationOpen } from '#domain/re-registration/admin-actions.ts'
import { proofOfLifeStepOn } from '#domain/re-registration/proof-of-life.ts'
import type { Querier } from '../client.ts'
import { people } from '../schema/people.ts'
import { proofOfLifeSuspensions } from '../schema/proof-of-life-suspensions.ts'

/** Suspensions for a missing proof of life that are over, and of which the payroll has not paid what was kept back. */
export function proofOfLifeToMakeUp(database: Querier, linkId: number) {
  return database
    .select()
    .from(proofOfLifeSuspensions)
    .where(and(eq(proofOfLifeSuspensions.linkId, linkId), isNull(proofOfLifeSuspensions.madeUpOn)))
    .orderBy(asc(proofOfLifeSuspensions.id))
}

/** Whether the day has passed on which the benefits of a person stand still for want of the proof of life. */
export async function isProofOfLifeMissed(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<boolean> {
  const [person] = await database
    .select({ status: people.reRegistrationStatus, dueOn: people.reRegistrationDueOn })
    .from(people)
    .where(eq(people.id, personId))
  if (!person || person.dueOn === null || !isReRegistrationOpen(person.status)) return false
  return compareIso(proofOfLifeStepOn('suspension', person.dueOn), today) <= 0
}
