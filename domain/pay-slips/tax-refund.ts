import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { IncomeExemption, MonthlyTax, MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import type { PaySlip, PaySlipLine } from './pay-slip.ts'
import { PaySlipLineCode } from './pay-slip-codes.ts'

/** The tax of a paid slip once an exemption counts for its month, and what was withheld too much of it, reais. */
export interface TaxRefund {
  tax: { regime: 'progressive'; monthly: MonthlyTax | null; thirteenth: MonthlyTax | null }
  exemption: IncomeExemption
  amount: number
}

/**
 * What an exemption that was granted later changes in a slip that was paid. The same income and deductions are taxed again by the tables of
 * the day of payment. Null where nothing is given back: another regime, the exemption counted already, or no tax less.
 */
export function taxRefundOf(
  { memo: { tax, dependants, exemption: before } }: Pick<PaySlip, 'memo'>,
  exemption: Exclude<IncomeExemption, 'none'>,
  rules: MonthlyTaxRules,
): TaxRefund | null {
  // Who is exempt by illness pays no tax at all: the slice has nothing more to free.
  if (tax.regime !== 'progressive' || before === exemption || before === 'illness') return null
  const again = (paid: MonthlyTax | null, kind: 'monthly' | 'thirteenth') =>
    paid &&
    monthlyIncomeTax(
      {
        gross: paid.gross,
        exemption,
        dependants,
        alimony: paid.deductions.alimony,
        officialSocialSecurity: paid.deductions.officialSocialSecurity,
        kind,
      },
      rules,
    )
  const monthly = again(tax.monthly, 'monthly')
  const thirteenth = again(tax.thirteenth, 'thirteenth')
  const amount = sumReais([
    tax.monthly?.withheld ?? 0,
    tax.thirteenth?.withheld ?? 0,
    -(monthly?.withheld ?? 0),
    -(thirteenth?.withheld ?? 0),
  ])
  return amount > 0 ? { tax: { regime: 'progressive', monthly, thirteenth }, exemption, amount } : null
}

/** A slip with what is given back in it as line 190, *Devolução*: no income, and not taxed. The slip itself where there is nothing. */
export function withRefund<Slip extends PaySlip>(slip: Slip, amount: number): Slip {
  if (amount <= 0) return slip
  const refund: PaySlipLine = {
    code: PaySlipLineCode.refund,
    kind: 'earning',
    reference: null,
    amount: roundHalfUp2(amount),
  }
  return {
    ...slip,
    lines: [...slip.lines, refund].toSorted((one, other) => one.code - other.code),
    gross: sumReais([slip.gross, amount]),
    net: sumReais([slip.net, amount]),
  }
}
