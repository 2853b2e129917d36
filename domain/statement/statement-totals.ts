import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import { ENTRY_TYPES, isIndividualAccount, isInflow, isOutflow } from '#domain/ledger.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import { sumQuotas } from '#domain/quotas.ts'
import type { StatementLine } from './statement-lines.ts'

/** Sum of the lines of one type: signed reais and quotas. */
interface TypeTotal {
  type: EntryType
  lines: number
  amount: number
  quotas: number
}

/** Totals of a list of lines. Reais. What was switched between profiles is in `byType` alone: it neither entered nor left. */
export interface StatementTotals {
  /** In the order of the ledger's types; types without lines are left out. */
  byType: TypeTotal[]
  /** Credits to the individual accounts, less reversals. */
  contributed: number
  /** Withdrawals from them, less reversals, as a positive number. */
  withdrawn: number
  /** Payments into the collective accounts: administration and risk. */
  collective: number
}

/** Totals of what is shown, by type and in sum. */
export function statementTotals(lines: readonly StatementLine[]): StatementTotals {
  const byType = ENTRY_TYPES.map((type) => ({ type, of: lines.filter((line) => line.type === type) }))
    .filter(({ of }) => of.length > 0)
    .map(({ type, of }) => ({
      type,
      lines: of.length,
      amount: sumReais(of.map(({ amount }) => amount)),
      quotas: sumQuotas(of.map(({ quotas }) => quotas)),
    }))
  const individual = lines.filter(({ account }) => isIndividualAccount(account))
  const signedOut = sumOf(individual.filter(({ type }) => isOutflow(type)))
  return {
    byType,
    contributed: sumOf(individual.filter(({ type }) => isInflow(type))),
    withdrawn: roundHalfUp2(-signedOut),
    collective: sumOf(lines.filter(({ account }) => !isIndividualAccount(account))),
  }
}

function sumOf(lines: readonly { account: LedgerAccount; amount: number }[]): number {
  return sumReais(lines.map(({ amount }) => amount))
}
