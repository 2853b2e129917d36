import { compareIso, type IsoDate } from '../calendar.ts'
import { sharedAmounts } from '../ledger-lots.ts'
import { type Amount, sumReais } from '../money.ts'
import { QUOTA_DECIMALS } from '../quotas.ts'

/** A plan's first rule: the last day for the dates of old portabilities (IN Conjunta RFB/Previc/Susep 1/2025 and 2/2025). */
export const suggestedAccumulationDates = { lastDay: '2027-01-15' } as const

/** Money that was ported in on one day, of which only that day is known; reais. */
export interface UndatedArrival {
  arrivedOn: IsoDate
  amount: Amount
}

/** A part of it, and the day on which it was accumulated at the origin; reais. */
export interface Accumulation {
  date: IsoDate
  amount: number
}

export type AccumulationProblem =
  | { code: 'origin-progressive' }
  | { code: 'none' }
  | { code: 'nothing'; date: IsoDate }
  | { code: 'not-before-arrival'; date: IsoDate }
  | { code: 'repeated'; date: IsoDate }
  | { code: 'sum-differs'; sum: number }

/** Whether dates of accumulation may still be told on a day. */
export function mayTellDates(today: IsoDate, lastDay: IsoDate): boolean {
  return compareIso(today, lastDay) <= 0
}

/**
 * Everything that is wrong with the dates of an arrival. The time at the origin counts only where the money was taxed by its age there
 * (Lei 11.053/2004, art. 1º), and the dates are of all that came.
 */
export function accumulationProblems(
  arrival: UndatedArrival,
  isOriginRegressive: boolean,
  told: readonly Accumulation[],
): AccumulationProblem[] {
  if (!isOriginRegressive) return [{ code: 'origin-progressive' }]
  if (told.length === 0) return [{ code: 'none' }]
  const seen = new Set<IsoDate>()
  const ofParts = told.flatMap(({ date, amount }): AccumulationProblem[] => {
    const isRepeated = seen.has(date)
    seen.add(date)
    if (amount <= 0) return [{ code: 'nothing', date }]
    if (compareIso(date, arrival.arrivedOn) >= 0) return [{ code: 'not-before-arrival', date }]
    return isRepeated ? [{ code: 'repeated', date }] : []
  })
  if (ofParts.length > 0) return ofParts
  const sum = sumReais(told.map(({ amount }) => amount))
  return sum === sumReais([arrival.amount]) ? [] : [{ code: 'sum-differs', sum }]
}

/** A lot with another day: reais with two decimals, quotas with eight, as texts. */
export type RedatedLot = { lotDate: IsoDate; amount: string; quotas: string }

/**
 * The rest of an arrival, by the days on which it was accumulated: in the proportion in which they make up all that came, whatever has
 * left since. Quotas and amounts add up exactly; a part too small to be a quota's last decimal is none.
 */
export function redatedLots(
  left: { quotas: Amount; amount: Amount },
  told: readonly Accumulation[],
): RedatedLot[] {
  const parts = sharedAmounts(
    told.map(({ amount }) => amount),
    left.quotas,
    QUOTA_DECIMALS,
  )
  const held = told
    .map(({ date }, index) => ({ lotDate: date, quotas: parts[index] ?? '0' }))
    .filter(({ quotas }) => Number(quotas) > 0)
  const amounts = sharedAmounts(
    held.map(({ quotas }) => quotas),
    left.amount,
  )
  return held.map((lot, index) => ({ ...lot, amount: amounts[index] ?? '0.00' }))
}
