import type { InflowType, LedgerAccount, LedgerEntry, OutflowType } from './ledger.ts'
import {
  accountOf,
  INFLOW_TYPES,
  isIndividualAccount,
  isInflow,
  isOutflow,
  LEDGER_ACCOUNTS,
  OUTFLOW_TYPES,
} from './ledger.ts'
import type { Amount } from './money.ts'
import { Decimal, roundHalfUp2, sumReais, toDecimal } from './money.ts'
import { sumQuotas } from './quotas.ts'

/** Value of one quota: the same for all quotas, or by investment profile. */
export type UnitValues = Amount | ReadonlyMap<number, Amount>

/** Money in reais; `return` is what investment added or took: balance + withdrawn − contributed. */
interface AccountTotals {
  contributed: number
  withdrawn: number
  quotas: number
  balance: number
  return: number
}

export interface LedgerTotals {
  /** Collective accounts only show what was paid into them: their quotas, balance and return are 0. */
  byAccount: Record<LedgerAccount, AccountTotals>
  /** Signed sum of the amounts of each type, reais. What was switched between profiles is neither in nor out. */
  byType: Record<InflowType | OutflowType, number>
  /** The accounts of the participant's own contributions together. */
  participant: AccountTotals
  sponsor: AccountTotals
  ported: AccountTotals
  /** Participant, sponsor and ported together, without the collective accounts. */
  total: AccountTotals
}

/**
 * Totals of a plan link at a unit value, by account and by type. Money in several profiles is valued at the unit value of
 * each: a map by profile, for entries that say theirs. The total balance is the sum of all quotas valued and rounded once; a
 * residual cent of the accounts goes to the largest of them, so that what a person adds up on the screen always closes.
 * @throws RangeError when quotas are held in a profile that the map does not know.
 */
export function ledgerTotals(entries: readonly LedgerEntry[], unitValues: UnitValues): LedgerTotals {
  const ofAccount = Map.groupBy(entries, accountOf)
  const exact = new Map(
    [...ofAccount].flatMap(([account, of]) =>
      isIndividualAccount(account) ? [[account, exactValue(of, unitValues)] as const] : [],
    ),
  )
  const balances = closedBalances(exact)
  const byAccount = fromKeys(LEDGER_ACCOUNTS, (account) =>
    totalsOf(ofAccount.get(account) ?? [], balances.get(account) ?? null),
  )
  const together = (belongs: (account: LedgerAccount) => boolean) =>
    added(LEDGER_ACCOUNTS.filter(belongs).map((account) => byAccount[account]))
  return {
    byAccount,
    byType: fromKeys([...INFLOW_TYPES, ...OUTFLOW_TYPES], (type) =>
      sumReais(entries.filter((entry) => entry.type === type).map((entry) => entry.amount)),
    ),
    participant: together((account) => account.startsWith('participant-')),
    sponsor: byAccount.sponsor,
    ported: together((account) => account.startsWith('ported-')),
    total: together(isIndividualAccount),
  }
}

/** `balance` in reais; null for a collective account, which has none, and for one without entries. */
function totalsOf(entries: readonly LedgerEntry[], balance: number | null): AccountTotals {
  const contributed = sumReais(entries.filter(({ type }) => isInflow(type)).map((entry) => entry.amount))
  const signedOut = sumReais(entries.filter(({ type }) => isOutflow(type)).map((entry) => entry.amount))
  const withdrawn = signedOut === 0 ? 0 : -signedOut
  if (balance === null) return { contributed, withdrawn, quotas: 0, balance: 0, return: 0 }
  return {
    contributed,
    withdrawn,
    quotas: sumQuotas(entries.map((entry) => entry.quotas)),
    balance,
    return: sumReais([balance, withdrawn, -contributed]),
  }
}

/** Exact value in reais of the quotas of entries, those of each profile added first. */
function exactValue(entries: readonly LedgerEntry[], unitValues: UnitValues): Decimal {
  if (!isByProfile(unitValues)) return exactQuotas(entries).times(toDecimal(unitValues))
  return [...Map.groupBy(entries, ({ profileId }) => profileId)].reduce<Decimal>((sum, [profileId, of]) => {
    const quotas = exactQuotas(of)
    if (quotas.isZero()) return sum
    const unitValue = profileId === undefined ? undefined : unitValues.get(profileId)
    if (unitValue === undefined) throw new RangeError(`No unit value of profile ${profileId}`)
    return sum.plus(quotas.times(toDecimal(unitValue)))
  }, new Decimal(0))
}

function isByProfile(unitValues: UnitValues): unitValues is ReadonlyMap<number, Amount> {
  return unitValues instanceof Map
}

function exactQuotas(entries: readonly LedgerEntry[]): Decimal {
  return entries.reduce<Decimal>((sum, { quotas }) => sum.plus(toDecimal(quotas)), new Decimal(0))
}

/**
 * Balances of accounts, each half-up to the cent. What rounding leaves of their exact sum goes to the largest of them, so that they add up to
 * what everything is worth together.
 */
export function closedBalances(exact: ReadonlyMap<LedgerAccount, Decimal>): Map<LedgerAccount, number> {
  const rounded = new Map([...exact].map(([account, value]) => [account, roundHalfUp2(value)]))
  const total = [...exact.values()].reduce<Decimal>((sum, value) => sum.plus(value), new Decimal(0))
  const residual = sumReais([roundHalfUp2(total), ...[...rounded.values()].map((value) => -value)])
  const largest = LEDGER_ACCOUNTS.filter((account) => rounded.has(account)).reduce<LedgerAccount | null>(
    (best, account) =>
      best !== null && (rounded.get(best) ?? 0) >= (rounded.get(account) ?? 0) ? best : account,
    null,
  )
  if (largest !== null) rounded.set(largest, sumReais([rounded.get(largest) ?? 0, residual]))
  return rounded
}

function added(accounts: readonly AccountTotals[]): AccountTotals {
  return {
    contributed: sumReais(accounts.map((account) => account.contributed)),
    withdrawn: sumReais(accounts.map((account) => account.withdrawn)),
    quotas: sumQuotas(accounts.map((account) => account.quotas)),
    balance: sumReais(accounts.map((account) => account.balance)),
    return: sumReais(accounts.map((account) => account.return)),
  }
}

function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}
