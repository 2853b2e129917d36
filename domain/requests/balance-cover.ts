import type { LedgerAccount } from '#domain/ledger.ts'
import { type Amount, Decimal, percentOf, sumReais, toDecimal } from '#domain/money.ts'

/** Money that a request takes from one account or, with `all`, from the balance whichever its accounts. */
export interface BalanceClaim {
  account: LedgerAccount | 'all'
  /** Reais; `'all'`: all that there is. */
  amount: Amount
  /** Points of what there is, which then counts instead: the amount was what they came to on the day of the filing. */
  percent?: Amount | null | undefined
}

export type CoverOutcome =
  | { ok: true }
  /** Where they do not fit, and the reais that are left there. */
  | { ok: false; account: LedgerAccount | 'all'; available: number }

/**
 * Whether a link's balance covers new claims beside those that stand: of each account, and of all of them together. Claims on everything
 * there is are met by whatever there is, but leave nothing for others and want more than nothing; of several accounts one has to hold something.
 */
export function coverOf(
  wanted: readonly BalanceClaim[],
  standing: readonly BalanceClaim[],
  balances: ReadonlyMap<LedgerAccount, number>,
): CoverOutcome {
  if (wanted.length === 0) return { ok: true }
  const balance = sumReais([...balances.values()])
  const named = [...new Set(wanted.flatMap(({ account }) => (account === 'all' ? [] : [account])))]
  const asksNothing = (account: LedgerAccount) =>
    (balances.get(account) ?? 0) === 0 &&
    wanted.every((claim) => claim.account !== account || claim.amount === 'all')
  const asked = named.filter((account) => !asksNothing(account))
  // Beside another an empty account asks for nothing; where all are empty the first of them is told.
  const accounts = asked.length > 0 ? asked : named
  for (const account of accounts) {
    const held = balances.get(account) ?? 0
    const on = (claims: readonly BalanceClaim[]) => claims.filter((claim) => claim.account === account)
    if (!fits(on(wanted), on(standing), held, balances))
      return { ok: false, account, available: availableIn(account, standing, balances) }
  }
  return fits(wanted, standing, balance, balances)
    ? { ok: true }
    : { ok: false, account: 'all', available: availableIn('all', standing, balances) }
}

/** Reais that are left for new claims on an account, or on all of them together (`all`), beside those that stand. */
export function availableIn(
  account: BalanceClaim['account'],
  standing: readonly BalanceClaim[],
  balances: ReadonlyMap<LedgerAccount, number>,
): number {
  const ofAll = left(standing, sumReais([...balances.values()]), balances)
  if (account === 'all') return ofAll
  const onIt = standing.filter((claim) => claim.account === account)
  return Math.min(ofAll, left(onIt, balances.get(account) ?? 0, balances))
}

function fits(
  wanted: readonly BalanceClaim[],
  standing: readonly BalanceClaim[],
  held: number,
  balances: ReadonlyMap<LedgerAccount, number>,
): boolean {
  const available = left(standing, held, balances)
  const takes = wanted.map((claim) => worthOf(claim, balances))
  return available > 0 && total(takes).lessThanOrEqualTo(available)
}

function left(
  standing: readonly BalanceClaim[],
  held: number,
  balances: ReadonlyMap<LedgerAccount, number>,
): number {
  const rest = toDecimal(held).minus(total(standing.map((claim) => worthOf(claim, balances))))
  return rest.isNegative() ? 0 : rest.toNumber()
}

function worthOf(
  { account, amount, percent = null }: BalanceClaim,
  balances: ReadonlyMap<LedgerAccount, number>,
): Decimal {
  if (amount !== 'all' && percent === null) return toDecimal(amount)
  const held = account === 'all' ? total([...balances.values()]) : toDecimal(balances.get(account) ?? 0)
  return percent === null ? held : percentOf(held, percent)
}

function total(amounts: readonly Amount[]): Decimal {
  return amounts.reduce<Decimal>((sum, amount) => sum.plus(toDecimal(amount)), new Decimal(0))
}
