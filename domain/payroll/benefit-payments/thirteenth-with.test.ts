import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceAfter } from '#domain/benefits/balance-after.ts'
import { fixedTermIncome, monthsOfIncome } from '#domain/benefits/incomes.ts'
import { monthlyReturn } from '#domain/benefits/monthly-return.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'
import { benefitAmounts } from './benefit-amounts.ts'
import {
  hasThirteenth,
  paidOfYearBefore,
  type ThirteenthSchedule,
  thirteenthSchedule,
  twelfthsDue,
  twelfthsOf,
} from './thirteenth-with.ts'

const REST = 355_048.42
const from = (first: string, thirteenthMonth = 12): ThirteenthSchedule => ({
  thirteenthMonth,
  first,
  before: { months: 0, twelfths: 0 },
})

/** A term as the payroll pays it, month by month, of a balance that earns the plan's return: what is paid with each month. */
function paidByPayroll(
  balance: number,
  monthlyAmount: number,
  months: number,
  realReturnPercent: number,
  schedule: ThirteenthSchedule,
) {
  const growth = monthlyReturn(realReturnPercent).plus(1)
  const last = addToCompetence(schedule.first, months - 1)
  const payments: ReturnType<typeof benefitAmounts>[] = []
  let left = toDecimal(balance)
  let paid = schedule.before
  for (let place = 0; place < months * 2; place += 1) {
    const month = addToCompetence(schedule.first, place)
    if (month.endsWith('-01')) paid = { months: 0, twelfths: 0 }
    left = left.times(growth)
    const twelfths = twelfthsDue(month, paid, last, schedule)
    const amounts = benefitAmounts(
      { type: 'fixed-term', paymentsLeft: months - place, monthlyAmount },
      { balance: roundHalfUp2(left), unitValue: 1, cashPercent: 0, twelfths },
    )
    payments.push(amounts)
    if (amounts.isLast) break
    left = left.minus(amounts.monthly).minus(amounts.thirteenth)
    paid = { months: paid.months + 1, twelfths: paid.twelfths + twelfths }
  }
  return payments
}

describe('a level term with a thirteenth', () => {
  it.each([
    [15, '2027-01', 2_415.83],
    [15, '2027-07', 2_415.7],
    [20, '2027-01', 1_976.41],
    [20, '2027-07', 1_976.33],
    [5, '2027-01', 6_033.5],
    [5, '2027-07', 6_032.6],
  ])('of 355,048.42 at 4%% for %i years, first paid in %s, is %d a month', (years, first, income) => {
    expect(fixedTermIncome(REST, { years, realReturnPercent: 4, thirteenth: from(first) })).toBe(income)
  })

  it('is paid for as many months as it was promised for, the last of them like the others, and told so', () => {
    fc.assert(
      fc.property(
        fc.record({
          cents: fc.integer({ min: 3_000_000, max: 90_000_000 }),
          years: fc.integer({ min: 5, max: 30 }),
          tenths: fc.integer({ min: 0, max: 80 }),
          begins: fc.integer({ min: 0, max: 11 }),
          thirteenthMonth: fc.integer({ min: 1, max: 12 }),
        }),
        ({ cents, years, tenths, begins, thirteenthMonth }) => {
          const [balance, realReturnPercent] = [cents / 100, tenths / 10]
          const schedule = from(addToCompetence('2027-01', begins), thirteenthMonth)
          const income = fixedTermIncome(balance, { years, realReturnPercent, thirteenth: schedule })
          const payments = paidByPayroll(balance, income, years * 12, realReturnPercent, schedule)
          expect(payments).toHaveLength(years * 12)
          // A cent of rounding a month, and what it earns.
          const last = payments.at(-1)?.monthly ?? 0
          expect(Math.abs(last - income)).toBeLessThan(years * 12 * 0.05 * 1.08 ** years)
          const drawdown = {
            balance,
            income,
            incomePercent: 0,
            termYears: years,
            realReturnPercent,
            months: 0,
          }
          const after = balanceAfter('fixed-term', { ...drawdown, thirteenth: schedule, termBasis: 'level' })
          expect(after?.exhaustedIn).toBe(years * 12)
          const lasts = monthsOfIncome(balance, income, realReturnPercent, schedule) ?? 0
          expect(Math.abs(lasts - years * 12)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('adds up to a twelfth for each month that is paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 12 }),
        (payments, begins, thirteenthMonth) => {
          const schedule = from(addToCompetence('2027-01', begins), thirteenthMonth)
          const twelfths = twelfthsOf(schedule, payments, { isTerm: true })
          expect(twelfths.reduce((sum, one) => sum + one, 0)).toBe(payments)
        },
      ),
    )
  })
})

describe('the twelfths of a month', () => {
  const paid = { months: 11, twelfths: 0 }
  it('are those of the year, those to come included, less what was paid of them', () => {
    expect(twelfthsDue('2026-12', paid, null, { thirteenthMonth: 12 })).toBe(12)
    expect(twelfthsDue('2026-12', { months: 4, twelfths: 0 }, null, { thirteenthMonth: 12 })).toBe(5)
    expect(twelfthsDue('2026-11', { months: 3, twelfths: 0 }, null, { thirteenthMonth: 11 })).toBe(5)
    expect(twelfthsDue('2026-11', paid, null, { thirteenthMonth: 12 })).toBe(0)
    expect(twelfthsDue('2026-12', { months: 11, twelfths: 12 }, null, { thirteenthMonth: 11 })).toBe(0)
  })

  it('come with the last month of all, and with the first one after a month that was not paid', () => {
    expect(twelfthsDue('2026-05', { months: 4, twelfths: 0 }, '2026-05', { thirteenthMonth: 12 })).toBe(5)
    expect(twelfthsDue('2026-08', { months: 3, twelfths: 0 }, null, { thirteenthMonth: 6 })).toBe(8)
  })

  it('of a year whose December was not paid come with the first payment of the next one, once', () => {
    const owing = { months: 0, twelfths: 0, owed: 9 }
    expect(twelfthsDue('2027-02', owing, null, { thirteenthMonth: 12 })).toBe(9)
    expect(twelfthsDue('2027-12', owing, null, { thirteenthMonth: 12 })).toBe(10)
    const first = { thirteenthMonth: 12, first: '2027-02', before: owing }
    expect(twelfthsOf(first, 12, { isTerm: false })).toEqual([9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0])
    expect(paidOfYearBefore('2027-04', owing, '2027-02', 12)).toEqual({ months: 2, twelfths: 0 })
    expect(paidOfYearBefore('2027-01', owing, '2027-01', 12)).toEqual(owing)
  })

  it('count what an income paid before another one follows it', () => {
    const before = paidOfYearBefore('2027-07', { months: 0, twelfths: 0 }, '2026-12', 12)
    expect(before).toEqual({ months: 6, twelfths: 0 })
    expect(paidOfYearBefore('2027-01', { months: 11, twelfths: 0 }, '2026-12', 12)).toEqual({
      months: 0,
      twelfths: 0,
    })
    expect(paidOfYearBefore('2027-07', { months: 2, twelfths: 0 }, '2027-03', 6)).toEqual({
      months: 6,
      twelfths: 12,
    })
    const schedule = { thirteenthMonth: 12, first: '2027-07', before }
    expect(twelfthsOf(schedule, 6, { isTerm: false })).toEqual([0, 0, 0, 0, 0, 12])
  })
})

describe('whether there is a thirteenth', () => {
  it.each<['percent' | 'fixed-term' | 'lifetime' | 'single', 12 | 13, 'level' | 'quotas', boolean]>([
    ['percent', 12, 'level', true],
    ['percent', 12, 'quotas', true],
    ['fixed-term', 13, 'level', true],
    ['fixed-term', 13, 'quotas', false],
    ['lifetime', 13, 'level', true],
    ['lifetime', 12, 'level', false],
    ['single', 13, 'level', false],
  ])('of %s, with %i payments a year for life and terms by %s: %s', (type, payments, termBasis, expected) => {
    const rules = { thirteenthFor: ['percent', 'fixed-term'], lifetimePayments: payments, termBasis } as const
    expect(hasThirteenth(type, rules)).toBe(expected)
    const schedule = thirteenthSchedule(type, { ...rules, thirteenthMonth: 12 }, '2027-01')
    expect(schedule !== null).toBe(expected)
    expect(hasThirteenth(type, { ...rules, thirteenthFor: [] })).toBe(type === 'lifetime' && expected)
  })
})
