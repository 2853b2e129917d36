import type { IsoDate } from '#domain/calendar.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { openLots } from '#domain/taxes/consume-lots.ts'
import type { Querier } from '../../database/client.ts'
import { movementsByDate, quotasUntil } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'

/** Before every movement. */
const BEGINNING: IsoDate = '1900-01-01'

/** The lots that are still there, oldest first, with the quota they are valued by. */
export type OwnLots = { lots: QuotaLot[]; quota: { date: IsoDate; value: string } }

/** The open lots of a link's individual accounts on a day; null without balance. */
export async function readOwnLots(
  database: Querier,
  { link }: LinkRow,
  today: IsoDate,
): Promise<OwnLots | null> {
  const [movements, [quota]] = await Promise.all([
    movementsByDate(database, link.id, { after: BEGINNING, until: today }),
    quotasUntil(database, link.profileId, { until: today, count: 1 }),
  ])
  const lots = openLots(movements.map(({ date, quotas }) => ({ creditedOn: date, quotas })))
  return quota && lots.length > 0 ? { lots, quota } : null
}
