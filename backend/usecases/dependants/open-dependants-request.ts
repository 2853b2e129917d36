import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import type { DependantList } from '#backend/database/queries/dependants.ts'
import { OPEN_STATUSES, type OpenRequest } from '#backend/database/queries/link-requests.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { storedData } from '../request-engine/request-data.ts'
import { dependantsShape } from './dependants-shape.ts'

/** The request about a list that is not over; one about the other list does not stand in its way. */
export async function openDependantsRequest(
  database: Querier,
  { personId, type, linkId }: DependantList,
): Promise<OpenRequest | null> {
  const rows = await database
    .select({ id: requests.id, protocol: requests.protocol, status: requests.status })
    .from(requests)
    .where(
      and(
        eq(requests.kindId, requestKindId('dependentes')),
        eq(requests.personId, personId),
        linkId === null ? undefined : eq(requests.linkId, linkId),
        inArray(requests.status, [...OPEN_STATUSES]),
      ),
    )
    .orderBy(desc(requests.filedAt))
  for (const row of rows) {
    const { tipo } = await storedData(database, { data: dependantsShape }, row.id)
    if (tipo === type) return row
  }
  return null
}
