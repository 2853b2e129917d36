import { type VestedBalance, type VestingTable, vestedBalance } from '#domain/exits/vesting.ts'
import { type Amount, sumReais } from '#domain/money.ts'

/** Balances of somebody who leaves, reais. */
export interface ExitBalances {
  /** Everything paid in by the person, with its return, ported sums aside. */
  own: Amount
  sponsor: Amount
  /** Ported in from a closed entity, and not redeemable yet. */
  portedWaiting: Amount
  /** Ported in and free. */
  ported: Amount
}

/** Redeemable: own and free ported sums, and the vested part of the sponsor's, less the debt for administration. */
export interface RedemptionValue extends VestedBalance {
  gross: number
  /** Stays invested until its waiting period is over. */
  waiting: number
}

/** Value of a redemption of everything (LC 109/2001, art. 14, III; vesting by the plan's table). */
export function redemptionValue(
  { own, sponsor, portedWaiting, ported }: ExitBalances,
  { monthsInPlan, table, debts = 0 }: { monthsInPlan: number; table: VestingTable | null; debts?: Amount },
): RedemptionValue {
  const shares = vestedBalance(sponsor, monthsInPlan, table)
  const gross = sumReais([own, ported, shares.vested, -sumReais([debts])])
  return { ...shares, gross: Math.max(0, gross), waiting: sumReais([portedWaiting]) }
}

/**
 * Portable, reais: the whole accumulated right, including the sponsor's part and sums that a redemption would have to wait for, less the
 * debt for administration (LC 109/2001, art. 14, II).
 */
export function portableValue(
  { own, sponsor, ported, portedWaiting }: ExitBalances,
  { debts = 0 }: { debts?: Amount } = {},
): number {
  return Math.max(0, sumReais([own, sponsor, ported, portedWaiting, -sumReais([debts])]))
}
