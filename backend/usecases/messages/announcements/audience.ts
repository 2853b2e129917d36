import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { isActiveLinkOn } from '#backend/database/queries/active-links.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import type { MessageGroup } from '#contract/messages/message-preferences.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** Whom an announcement is for: one person, everybody of a plan, or a category, of all plans where none is named. */
export type Audience = {
  personId: number | null
  planId: number | null
  category: number | null
}

/** The group of e-mails to which announcements belong. */
const GROUP: MessageGroup = 'comunicados'

/** How many people an announcement reaches, how many of them by e-mail too, and who it is where it is for one person. */
export type Reach = { people: number; emails: number; name: string | null }

/** Which rows of `plan_links` are meant on a day: active ones alone. */
export function isMeant({ personId, planId, category }: Audience, today: IsoDate): SQL | undefined {
  return and(
    isActiveLinkOn(today),
    personId === null ? undefined : eq(planLinks.personId, personId),
    planId === null ? undefined : eq(planLinks.planId, planId),
    category === null ? undefined : eq(planLinks.category, category),
  )
}

/** Whether the person of a row `p` of `people` gets announcements by e-mail: who has an address and did not say no. */
export const getsEmail = sql`p.email is not null and not exists (select from message_preferences m
  where m.person_id = p.id and m.message_group = ${GROUP} and m.channel = 'email' and not m.is_wanted)`

/** Counts whom an announcement reaches on a day, everybody once. */
export async function countReach(database: Querier, audience: Audience, today: IsoDate): Promise<Reach> {
  const { rows } = await database.execute<Reach>(sql`
    select count(*)::int as people, (count(*) filter (where ${getsEmail}))::int as emails,
      ${audience.personId === null ? sql`null` : sql`max(p.name)`} as name
    from people p where p.id in (select ${planLinks.personId} from ${planLinks} where ${isMeant(audience, today)})`)
  return rows[0] ?? { people: 0, emails: 0, name: null }
}
