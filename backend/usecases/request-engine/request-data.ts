import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Querier } from '../../database/client.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { type StoredData, upgraded } from './stored-data.ts'

/** Data of a request, in the shape of today and unchecked; null without any. */
export async function newestData(
  database: Querier,
  kind: { data: Pick<StoredData<unknown>, 'upgrades'> },
  requestId: number,
): Promise<Record<string, unknown> | null> {
  const [payload] = await database
    .select({ data: requestPayloads.data, version: requestPayloads.dataVersion })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  return payload ? upgraded(kind.data, payload) : null
}

/** Data of a request. @throws ValiError when it does not fit its kind, which is a fault of an upgrade. */
export async function storedData<Data>(
  database: Querier,
  kind: { data: StoredData<Data> },
  requestId: number,
): Promise<Data> {
  return v.parse(kind.data.schema, await newestData(database, kind, requestId))
}
