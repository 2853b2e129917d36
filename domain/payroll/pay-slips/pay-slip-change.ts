import type { PaySlipLine } from './pay-slip.ts'
import type { PaySlipCode } from './pay-slip-codes.ts'

/** Why a line differs from the month before. */
export type ChangeCause =
  | 'started'
  | 'ended'
  | 'amount-changed'
  /** An income by percentage follows the balance. */
  | 'balance-changed'
  /** An income in quotas follows their value. */
  | 'unit-value-changed'
  /** A fixed income was adjusted, by an index or a decision. */
  | 'income-adjusted'
  | 'twelfths-changed'
  | 'last-instalment'
  | TaxCause
export type TaxCause =
  | 'taxable-income-changed'
  | 'exemption-started'
  | 'exemption-ended'
  | 'exemption-changed'
  | 'dependants-changed'
  | 'alimony-changed'
  | 'tables-changed'
  | 'regime-changed'
  | 'lots-aged'
  | 'term-rate-changed'

/** A line that is not as it was, reais. `effect` is what it does to the net: positive when there is more. */
export interface PaySlipChange {
  code: PaySlipCode
  kind: PaySlipLine['kind']
  before: number
  now: number
  effect: number
  causes: ChangeCause[]
}

export interface PaySlipComparison {
  netBefore: number
  netNow: number
  /** The sum of the effects of all changes. */
  difference: number
  /** The largest effect first; empty when nothing changed. */
  changes: PaySlipChange[]
}
