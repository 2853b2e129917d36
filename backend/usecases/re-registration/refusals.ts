import { and, desc, eq } from 'drizzle-orm'
import { requestKindId } from '#backend/database/reference-data.ts'
import type { ReRegistrationItem } from '#domain/re-registration/groups.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { reRegistrationRefusals } from '../../database/schema/re-registrations.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'

/** The newest re-registration that a person sent; null for who never did. */
export async function newestRequest(database: Querier, personId: number) {
  const [newest] = await database
    .select({
      id: requests.id,
      protocol: requests.protocol,
      status: requests.status,
      filedAt: requests.filedAt,
      data: requestPayloads.data,
      dataVersion: requestPayloads.dataVersion,
      submissionKey: requestPayloads.submissionKey,
      verificationCode: requestPayloads.verificationCode,
    })
    .from(requests)
    .innerJoin(requestPayloads, eq(requestPayloads.requestId, requests.id))
    .where(and(eq(requests.personId, personId), eq(requests.kindId, requestKindId('recadastramento'))))
    .orderBy(desc(requests.id), desc(requestPayloads.version))
    .limit(1)
  return newest ?? null
}

/** Items refused in the newest one; none unless it was refused. */
export async function refusedItems(
  database: Querier,
  newest: { id: number; status: number } | null,
): Promise<{ item: ReRegistrationItem; motivo: string }[]> {
  if (newest?.status !== RequestStatus.refused) return []
  return database
    .select({ item: reRegistrationRefusals.item, motivo: reRegistrationRefusals.reason })
    .from(reRegistrationRefusals)
    .where(eq(reRegistrationRefusals.requestId, newest.id))
}
