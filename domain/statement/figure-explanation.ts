import type { IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { Amount } from '#domain/money.ts'
import { toDecimal } from '#domain/money.ts'
import type { NextQuota } from './next-quota.ts'
import { nextQuota } from './next-quota.ts'

/** Figures of the statement that can be explained. */
type StatementFigure =
  | 'total-balance'
  | 'participant-balance'
  | 'sponsor-balance'
  | 'ported-balance'
  | 'vested-sponsor-balance'
  | 'contributed'
  | 'return-amount'
  | 'period-return'
  | 'line-quotas'
  | 'line-amount'
  | 'line-balance'

/** A number of a formula: what it is, and how much. `account` says whose it is where that matters. */
export interface FormulaPart {
  code:
    | 'quotas'
    | 'unit-value'
    | 'residual-cent'
    | 'account-balance'
    | 'vested-percent'
    | 'contributed'
    | 'withdrawn'
    | 'balance'
    | 'first-unit-value'
    | 'last-unit-value'
    | 'switched-out-unit-value'
    | 'switched-in-unit-value'
    | 'monthly-return'
    | 'amount'
  value: number
  account?: LedgerAccount
  date?: IsoDate
}

/** How the parts are put together. */
type FormulaCode =
  | 'quotas-times-unit-value'
  | 'sum-of-accounts'
  | 'percent-of-balance'
  | 'sum-of-contributions'
  | 'balance-plus-withdrawn-less-contributed'
  | 'unit-value-over-unit-value'
  | 'returns-of-each-profile'
  | 'amount-over-unit-value'

/** How a figure was reached, as data: whoever shows it owns the words. */
export interface FigureExplanation {
  figure: StatementFigure
  formula: FormulaCode
  parts: FormulaPart[]
  /** The figure itself: reais, quotas or per cent. */
  result: number
  /** Day of the unit value used; null where none is. */
  quotaDate: IsoDate | null
  /** When the figure changes next; null for what never does. */
  nextUpdate: NextQuota | null
}

/** The unit value in force. */
export interface CurrentQuota {
  date: IsoDate
  unitValue: Amount
}

/** The unit value as a part of a formula. */
export function unitValuePart({ date, unitValue }: CurrentQuota): FormulaPart {
  return { code: 'unit-value', value: toDecimal(unitValue).toNumber(), date }
}

/** An explanation whose figure changes with the next quota. */
export function atQuota(
  { date }: CurrentQuota,
  explanation: Omit<FigureExplanation, 'quotaDate' | 'nextUpdate'>,
): FigureExplanation {
  return { ...explanation, quotaDate: date, nextUpdate: nextQuota(date) }
}
