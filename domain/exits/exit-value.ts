import { type VestedBalance, type VestingTable, vestedBalance } from '#domain/exits/vesting.ts'
import { type Amount, sumReais } from '#domain/money.ts'

/** What belongs to somebody who leaves, reais. */
export interface ExitBalances {
  /** Everything paid in by the person, with its return, ported sums aside. */
  own: Amount
  sponsor: Amount
  /** Ported in from a closed entity, and not redeemable yet. */
  portedWaiting: Amount
  /** Ported in and free. */
  ported: Amount
}

/** What can be redeemed: own and free ported sums, and the vested part of the sponsor's, less what is owed for administration. */
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
 * What can be taken to another entity, reais: the whole accumulated right, the sponsor's part and what a redemption would have to wait for
 * included, less what is owed for administration (LC 109/2001, art. 14, II).
 */
export function portableValue(
  { own, sponsor, ported, portedWaiting }: ExitBalances,
  { debts = 0 }: { debts?: Amount } = {},
): number {
  return Math.max(0, sumReais([own, sponsor, ported, portedWaiting, -sumReais([debts])]))
}
