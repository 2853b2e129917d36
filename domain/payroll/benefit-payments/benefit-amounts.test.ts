import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { affordableDiscounts } from './affordable-discounts.ts'
import { benefitAmounts, type IncomeInForce, incomeBasisOf } from './benefit-amounts.ts'

const facts = { balance: 473_397.89, unitValue: '2.00000000', cashPercent: 0, twelfths: 0 }
const none = { cash: 0, thirteenth: 0, quotas: null, isLast: false }

describe('what a benefit pays in a month', () => {
  it.each<[string, IncomeInForce, Partial<typeof facts>, Partial<ReturnType<typeof benefitAmounts>>]>([
    [
      '0.8% of what 25% of cash leave',
      { type: 'percent', percent: 0.8 },
      { cashPercent: 25 },
      { ...none, cash: 118_349.47, monthly: 2840.39 },
    ],
    ['0.5%', { type: 'percent', percent: 0.5 }, {}, { ...none, monthly: 2366.99 }],
    [
      'a level term',
      { type: 'fixed-term', paymentsLeft: 180, monthlyAmount: 3484.73 },
      {},
      { ...none, monthly: 3484.73 },
    ],
    [
      'so many quotas',
      { type: 'fixed-term', paymentsLeft: 9, quotasPerMonth: '100.12345678' },
      {},
      { ...none, monthly: 200.25, quotas: '100.12345678' },
    ],
    [
      'so many quotas, without a thirteenth',
      { type: 'fixed-term', paymentsLeft: 9, quotasPerMonth: '100.00000000' },
      { twelfths: 12 },
      { monthly: 200, thirteenth: 0 },
    ],
    [
      'an income for life',
      { type: 'lifetime', monthlyAmount: 2754.52 },
      { twelfths: 6 },
      { ...none, monthly: 2754.52, thirteenth: 1377.26 },
    ],
    ['all at once', { type: 'single' }, { twelfths: 12 }, { ...none, monthly: 473_397.89, isLast: true }],
    [
      'a thirteenth of seven twelfths',
      { type: 'fixed-term', paymentsLeft: 9, monthlyAmount: 9000 },
      { twelfths: 7 },
      { ...none, monthly: 9000, thirteenth: 5250 },
    ],
    [
      'the rest of a balance',
      { type: 'fixed-term', paymentsLeft: 9, monthlyAmount: 9000 },
      { balance: 8000 },
      { ...none, monthly: 8000, isLast: true },
    ],
    [
      'the income before the thirteenth',
      { type: 'fixed-term', paymentsLeft: 9, monthlyAmount: 9000 },
      { balance: 10_000, twelfths: 12 },
      { ...none, monthly: 9000, thirteenth: 1000, isLast: true },
    ],
    [
      'the last of a term with all that is left',
      { type: 'fixed-term', paymentsLeft: 1, monthlyAmount: 9000 },
      { balance: 9500 },
      { ...none, monthly: 9500, isLast: true },
    ],
    [
      'the last of a term with its thirteenth',
      { type: 'fixed-term', paymentsLeft: 1, monthlyAmount: 9000 },
      { balance: 12_000, twelfths: 2 },
      { ...none, monthly: 10_500, thirteenth: 1500, isLast: true },
    ],
    [
      'the last of a term that had more months than its quotas',
      { type: 'fixed-term', paymentsLeft: 1, quotasPerMonth: '100.00000000' },
      { balance: 200.03 },
      { ...none, monthly: 200.03, isLast: true },
    ],
    [
      'a share that is less than a cent',
      { type: 'percent', percent: 0.3 },
      { balance: 1.2 },
      { ...none, monthly: 1.2, isLast: true },
    ],
    [
      'for life without a balance',
      { type: 'lifetime', monthlyAmount: 2754.52 },
      { balance: 0 },
      { ...none, monthly: 2754.52 },
    ],
  ])('%s', (_, income, more, expected) => {
    expect(benefitAmounts(income, { ...facts, ...more })).toMatchObject(expected)
  })

  it('is never more than the balance, and nothing is left once it says that it is the last', () => {
    const income = fc.oneof(
      fc.record({
        type: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 20 }).map((tenths) => tenths / 10),
      }),
      fc.record({
        type: fc.constant('fixed-term' as const),
        paymentsLeft: fc.integer({ min: -2, max: 360 }),
        monthlyAmount: fc.integer({ min: 1, max: 10 ** 7 }).map((cents) => cents / 100),
      }),
      fc.record({
        type: fc.constant('fixed-term' as const),
        paymentsLeft: fc.integer({ min: -2, max: 360 }),
        quotasPerMonth: fc.integer({ min: 1, max: 10 ** 12 }).map((units) => (units / 1e8).toFixed(8)),
      }),
      fc.constant({ type: 'single' as const }),
    )
    fc.assert(
      fc.property(
        income,
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 12 }),
        (drawn, cents, cashPercent, twelfths) => {
          const balance = roundHalfUp2(toDecimal(cents).dividedBy(100))
          const { cash, monthly, thirteenth, isLast } = benefitAmounts(drawn, {
            ...facts,
            balance,
            cashPercent,
            twelfths,
          })
          const total = sumReais([cash, monthly, thirteenth])
          expect(Math.min(cash, monthly, thirteenth)).toBeGreaterThanOrEqual(0)
          expect(total).toBeLessThanOrEqual(balance)
          expect(isLast).toBe(total === balance)
        },
      ),
    )
  })

  it('a term in quotas pays exactly its number of payments, whatever the quota does', () => {
    const values = fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 360, maxLength: 360 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 10 ** 4, max: 10 ** 8 }),
        values,
        (months, all, path) => {
          let held = toDecimal(all)
          const quotasPerMonth = held.dividedBy(months).toFixed(8)
          let paid = 0
          for (let isLast = false; !isLast; paid += 1) {
            const unitValue = toDecimal(path[paid] ?? 100).dividedBy(100)
            const balance = roundHalfUp2(held.times(unitValue))
            const amounts = benefitAmounts(
              { type: 'fixed-term', paymentsLeft: months - paid, quotasPerMonth },
              { balance, unitValue, cashPercent: 0, twelfths: 0 },
            )
            held = amounts.quotas === null ? toDecimal(0) : held.minus(amounts.quotas)
            isLast = amounts.isLast
          }
          expect(paid).toBe(months)
          expect(held.toNumber()).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('says how the income is fixed', () => {
    expect(incomeBasisOf({ type: 'percent', percent: 1 })).toBe('percent-of-balance')
    expect(incomeBasisOf({ type: 'single' })).toBe('whole-balance')
    expect(incomeBasisOf({ type: 'fixed-term', paymentsLeft: 1, quotasPerMonth: '1' })).toBe('quotas')
    expect(incomeBasisOf({ type: 'fixed-term', paymentsLeft: 1, monthlyAmount: 1 })).toBe('fixed')
    expect(incomeBasisOf({ type: 'lifetime', monthlyAmount: 1 })).toBe('fixed')
  })
})

it('discounts are borne in their order, as far as the payment goes', () => {
  const lines = [
    { code: 930, amount: 450 },
    { code: 910, amount: 300 },
    { code: 920, amount: 899.75 },
  ] as const
  expect(affordableDiscounts(lines, 1000)).toEqual([
    { code: 910, amount: 300 },
    { code: 920, amount: 700 },
  ])
  expect(affordableDiscounts(lines, -5)).toEqual([])
  expect(affordableDiscounts(lines, 5000).map(({ amount }) => amount)).toEqual([300, 899.75, 450])
})
