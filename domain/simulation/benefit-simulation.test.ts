import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedTermIncome, monthsOfIncome } from '../benefits/incomes.ts'
import { monthlyReturn } from '../benefits/monthly-return.ts'
import { normalRetirementDay } from '../benefits/normal-retirement.ts'
import { percentIncome } from '../payroll/benefit-payments/parts-of-balance.ts'
import { projectBalance } from './project-balance.ts'

const B = 473_397.89

const after240 = (realReturnPercent: number, contributionGrowthPercent = 0) =>
  projectBalance(
    { balance: 50_000, monthlyContribution: 1_000, months: 240 },
    { realReturnPercent, contributionGrowthPercent },
  )

describe('projectBalance', () => {
  it.each([
    [3, 417_160.01],
    [4, 473_397.89],
    [5, 538_469.37],
  ])('takes 50,000.00 and 1,000.00 a month for 20 years at %i%% to %d', (percent, reached) => {
    expect(after240(percent)).toEqual({ balance: reached, contributed: 240_000 })
  })

  it('lets the contribution grow once every twelve months', () => {
    expect(after240(4, 1)).toEqual({ balance: 504_999.15, contributed: 264_228.05 })
  })

  it('takes what Ana would pay at 6% and 5% with the match for 30 years to 647,450.48', () => {
    const start = { balance: 0, monthlyContribution: 944.81, months: 360 }
    expect(projectBalance(start, { realReturnPercent: 4, contributionGrowthPercent: 0 })).toEqual({
      balance: 647_450.48,
      contributed: 340_131.6,
    })
  })

  it('takes the load off each contribution, and nothing off the balance', () => {
    const start = { balance: 100, monthlyContribution: 50, months: 3, loadPercent: 10 }
    const still = { realReturnPercent: 0, contributionGrowthPercent: 0 }
    expect(projectBalance(start, still)).toEqual({ balance: 235, contributed: 150 })
  })

  it('is the balance itself after no month, and never falls while money enters and returns are not negative', () => {
    const money = fc.integer({ min: 0, max: 50_000_000_00 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        money,
        money,
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 8 }),
        (balance, monthlyContribution, months, realReturnPercent) => {
          const at = (count: number) =>
            projectBalance(
              { balance, monthlyContribution, months: count },
              { realReturnPercent, contributionGrowthPercent: 1 },
            ).balance
          expect(at(0)).toBe(balance)
          expect(at(months + 1)).toBeGreaterThanOrEqual(at(months))
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('incomes', () => {
  it.each([
    [0.5, 2_366.99],
    [1, 4_733.98],
  ])('%d%% of 473,397.89 a month is %d', (percent, income) => {
    expect(percentIncome(B, percent)).toBe(income)
  })

  it('takes 0.8% of what is left after a quarter in cash', () => {
    expect(percentIncome(355_048.42, 0.8)).toBe(2_840.39)
  })

  it.each([
    [10, 4_776.85],
    [15, 3_484.73],
    [20, 2_850.89],
    [25, 2_480.11],
  ])('pays 473,397.89 out over %i years at 4%% a month of %d', (years, income) => {
    expect(fixedTermIncome(B, { years, realReturnPercent: 4, thirteenth: null })).toBe(income)
  })

  it('pays the rest after a quarter in cash out over 15 years with 2,613.54', () => {
    expect(fixedTermIncome(355_048.42, { years: 15, realReturnPercent: 4, thirteenth: null })).toBe(2_613.54)
  })

  it('divides by the months where nothing is earned, and refuses a term without months', () => {
    expect(fixedTermIncome(1_200, { years: 1, realReturnPercent: 0, thirteenth: null })).toBe(100)
    expect(() => fixedTermIncome(1_200, { years: 0, realReturnPercent: 4, thirteenth: null })).toThrow(
      RangeError,
    )
  })
})

describe('monthsOfIncome', () => {
  it.each([
    [4_000, 150],
    [3_000, 223],
  ])('%i a month from 473,397.89 at 4%% lasts %i months', (monthly, months) => {
    expect(monthsOfIncome(B, monthly, 4)).toBe(months)
  })

  it('never ends where the return alone pays it, is over without balance, and divides without return', () => {
    expect(monthsOfIncome(B, 1_000, 4)).toBeNull()
    expect(monthsOfIncome(0, 1_000, 4)).toBe(0)
    expect(monthsOfIncome(1_001, 100, 0)).toBe(11)
    expect(() => monthsOfIncome(1_000, 0, 4)).toThrow(RangeError)
  })

  it('lasts as long as the term of the level income it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 1, max: 8 }),
        (years, realReturnPercent) => {
          const income = fixedTermIncome(1_000_000, { years, realReturnPercent, thirteenth: null })
          const months = monthsOfIncome(1_000_000, income, realReturnPercent) ?? 0
          // A rounded cent may leave one small payment more.
          expect([years * 12, years * 12 + 1]).toContain(months)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('normalRetirementDay', () => {
  const ways = [
    { kind: 'normal', minimumAge: 60, minimumMonths: 60 },
    { kind: 'early', minimumAge: 55, minimumMonths: 60 },
  ] as const

  it('waits for the age and for the time in the plan', () => {
    expect(normalRetirementDay(ways, { birthDate: '1980-02-29', joinedOn: '2021-11-10' })).toBe('2040-02-29')
    expect(normalRetirementDay(ways, { birthDate: '1964-05-10', joinedOn: '2023-11-10' })).toBe('2028-11-10')
  })

  it('is unknown where the plan grants none', () => {
    expect(normalRetirementDay([], { birthDate: '1980-01-01', joinedOn: '2021-11-10' })).toBeNull()
  })
})

describe('monthlyReturn', () => {
  it('makes the yearly return in twelve months', () => {
    expect(monthlyReturn(4).plus(1).pow(12).toDecimalPlaces(20).toString()).toBe('1.04')
  })
})
