import type { IsoDate } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exit-options/held-lots.ts'
import type { Querier } from '../../database/client.ts'
import { newestQuotas } from '../../database/queries/ledger.ts'
import { openLotsOf } from '../../ledger/open-lots.ts'

/** The open lots of a link on a day, each with the newest quota of its profile; one whose profile has none yet is left out. */
export async function heldLots(database: Querier, linkId: number, today: IsoDate): Promise<HeldLot[]> {
  const open = await openLotsOf(database, [linkId], today)
  const quotas = await newestQuotas(database, [...new Set(open.map(({ profileId }) => profileId))], today)
  return open.flatMap(({ account, profileId, lotDate, quotas: held }) => {
    const quota = quotas.get(profileId)
    return quota
      ? [
          {
            account,
            profileId,
            creditedOn: lotDate,
            quotas: held,
            unitValue: quota.value,
            pricedOn: quota.date,
          },
        ]
      : []
  })
}
