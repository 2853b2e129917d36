import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import type { RegimeSimulation, SimulatedYear } from './regime-simulation.ts'
import { incomeBreakEven } from './simulate-income.ts'
import { breakEvenYear, cheaperRegime, simulateRegimes } from './simulate-regimes.ts'
import { heldLots } from './simulated-lots.ts'

const today = '2026-11-21'
const rules = {
  regressive: parameterOn(regressiveTaxRules, today),
  monthly: parameterOn(monthlyTaxRules, today),
  annual: parameterOn(annualTaxRules, today),
  progressiveRedemptionPercent: parameterOn(redemptionTaxPercent, today),
}
const saving: RegimeSimulation = {
  lots: [],
  monthlyContribution: 1000,
  realReturnPercent: 4,
  exit: { form: 'lump-sum' },
  otherAnnualIncome: 0,
  dependants: 0,
  ageToday: 40,
}
const forty = Array.from({ length: 40 }, (_, index) => index + 1)

describe('leaving with everything', () => {
  it.each([
    [2, 25_007.22, 8752.53, 35, 0, 6876.99],
    [6, 81_309.95, 24_180.6, 29.74, 6325, 22_360.24],
    [10, 147_176.17, 35_642.64, 24.22, 24_717.79, 40_473.45],
    [12, 184_192.97, 39_344.32, 21.36, 34_897.41, 50_653.07],
    [20, 365_032.85, 57_428.31, 15.73, 84_628.37, 100_384.03],
  ])('after %d years', (year, balance, regressive, percent, alone, withOther) => {
    const [result] = simulateRegimes(saving, [year], rules)
    expect(result?.balance).toBe(balance)
    expect(result?.regressive).toMatchObject({ tax: regressive, effectivePercent: percent })
    expect(result?.progressive.tax).toBe(alone)
    const [other] = simulateRegimes({ ...saving, otherAnnualIncome: 120_000 }, [year], rules)
    expect(other?.progressive.tax).toBe(withOther)
    expect(other?.regressive.tax).toBe(regressive)
  })

  it('says from which year on the regressive regime is no dearer', () => {
    const years = simulateRegimes(saving, forty, rules)
    const even = breakEvenYear(years) ?? 0
    const taxes = (year: number) => years.find((one) => one.year === year)
    expect(taxes(even)?.regressive.tax).toBeLessThanOrEqual(taxes(even)?.progressive.tax ?? 0)
    expect(taxes(even - 1)?.regressive.tax).toBeGreaterThan(taxes(even - 1)?.progressive.tax ?? 0)
    expect(breakEvenYear(years.slice(0, 5))).toBeNull()
  })

  it('is no dearer in the year in which both cost the same', () => {
    const costing = (year: number, regressive: number) => {
      const cost = (tax: number) => ({ tax }) as SimulatedYear['regressive']
      return { year, regressive: cost(regressive), progressive: cost(100) } as SimulatedYear
    }
    expect(breakEvenYear([costing(1, 120), costing(2, 100), costing(3, 80)])).toBe(2)
    expect(breakEvenYear([costing(1, 100), costing(2, 120)])).toBeNull()
  })

  it('discounts to today', () => {
    const [result] = simulateRegimes(saving, [10], rules)
    expect(result?.regressive.presentValue).toBeCloseTo((result?.regressive.net ?? 0) / 1.04 ** 10, 1)
    expect(result && cheaperRegime(result)).toBe('progressive')
  })
})

describe('leaving with an income for a term', () => {
  const income: RegimeSimulation = {
    ...saving,
    lots: [{ monthsHeld: 130, value: 2_000_000 }],
    monthlyContribution: 0,
    exit: { form: 'fixed-term', years: 15 },
  }

  it('pays the level income of the balance', () => {
    const [result] = simulateRegimes(
      { ...income, lots: [{ monthsHeld: 240, value: 473_397.89 }] },
      [0],
      rules,
    )
    expect(result?.monthlyIncome).toBe(3484.73)
  })

  it('taxes money of more than ten years at the lowest rate', () => {
    const [result] = simulateRegimes(income, [0], rules)
    expect(result?.regressive.effectivePercent).toBe(10)
    expect(result?.regressive.gross).toBe(result?.progressive.gross)
  })

  it('is worth its balance today: each payment is discounted from its own month', () => {
    const [result] = simulateRegimes(
      {
        ...income,
        lots: [{ monthsHeld: 130, value: 100_000 }],
        exit: { form: 'fixed-term', years: 10 },
      },
      [1],
      rules,
    )
    expect(result?.regressive.presentValue).toBe(90_000)
    const [atOnce] = simulateRegimes(
      { ...income, lots: [{ monthsHeld: 130, value: 100_000 }], exit: { form: 'lump-sum' } },
      [1],
      rules,
    )
    expect(atOnce?.regressive.presentValue).toBe(90_000)
  })

  it('of any old balance is worth nine tenths of it, whatever the return, the exit and the term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 5, max: 30 }),
        (tens, hundredths, year, years) => {
          const [result] = simulateRegimes(
            {
              ...income,
              lots: [{ monthsHeld: 121, value: tens * 10 }],
              realReturnPercent: hundredths / 100,
              exit: { form: 'fixed-term', years },
            },
            [year],
            rules,
          )
          expect(result?.regressive.presentValue).toBe(tens * 9)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('exempts a slice from 65 years on in the progressive regime only', () => {
    const young = simulateRegimes({ ...income, ageToday: 40 }, [0], rules)[0]
    const old = simulateRegimes({ ...income, ageToday: 70 }, [0], rules)[0]
    expect(old?.progressive.tax).toBeLessThan(young?.progressive.tax ?? 0)
    expect(old?.regressive).toEqual(young?.regressive)
  })

  it('is taxed at a new rate from the month on in which the money is old enough', () => {
    // Ten years are over with the twelfth payment; the thirteenth is the first at the lowest rate.
    const oneMonthEach = { ...income, realReturnPercent: 0, exit: { form: 'fixed-term', years: 2 } } as const
    const [result] = simulateRegimes(
      { ...oneMonthEach, lots: [{ monthsHeld: 108, value: 24_000 }] },
      [0],
      rules,
    )
    expect(result?.regressive.tax).toBe(12 * 150 + 12 * 100)
  })

  it('takes one lot after the other, each at the rate of its own age', () => {
    const lots = [130, 50, 10].map((monthsHeld) => ({ monthsHeld, value: 12_000 }))
    const threeYears = {
      ...income,
      lots,
      realReturnPercent: 0,
      exit: { form: 'fixed-term', years: 3 },
    } as const
    const [result] = simulateRegimes(threeYears, [0], rules)
    // A year at 10%; ten months at 25% and two at 20%; a year at 30%.
    expect(result?.regressive.tax).toBe(12 * 100 + 10 * 250 + 2 * 200 + 12 * 300)
  })

  it('ages while it is paid', () => {
    const fresh = { ...income, lots: [{ monthsHeld: 0, value: 600_000 }] }
    const result = simulateRegimes(fresh, [0], rules)[0]
    expect(result?.regressive.effectivePercent).toBeGreaterThan(10)
    expect(result?.regressive.effectivePercent).toBeLessThan(35)
  })
})

describe('leaving with an income for life', () => {
  it('is taxed by the average age of the lots', () => {
    const [result] = simulateRegimes(
      {
        ...saving,
        lots: [{ monthsHeld: 100, value: 473_397.89 }],
        monthlyContribution: 0,
        exit: { form: 'lifetime', annuityFactor: '14.3218', years: 20 },
      },
      [0],
      rules,
    )
    expect(result?.monthlyIncome).toBe(2754.53)
    // Twenty months at 15%, the rest at 10%.
    expect(result?.regressive.effectivePercent).toBeCloseTo(10 + (20 / 240) * 5, 1)
  })
})

describe('incomeBreakEven', () => {
  it('is where the monthly table costs as much as the lowest rate', () => {
    expect(incomeBreakEven(rules, false)).toBeCloseTo(6667, -1)
    expect(incomeBreakEven(rules, true)).toBeCloseTo(9189, -1)
  })
})

describe('heldLots', () => {
  it('adds what has the same age and keeps begun months apart', () => {
    expect(
      heldLots(
        [
          { creditedOn: '2026-10-21', quotas: 10 },
          { creditedOn: '2026-10-21', quotas: 5 },
          { creditedOn: '2024-11-20', quotas: 1 },
        ],
        2,
        today,
      ).map(({ monthsHeld, value }) => [monthsHeld, Number(value)]),
    ).toEqual([
      [24.5, 2],
      [1, 30],
    ])
  })
})
