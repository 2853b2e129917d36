import { sql } from 'drizzle-orm'
import { requestKindNames } from '#contract/request-kind-names.ts'
import { type RequestKindSlug, requestKindIds } from '#contract/request-kinds.ts'
import type { Querier } from './client.ts'
import { requestKinds } from './schema/requests.ts'

/**
 * Kinds of request, present in every database. Ids follow the service catalogue where a service files requests; 19 and 20 are the product's
 * own and mean something else there.
 */
export const REQUEST_KINDS = (Object.entries(requestKindIds) as [RequestKindSlug, number][]).map(
  ([slug, id]) => ({ id, slug, name: requestKindNames[slug] }),
)

/** Id of a kind of request. */
export function requestKindId(slug: RequestKindSlug): number {
  return requestKindIds[slug]
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
