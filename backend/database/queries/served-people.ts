import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { people } from '../schema/people.ts'
import { planLinks } from '../schema/plans.ts'

/** Attendants without a plan of their own are colleagues, not people to serve; nobody is served by a row that was made nameless. */
export function isServed(database: Querier): SQL | undefined {
  const link = database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.personId, people.id))
    .limit(1)
  // Asked for one of them, PostgreSQL looks at the links of attendants alone; asked whether there is any, it reads everybody's.
  return and(isNull(people.erasedAt), or(isNull(people.adminLevel), sql`${link} is not null`))
}
