import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { bornByFor, RequestPriority, requestPriority } from '#domain/requests/priority.ts'
import { UNDECIDED_STATUSES } from '#domain/requests/waiting.ts'
import type { Querier } from '../../database/client.ts'
import { idList } from '../../database/id-list.ts'
import { benefits } from '../../database/schema/benefits.ts'
import { illnessExemptions } from '../../database/schema/illness-exemptions.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requests } from '../../database/schema/requests.ts'

/** Which priority the requests of a person have on a day. */
export async function priorityOf(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<RequestPriority> {
  const [row] = await database
    .select({ birthDate: people.birthDate, hasHealthReason: hasHealthReason(personId, today) })
    .from(people)
    .where(eq(people.id, personId))
  return row ? requestPriority(row, today) : RequestPriority.none
}

/**
 * Lets what waits come earlier where its person reached an age since, or has a reason of health on record by now. What a request was
 * filed with it keeps. A version of it is nothing of this: whoever has it open goes on.
 */
export async function raisePriorities(database: Querier, today: IsoDate): Promise<void> {
  const reason = hasHealthReason(sql`people.id`, today)
  const mayRise = or(
    and(
      sql`${requests.priority} > ${RequestPriority.eighty}`,
      lte(people.birthDate, bornByFor('eighty', today)),
    ),
    and(
      sql`${requests.priority} > ${RequestPriority.sixty}`,
      lte(people.birthDate, bornByFor('sixty', today)),
    ),
    and(sql`${requests.priority} > ${RequestPriority.health}`, reason),
  )
  const rows = await database
    .select({
      id: requests.id,
      stored: requests.priority,
      birthDate: people.birthDate,
      hasHealthReason: reason,
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.personId))
    .where(and(inArray(requests.status, UNDECIDED_STATUSES), mayRise))
  const risen = Map.groupBy(rows, (row) => requestPriority(row, today))
  for (const [priority, those] of risen) {
    const ids = those.filter(({ stored }) => stored > priority).map(({ id }) => id)
    await database
      .update(requests)
      .set({ priority })
      .where(and(inArray(requests.status, UNDECIDED_STATUSES), sql`${requests.id} = any(${idList(ids)})`))
  }
}

/**
 * An exemption by illness holds this month, or an income for disability is in force. Columns are named by hand: in a statement of one table
 * Drizzle leaves out whose they are.
 */
function hasHealthReason(personId: SQL | number, today: IsoDate): SQL<boolean> {
  const month = competenceOf(today)
  return sql<boolean>`exists (
    select from ${planLinks} link where link.person_id = ${personId} and (
      exists (
        select from ${illnessExemptions} exemption
        where exemption.link_id = link.id and exemption.valid_from <= ${month}
          and (exemption.valid_until is null or to_char(exemption.valid_until, 'YYYY-MM') >= ${month}))
      or exists (
        select from ${benefits} benefit
        where benefit.link_id = link.id and benefit.kind = 'disability' and benefit.ended_on is null)))`
}
