import { asc, eq, sql } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { investmentProfiles } from '#backend/database/schema/investment-profiles.ts'
import { planLinks, type plans } from '#backend/database/schema/plans.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'

type Joining = { personId: number; plan: Pick<typeof plans.$inferSelect, 'id'>; today: IsoDate }

/**
 * Gives a person a link to a plan as enrolments begin: contributing, active, in the profile of the least risk, under the plan's next
 * enrolment number.
 */
export async function joinPlan(
  work: Work,
  { personId, plan, today }: Joining,
): Promise<{ id: number; enrolment: string }> {
  const { database, now } = work
  const [link] = await database
    .insert(planLinks)
    .values({
      personId,
      planId: plan.id,
      enrolment: await nextEnrolment(database, plan.id),
      category: Category.taxpayer,
      situation: Situation.active,
      joinedOn: today,
      situationSince: today,
      profileId: await firstProfileId(database),
      createdAt: now,
    })
    .returning({ id: planLinks.id, enrolment: planLinks.enrolment })
  if (!link) throw new Error('the link was not stored')
  await audit(work, {
    subjectId: personId,
    action: 'invitation.accepted',
    entityId: link.id,
    after: { on: today },
  })
  return link
}

/** One more than the plan's highest number; whoever draws another waits for the commit. */
async function nextEnrolment(database: Transaction, planId: number): Promise<string> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enrolment ${planId}`}, 0))`)
  const [highest] = await database
    .select({ number: sql<string>`(coalesce(max(${planLinks.enrolment}::bigint), 0) + 1)::text` })
    .from(planLinks)
    .where(sql`${eq(planLinks.planId, planId)} and ${planLinks.enrolment} ~ '^[0-9]{1,15}$'`)
  return highest?.number ?? '1'
}

async function firstProfileId(database: Querier): Promise<number> {
  const [profile] = await database
    .select({ id: investmentProfiles.id })
    .from(investmentProfiles)
    .orderBy(asc(investmentProfiles.riskOrder))
    .limit(1)
  if (!profile) throw new Error('there is no investment profile')
  return profile.id
}
