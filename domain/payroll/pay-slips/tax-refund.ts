import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { IncomeExemption, MonthlyTax, MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import { taxLine } from './calculate-pay-slip.ts'
import type { PaySlip, PaySlipLine, PaySlipMemo } from './pay-slip.ts'
import { type PaySlipCode, PaySlipLineCode } from './pay-slip-codes.ts'

/** An exemption that somebody was granted. */
export type GrantedExemption = Exclude<IncomeExemption, 'none'>

/** The tax of a paid slip once an exemption counts for its month, and what was withheld too much of it, reais. */
export interface TaxRefund {
  tax: { regime: 'progressive'; monthly: MonthlyTax | null; thirteenth: MonthlyTax | null }
  exemption: IncomeExemption
  amount: number
}

/**
 * Change that an exemption granted later makes to a paid slip. The same income and deductions are taxed again by the tables of the day of
 * payment. Null where nothing is given back: another regime, the exemption counted already, or no tax less. By illness a slip without tax
 * counts too, with nothing to give back: its income is exempt in the report of the year.
 */
export function taxRefundOf(
  { memo }: Pick<PaySlip, 'memo'>,
  exemption: GrantedExemption,
  rules: MonthlyTaxRules,
): TaxRefund | null {
  const { tax: paid } = memo
  const tax = taxedAgain(memo, exemption, rules)
  if (!tax || paid.regime !== 'progressive') return null
  const amount = sumReais([withheldIn(paid), -withheldIn(tax)])
  return amount > 0 || exemption === 'illness' ? { tax, exemption, amount } : null
}

/**
 * A slip as it is drawn once an exemption counts for its month: the same income and discounts, with the tax of the exemption. The slip
 * itself where it changes nothing.
 */
export function withExemption<Slip extends PaySlip>(
  slip: Slip,
  exemption: GrantedExemption,
  rules: MonthlyTaxRules,
): Slip {
  const tax = taxedAgain(slip.memo, exemption, rules)
  if (!tax) return slip
  const taxLines = new Map<PaySlipCode, PaySlipLine>([
    [PaySlipLineCode.incomeTax, lineOfTax(PaySlipLineCode.incomeTax, tax.monthly)],
    [PaySlipLineCode.thirteenthTax, lineOfTax(PaySlipLineCode.thirteenthTax, tax.thirteenth)],
  ])
  const lines = slip.lines.map((line) => taxLines.get(line.code) ?? line).filter(({ amount }) => amount > 0)
  const discounts = sumReais(lines.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))
  return {
    ...slip,
    lines,
    discounts,
    net: sumReais([slip.gross, -discounts]),
    memo: { ...slip.memo, exemption, tax },
  }
}

function lineOfTax(code: PaySlipCode, tax: MonthlyTax | null): PaySlipLine {
  return taxLine(code, { amount: tax?.withheld ?? 0, ratePercent: tax?.ratePercent ?? null })
}

/** The tax of a slip once an exemption counts; null where it changes nothing. */
function taxedAgain(
  { tax, dependants, exemption: before }: PaySlipMemo,
  exemption: GrantedExemption,
  rules: MonthlyTaxRules,
): TaxRefund['tax'] | null {
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
  return {
    regime: 'progressive',
    monthly: again(tax.monthly, 'monthly'),
    thirteenth: again(tax.thirteenth, 'thirteenth'),
  }
}

function withheldIn({ monthly, thirteenth }: TaxRefund['tax']): number {
  return sumReais([monthly?.withheld ?? 0, thirteenth?.withheld ?? 0])
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
