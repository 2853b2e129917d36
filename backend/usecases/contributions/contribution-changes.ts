import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { lastGrantedOn, type OpenRequest, openRequest } from '../../database/queries/link-requests.ts'
import { requestKindId } from '../../database/reference-data.ts'

const KIND = requestKindId('alterar-contribuicao')

/** The change of contribution of a link that is not decided yet. */
export function openContributionChange(database: Querier, linkId: number): Promise<OpenRequest | null> {
  return openRequest(database, linkId, KIND)
}

/** Day on which the last change that was granted had been filed. */
export function lastContributionChange(database: Querier, linkId: number): Promise<IsoDate | null> {
  return lastGrantedOn(database, linkId, KIND)
}
