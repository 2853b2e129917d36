import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { CategoryId, LinkAccess, SituationId } from '#domain/participants.ts'
import { linkAccess, Situation } from '#domain/participants.ts'
import type { Querier } from '../client.ts'
import { investmentProfiles } from '../schema/investment-profiles.ts'
import { people } from '../schema/people.ts'
import { planLinks, plans } from '../schema/plans.ts'

/** A plan link with its plan, its person and its investment profile. */
export type LinkRow = {
  link: Omit<typeof planLinks.$inferSelect, 'category' | 'situation'> & {
    category: CategoryId
    situation: SituationId
  }
  plan: typeof plans.$inferSelect
  person: Pick<typeof people.$inferSelect, 'id' | 'name' | 'birthDate' | 'sex'>
  /** Name of the investment profile. */
  profile: string
}

/** Every link of a person, by plan and then newest first. */
export function linksOfPerson(database: Querier, personId: number): Promise<LinkRow[]> {
  return selectLinks(database, eq(planLinks.personId, personId))
}

/** A link that the caller knows to exist. */
export async function linkById(database: Querier, linkId: number): Promise<LinkRow> {
  const [row] = await selectLinks(database, eq(planLinks.id, linkId))
  if (!row) throw new Error(`there is no plan link ${linkId}`)
  return row
}

/** A person in a plan; `linkId` says under which enrolment. */
export type LinkTarget = { personId: number; planId: number; linkId?: number | undefined }

/**
 * The link that a target means. Without `linkId`: the newest one that is open, else one that can be read, else any; null without.
 */
export async function findLink(
  database: Querier,
  { personId, planId, linkId }: LinkTarget,
  today: IsoDate,
): Promise<LinkRow | null> {
  const rows = await selectLinks(
    database,
    and(
      eq(planLinks.personId, personId),
      eq(planLinks.planId, planId),
      linkId === undefined ? undefined : eq(planLinks.id, linkId),
    ),
  )
  const byAccess = (access: LinkAccess) => rows.find((row) => accessOf(row, today) === access)
  return byAccess('full') ?? byAccess('read-only') ?? rows[0] ?? null
}

/** Access of the holder to the link today. An ended link's situation began on the day it ended. */
export function accessOf({ link }: Pick<LinkRow, 'link'>, today: IsoDate): LinkAccess {
  const hasEnded = link.situation === Situation.closed || link.situation === Situation.ported
  return linkAccess({
    situation: link.situation,
    endedOn: hasEnded ? link.situationSince : null,
    today,
  })
}

async function selectLinks(database: Querier, condition: SQL | undefined): Promise<LinkRow[]> {
  const rows = await database
    .select({
      link: planLinks,
      plan: plans,
      person: { id: people.id, name: people.name, birthDate: people.birthDate, sex: people.sex },
      profile: investmentProfiles.name,
    })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .innerJoin(investmentProfiles, eq(investmentProfiles.id, planLinks.profileId))
    .where(condition)
    .orderBy(asc(planLinks.planId), desc(planLinks.joinedOn), desc(planLinks.id))
  // A check of the table holds both columns to the ids that the domain knows.
  return rows as LinkRow[]
}
