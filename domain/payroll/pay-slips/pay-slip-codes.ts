/** Earnings of a benefit pay slip: income, thirteenth, cash withdrawal, refund of a sum taken too much. */
export const EARNING_CODES = [101, 102, 110, 190] as const
export type EarningCode = (typeof EARNING_CODES)[number]

/** Lines of withheld tax; the pay slip computes them. */
export const TAX_CODES = [901, 902] as const
type TaxCode = (typeof TAX_CODES)[number]

/** Other discounts: alimony, loan, health plan, administration fee, contribution to an association. */
export const DISCOUNT_CODES = [910, 920, 930, 940, 950] as const
export type DiscountCode = (typeof DISCOUNT_CODES)[number]

export type PaySlipCode = EarningCode | TaxCode | DiscountCode

/** The codes by what they mean, so that rules don't read like a table of numbers. */
export const PaySlipLineCode = {
  monthlyIncome: 101,
  thirteenth: 102,
  cashWithdrawal: 110,
  refund: 190,
  incomeTax: 901,
  thirteenthTax: 902,
  alimony: 910,
  loan: 920,
  healthPlan: 930,
  administrationFee: 940,
  association: 950,
} as const satisfies Record<string, PaySlipCode>

export function isEarningCode(code: number): code is EarningCode {
  return EARNING_CODES.some((earning) => earning === code)
}

export function isPaySlipCode(code: number): code is PaySlipCode {
  return [...EARNING_CODES, ...TAX_CODES, ...DISCOUNT_CODES].some((known) => known === code)
}
