import type { Querier } from '#backend/database/client.ts'
import { newestQuotas } from '#backend/database/queries/ledger.ts'
import { type OpenLot, openLotsOf } from '#backend/ledger/open-lots.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { toDecimal } from '#domain/money.ts'

/**
 * The open lots of a link on a day, each with the newest quota of its profile; one whose profile has none yet is left out. For who takes money
 * out or taxes it by its age; what a link has is {@link accountBalances}.
 */
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

/**
 * The day whose lots and unit values pay what was due on a day, whenever it is done: that day itself, unless money has left its lots since or
 * was taken to another profile; then today.
 */
export async function valueDayOf(
  database: Querier,
  linkId: number,
  { dueOn, today }: { dueOn: IsoDate; today: IsoDate },
): Promise<IsoDate> {
  if (compareIso(dueOn, today) >= 0) return dueOn
  const then = await openLotsOf(database, [linkId], dueOn)
  const now = await openLotsOf(database, [linkId], today)
  const placeOf = ({ account, profileId, lotDate }: OpenLot) => `${account} ${profileId} ${lotDate}`
  const left = new Map(now.map((lot) => [placeOf(lot), lot.quotas]))
  const isThere = then.every((lot) => toDecimal(left.get(placeOf(lot)) ?? 0).greaterThanOrEqualTo(lot.quotas))
  return isThere ? dueOn : today
}
