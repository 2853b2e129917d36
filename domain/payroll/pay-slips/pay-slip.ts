import type { Competence, IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { IncomeExemption, MonthlyTax } from '#domain/taxes/monthly-income-tax.ts'
import type { TaxBand } from '#domain/taxes/tax-lots.ts'
import { DISCOUNT_CODES, type DiscountCode, type EarningCode, type PaySlipCode } from './pay-slip-codes.ts'

export type PaySlipReference =
  | { kind: 'percent'; value: number }
  | { kind: 'instalment'; number: number; of: number }
  | { kind: 'twelfths'; value: number }

/** A line of the pay slip, reais; `kind` says in which column it stands. */
export interface PaySlipLine {
  code: PaySlipCode
  kind: 'earning' | 'discount'
  reference: PaySlipReference | null
  amount: number
}

/** A line as it is given; the tax lines are never given. */
export interface GivenLine<Code extends EarningCode | DiscountCode = EarningCode | DiscountCode> {
  code: Code
  amount: number
  reference?: PaySlipReference
}

/** How the tax was found: by the table for each kind of income, or by the age of what was paid. */
export type PaySlipTax =
  | { regime: 'progressive'; monthly: MonthlyTax | null; thirteenth: MonthlyTax | null }
  | { regime: 'regressive'; method: 'lot-age'; bands: TaxBand[] }
  | { regime: 'regressive'; method: 'weighted-term'; ratePercent: number }

/** Explains a pay slip and makes two of them comparable. */
export interface PaySlipMemo {
  tax: PaySlipTax
  /** Why a part was exempt; `none` in the regressive regime. */
  exemption: IncomeExemption
  dependants: number
  /** First day of the tables used; null in the regressive regime. */
  tablesSince: IsoDate | null
  /** How the income is fixed. */
  incomeBasis: 'percent-of-balance' | 'whole-balance' | 'quotas' | 'fixed'
  profileId: number | null
  unitValue: number | null
  quotaDate: IsoDate | null
  /** Quotas turned into the earnings; null when none were. */
  quotasConverted: number | null
}

/** Reais. */
export interface PaySlip {
  competence: Competence
  paidOn: IsoDate
  /** By code; no line is zero. */
  lines: PaySlipLine[]
  gross: number
  discounts: number
  net: number
  memo: PaySlipMemo
}

/** Reais of a pay slip that neither the taxman nor the person gets: alimony, a loan, health plan, fees. */
export function otherDiscounts(lines: readonly Pick<PaySlipLine, 'code' | 'amount'>[]): number {
  const others: readonly number[] = DISCOUNT_CODES
  return sumReais(lines.filter(({ code }) => others.includes(code)).map(({ amount }) => amount))
}
