import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { isIndividualAccount, isOutflow } from '#domain/ledger.ts'
import { type TakenLot, takeOldest } from '#domain/ledger-lots.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { Querier } from '../database/client.ts'
import { lotMovementsOf } from './open-lots.ts'
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
  for (const movement of await lotMovementsOf(database, [...choosing])) held.add(movement)
  return postings.flatMap((posting) => {
    const { key, line = key, date, lotDate = date } = posting
    if (!takesOldest(posting)) {
      if (choosing.has(posting.linkId)) held.add({ ...posting, lotDate })
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
  const lots = held.availableTo(posting)
  const [amount, quotas] = [toDecimal(posting.amount).negated(), toDecimal(posting.quotas).negated()]
  const balance = lots.reduce((sum, lot) => sum.plus(lot.quotas), new Decimal(0))
  if (balance.lessThan(quotas))
    throw new PostingRefused(
      'below-zero',
      posting.key,
      `${posting.account} of link ${posting.linkId} holds less`,
    )
  const taken = takeOldest(lots, { amount, quotas })
  for (const lot of taken) held.add({ ...posting, lotDate: lot.lotDate, quotas: `-${lot.quotas}` })
  return taken
}

type Place = Pick<Posting, 'linkId' | 'account' | 'profileId'>
type Movement = Place & { lotDate: IsoDate; date: IsoDate; quotas: string }

/** Quotas held by the lots of accounts, day by day, while postings go by. */
class HeldLots {
  readonly #byPlace = new Map<string, Map<IsoDate, Map<IsoDate, Decimal>>>()

  add({ lotDate, date, quotas, ...place }: Movement): void {
    const lots = this.#lotsOf(place)
    const days = lots.get(lotDate) ?? new Map<IsoDate, Decimal>()
    lots.set(lotDate, days.set(date, toDecimal(quotas).plus(days.get(date) ?? 0)))
  }

  /** Quotas of each lot that a posting of a day may take: held on that day and not taken by a later one. */
  availableTo({ date, ...place }: Place & { date: IsoDate }): { lotDate: IsoDate; quotas: Decimal }[] {
    return [...this.#lotsOf(place)]
      .map(([lotDate, days]) => ({ lotDate, quotas: leastFrom(date, days) }))
      .filter(({ quotas }) => quotas.greaterThan(0))
  }

  #lotsOf({ linkId, account, profileId }: Place) {
    const name = `${linkId} ${account} ${profileId}`
    const lots = this.#byPlace.get(name) ?? new Map<IsoDate, Map<IsoDate, Decimal>>()
    this.#byPlace.set(name, lots)
    return lots
  }
}

/** The least that a lot holds at the end of a day and of every later one. */
function leastFrom(day: IsoDate, movements: ReadonlyMap<IsoDate, Decimal>): Decimal {
  let held = new Decimal(0)
  let least = held
  for (const [date, quotas] of [...movements].toSorted(([one], [other]) => compareIso(one, other))) {
    held = held.plus(quotas)
    least = date <= day ? held : Decimal.min(least, held)
  }
  return least
}
