import { sql } from 'drizzle-orm'
import { type RequestKindSlug, requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import type { Querier } from './client.ts'
import { requestKinds } from './schema/requests.ts'

/**
 * Kinds of request, present in every database. Ids follow the service catalogue where a service files requests; 19 and 20 are the product's
 * own and mean something else there.
 */
export const REQUEST_KINDS = requestKindSlugs.map((slug) => {
  const { id, name } = requestKindFacts[slug]
  return { id, slug, name }
})

/** Id of a kind of request. */
export function requestKindId(slug: RequestKindSlug): number {
  return requestKindFacts[slug].id
}

/** Writes the rows that the code counts on. Running it again, as every start does, corrects slugs and names. */
export async function writeReferenceData(database: Querier): Promise<void> {
  await database
    .insert(requestKinds)
    .values(REQUEST_KINDS)
    .onConflictDoUpdate({
      target: requestKinds.id,
      set: { slug: sql`excluded.slug`, name: sql`excluded.name` },
    })
}
