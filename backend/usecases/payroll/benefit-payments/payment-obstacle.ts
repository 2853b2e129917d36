import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { benefitSuspensionsOf } from '#backend/database/queries/benefit-suspensions.ts'
import { linkStandingOn } from '#backend/database/queries/link-standing.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { deaths } from '#backend/database/schema/deaths.ts'
import { proofOfLifeSuspensions } from '#backend/database/schema/proof-of-life-suspensions.ts'
import type { SkipReason } from '#contract/service-desk/due-acts.text.ts'
import { compareIso, competenceOf, type IsoDate, isWithin } from '#domain/calendar.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import { Situation } from '#domain/participants.ts'
import { PAID_SITUATIONS } from './calculate-payment.ts'

/**
 * Why a benefit was not to be paid on the day of payment of a month, judged as of that day however late it is asked; null: it was. What the
 * person asked for counts by its months, also where nothing has carried it out yet.
 */
export async function paymentObstacle(
  database: Querier,
  { link, person }: Pick<LinkRow, 'link' | 'person'>,
  dueOn: IsoDate,
): Promise<SkipReason | null> {
  const [death] = await database.select().from(deaths).where(eq(deaths.personId, person.id))
  if (death && compareIso(death.diedOn, dueOn) <= 0) return 'death'
  const { situation } = await linkStandingOn(database, link, dueOn)
  if (situation === Situation.suspended) return (await orderedStop(database, link, dueOn)) ?? 'asked-to-stop'
  const asked = await benefitSuspensionsOf(database, link.id)
  if (suspensionIn(asked, competenceOf(dueOn))) return 'asked-to-stop'
  return PAID_SITUATIONS.has(situation) ? null : 'not-in-benefit'
}

/** By what a benefit stood still that its person did not ask to stop; null for a suspension that they asked for. */
async function orderedStop(
  database: Querier,
  { id, situation, situationReason }: LinkRow['link'],
  day: IsoDate,
): Promise<SkipReason | null> {
  const covers = ({ standsSince, liftedOn }: { standsSince: IsoDate; liftedOn: IsoDate | null }) =>
    isWithin({ from: standsSince, until: liftedOn }, day)
  const court = await database.select().from(courtSuspensions).where(eq(courtSuspensions.linkId, id))
  if (court.some(covers)) return 'court'
  const proof = await database
    .select()
    .from(proofOfLifeSuspensions)
    .where(eq(proofOfLifeSuspensions.linkId, id))
  if (proof.some(covers)) return 'proof-of-life'
  if (situation !== Situation.suspended) return null
  return situationReason === 'JUDICIAL'
    ? 'court'
    : situationReason === 'PROVA_DE_VIDA'
      ? 'proof-of-life'
      : null
}
