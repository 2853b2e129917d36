import { compareIso, competenceOf } from '#domain/calendar.ts'
import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import { Decimal, roundHalfUp, roundHalfUp2, toDecimal } from '#domain/money.ts'
import { balanceOfQuotas, QUOTA_DECIMALS } from '#domain/quotas.ts'
import type { StatementEntry } from './statement-entry.ts'
import type { StatementPeriod } from './statement-period.ts'
import { isInPeriod } from './statement-period.ts'

/** Filter of the statement. Empty lists mean all. */
export interface StatementFilter {
  /** By the month of credit. */
  period: StatementPeriod
  accounts: readonly LedgerAccount[]
  types: readonly EntryType[]
  profileIds: readonly number[]
}

/** A line of the statement. Reais, and quotas with eight decimals. */
export interface StatementLine {
  id: number
  creditedOn: StatementEntry['creditedOn']
  competence: StatementEntry['competence']
  type: EntryType
  account: LedgerAccount
  profileId: number
  amount: number
  /** Of the day; the newest before it where a cost is paid on a day without any. */
  unitValue: number
  quotas: number
  /** Quotas of the profile after this line, in the accounts chosen. */
  accumulatedQuotas: number
  /** The accumulated quotas at this line's unit value. */
  balance: number
}

/**
 * Lines of the statement, newest first. Quotas accumulate over the accounts and profiles chosen, from the very first
 * movement on: what the period and the types leave out still counts.
 */
export function statementLines(entries: readonly StatementEntry[], filter: StatementFilter): StatementLine[] {
  const held = new Map<number, Decimal>()
  const unitValues = new Map<number, Decimal>()
  const lines: StatementLine[] = []
  for (const entry of inOrder(entries)) {
    if (!chosen(entry.account, filter.accounts) || !chosen(entry.profileId, filter.profileIds)) continue
    const quotas = toDecimal(entry.quotas)
    const accumulated = quotas.plus(held.get(entry.profileId) ?? 0)
    held.set(entry.profileId, accumulated)
    const own = toDecimal(entry.unitValue)
    const unitValue = own.isZero() ? (unitValues.get(entry.profileId) ?? own) : own
    unitValues.set(entry.profileId, unitValue)
    if (!isInPeriod(competenceOf(entry.creditedOn), filter.period) || !chosen(entry.type, filter.types))
      continue
    lines.push({
      id: entry.id,
      creditedOn: entry.creditedOn,
      competence: entry.competence,
      type: entry.type,
      account: entry.account,
      profileId: entry.profileId,
      amount: roundHalfUp2(entry.amount),
      unitValue: unitValue.toNumber(),
      quotas: roundHalfUp(quotas, QUOTA_DECIMALS),
      accumulatedQuotas: roundHalfUp(accumulated, QUOTA_DECIMALS),
      balance: balanceOfQuotas(accumulated, unitValue),
    })
  }
  return lines.toReversed()
}

/** Entries in the order in which they count, oldest first. */
export function inOrder(entries: readonly StatementEntry[]): StatementEntry[] {
  return entries.toSorted((one, other) => compareIso(one.creditedOn, other.creditedOn) || one.id - other.id)
}

function chosen<Value>(value: Value, wanted: readonly Value[]): boolean {
  return wanted.length === 0 || wanted.includes(value)
}
