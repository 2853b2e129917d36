import type { HeldLot, LeavingLot } from '#domain/exits/held-lots.ts'
import { proRata, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'
import type { BenefitAmounts } from './benefit-amounts.ts'
import { takeOldestLots, worthOf } from './take-oldest-lots.ts'

/** Lots that each part of a payment takes, and those that stay; oldest first. */
export interface LotsOfPayment {
  cash: LeavingLot[]
  monthly: LeavingLot[]
  thirteenth: LeavingLot[]
  left: HeldLot[]
}

/**
 * The oldest lots pay the cash, the ones after them the month's income, then the thirteenth. The last payment takes every quota: whatever
 * rounding by lot would leave goes with it. An income for life takes what is there.
 */
export function lotsOfPayment(amounts: BenefitAmounts, lots: readonly HeldLot[]): LotsOfPayment {
  return amounts.isLast ? everyLot(amounts, lots) : oldestLots(amounts, lots)
}

function oldestLots(
  { cash, monthly, thirteenth, quotas }: BenefitAmounts,
  lots: readonly HeldLot[],
): LotsOfPayment {
  const take = (from: readonly HeldLot[], amount: number, exact: string | null = null) => {
    const worth = worthOf(from)
    return takeOldestLots(from, amount <= worth ? { amount, quotas: exact } : { amount: worth })
  }
  const ofCash = take(lots, cash)
  // Quotas of several profiles are not the same.
  const isOneProfile = new Set(lots.map(({ profileId }) => profileId)).size === 1
  const ofMonth = take(ofCash.left, monthly, isOneProfile ? quotas : null)
  const { taken, left } = take(ofMonth.left, thirteenth)
  return { cash: ofCash.taken, monthly: ofMonth.taken, thirteenth: taken, left }
}

function everyLot({ cash, monthly, thirteenth }: BenefitAmounts, lots: readonly HeldLot[]): LotsOfPayment {
  const { taken } = takeOldestLots(lots, { amount: sumReais([cash, monthly, thirteenth]) })
  const [ofCash, afterCash] = cutAt(taken, cash)
  const [ofMonth, ofThirteenth] = thirteenth === 0 ? [afterCash, []] : cutAt(afterCash, monthly)
  return { cash: ofCash, monthly: ofMonth, thirteenth: ofThirteenth, left: [] }
}

/** Lots up to so many reais, and those after; the one in between is divided, its quotas in proportion. */
function cutAt(lots: readonly LeavingLot[], reais: number): [LeavingLot[], LeavingLot[]] {
  const before: LeavingLot[] = []
  const after: LeavingLot[] = []
  let missing = reais
  for (const lot of lots) {
    const value = Math.min(missing, lot.value)
    missing = sumReais([missing, -value])
    if (value === lot.value && value > 0) before.push(lot)
    else if (value === 0) after.push(lot)
    else {
      const quotas = proRata(lot.quotas, value, lot.value).toFixed(QUOTA_DECIMALS)
      before.push({ ...lot, quotas, value })
      const rest = toDecimal(lot.quotas).minus(quotas).toFixed(QUOTA_DECIMALS)
      after.push({ ...lot, quotas: rest, value: sumReais([lot.value, -value]) })
    }
  }
  return [before, after]
}
