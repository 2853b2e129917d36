import type { IsoDate } from '#domain/calendar.ts'
import { isIndividualAccount, isOutflow } from '#domain/ledger.ts'
import { type TakenLot, takeOldest } from '#domain/ledger-lots.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { Querier } from '../database/client.ts'
import { openLotsOf } from './open-lots.ts'
import type { Posting, PricedPosting } from './posting.ts'
import { PostingRefused } from './posting-refused.ts'

/** A posting that became one row: its lot and its own key are known. */
export type LotPosting = PricedPosting & { lotDate: IsoDate; line: string }

/** Whether a posting leaves it to the ledger to choose the lots that it takes from. */
export function takesOldest({ type, account, lotDate, corrects }: Posting): boolean {
  return lotDate === undefined && corrects === undefined && isOutflow(type) && isIndividualAccount(account)
}

/** Gives every posting its lot; one that takes the oldest becomes as many as it takes lots from. In the order given. @throws PostingRefused */
export async function splitIntoLots(
  database: Querier,
  postings: readonly PricedPosting[],
): Promise<LotPosting[]> {
  const choosing = new Set(postings.filter(takesOldest).map(({ linkId }) => linkId))
  const held = new HeldLots()
  for (const { quotas, ...lot } of await openLotsOf(database, [...choosing])) held.add(lot, quotas)
  return postings.flatMap((posting) => {
    const { key, line = key, date, lotDate = date } = posting
    if (!takesOldest(posting)) {
      if (choosing.has(posting.linkId)) held.add({ ...posting, lotDate }, posting.quotas)
      return [{ ...posting, lotDate, line }]
    }
    return oldestOf(posting, held).map((lot, index) => ({
      ...posting,
      lotDate: lot.lotDate,
      amount: `-${lot.amount}`,
      quotas: `-${lot.quotas}`,
      line,
      key: index === 0 ? key : `${key}/${lot.lotDate}`,
    }))
  })
}

function oldestOf(posting: PricedPosting, held: HeldLots): TakenLot[] {
  const lots = held
    .of(posting)
    .filter(([lotDate]) => lotDate <= posting.date)
    .map(([lotDate, quotas]) => ({ lotDate, quotas }))
  const [amount, quotas] = [toDecimal(posting.amount).negated(), toDecimal(posting.quotas).negated()]
  const balance = lots.reduce((sum, lot) => sum.plus(lot.quotas), new Decimal(0))
  if (balance.lessThan(quotas))
    throw new PostingRefused(
      'below-zero',
      posting.key,
      `${posting.account} of link ${posting.linkId} holds less`,
    )
  const taken = takeOldest(lots, { amount, quotas })
  for (const lot of taken) held.add({ ...posting, lotDate: lot.lotDate }, `-${lot.quotas}`)
  return taken
}

type Place = Pick<Posting, 'linkId' | 'account' | 'profileId'>

/** What the lots of accounts hold while postings go by. */
class HeldLots {
  readonly #byPlace = new Map<string, Map<IsoDate, Decimal>>()

  add(place: Place & { lotDate: IsoDate }, quotas: string): void {
    const lots = this.#lotsOf(place)
    const after = toDecimal(quotas).plus(lots.get(place.lotDate) ?? 0)
    if (after.isZero()) lots.delete(place.lotDate)
    else lots.set(place.lotDate, after)
  }

  of(place: Place): [IsoDate, Decimal][] {
    return [...this.#lotsOf(place)]
  }

  #lotsOf({ linkId, account, profileId }: Place): Map<IsoDate, Decimal> {
    const name = `${linkId} ${account} ${profileId}`
    const lots = this.#byPlace.get(name) ?? new Map<IsoDate, Decimal>()
    this.#byPlace.set(name, lots)
    return lots
  }
}
