import { desc, eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { requestPayloads } from '../schema/requests.ts'

/** The verification code of what was sent last in a request; null for one that does not exist. */
export async function verificationCodeOf(database: Querier, requestId: number): Promise<string | null> {
  const [row] = await database
    .select({ code: requestPayloads.verificationCode })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  return row?.code ?? null
}
