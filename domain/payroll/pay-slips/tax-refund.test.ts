import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, sumReais } from '#domain/money.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { versionOn } from '#domain/validity.ts'
import { calculatePaySlip } from './calculate-pay-slip.ts'
import { PaySlipLineCode } from './pay-slip-codes.ts'
import { taxRefundOf, withExemption, withRefund } from './tax-refund.ts'

const rules = versionOn(monthlyTaxRules, '2026-10-30')!

const slipOf = (income: number, thirteenth = 0, exemption: 'none' | 'age-65' | 'illness' = 'none') =>
  calculatePaySlip({
    competence: '2026-10',
    paidOn: '2026-10-30',
    earnings: [
      { code: PaySlipLineCode.monthlyIncome, amount: income },
      { code: PaySlipLineCode.thirteenth, amount: thirteenth },
    ],
    discounts: [],
    taxation: { regime: 'progressive', exemption, dependants: 1, rules },
    incomeBasis: 'fixed',
    quota: null,
  })

describe('what is given back of a paid slip', () => {
  it('is the tax with the slice and without it: 1,399.29 less 841.88', () => {
    const refund = taxRefundOf(slipOf(9000), 'age-65', rules.value)
    expect(refund).toMatchObject({
      amount: 557.41,
      exemption: 'age-65',
      tax: { monthly: { withheld: 841.88 } },
    })
  })

  it('is all of the tax for who is exempt by illness, the thirteenth included', () => {
    const slip = slipOf(9000, 4500)
    const withheld = slip.lines.filter(({ code }) => code > 900).map(({ amount }) => amount)
    expect(taxRefundOf(slip, 'illness', rules.value)?.amount).toBe(sumReais(withheld))
  })

  it('is the tax that the slice left, where illness frees a benefit that had it', () => {
    expect(taxRefundOf(slipOf(9000, 0, 'age-65'), 'illness', rules.value)?.amount).toBe(841.88)
  })

  it('is nothing where the exemption counted already, or where no tax was withheld', () => {
    expect(taxRefundOf(slipOf(9000, 0, 'age-65'), 'age-65', rules.value)).toBeNull()
    expect(taxRefundOf(slipOf(9000, 0, 'illness'), 'age-65', rules.value)).toBeNull()
    expect(taxRefundOf(slipOf(3000), 'age-65', rules.value)).toBeNull()
  })

  it('never is more than was withheld', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 }).map(fromCents)
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('age-65' as const, 'illness' as const),
        (one, two, reason) => {
          const slip = slipOf(one, two)
          const amount = taxRefundOf(slip, reason, rules.value)?.amount ?? 0
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(slip.discounts)
        },
      ),
    )
  })

  it('counts the income of who is exempt by illness although no tax was withheld', () => {
    expect(taxRefundOf(slipOf(3000), 'illness', rules.value)).toMatchObject({
      amount: 0,
      tax: { monthly: { exempt: 3000, taxable: 0 } },
    })
  })

  it('stands in the next slip as line 190 and is not taxed', () => {
    const slip = slipOf(9000, 0, 'age-65')
    const next = withRefund(slip, 557.41)
    expect(next.lines.map(({ code, amount }) => [code, amount])).toEqual([
      [101, 9000],
      [190, 557.41],
      [901, 841.88],
    ])
    expect([next.gross, next.discounts, next.net]).toEqual([9557.41, 841.88, 8715.53])
    expect(next.memo).toEqual(slip.memo)
    expect(withRefund(slip, 0)).toBe(slip)
  })
})

describe('a slip that is drawn once an exemption counts', () => {
  it('is the one that would have been drawn with it', () => {
    const cents = fc.integer({ min: 1, max: 5_000_000 }).map(fromCents)
    const reasons = fc.constantFrom('age-65' as const, 'illness' as const)
    fc.assert(
      fc.property(cents, cents, reasons, (one, two, reason) => {
        expect(withExemption(slipOf(one, two), reason, rules.value)).toEqual(slipOf(one, two, reason))
      }),
      // The slice takes this income into a lower bracket: the line tells its rate.
      { examples: [[6931.92, 0.01, 'age-65']] },
    )
  })

  it('withholds nothing of who is exempt by illness, who had the slice before', () => {
    const slip = withExemption(slipOf(9000, 0, 'age-65'), 'illness', rules.value)
    expect(slip.lines.map(({ code, amount }) => [code, amount])).toEqual([[101, 9000]])
    expect([slip.discounts, slip.net, slip.memo.exemption]).toEqual([0, 9000, 'illness'])
    expect(withExemption(slip, 'age-65', rules.value)).toBe(slip)
  })
})
