import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, sumReais } from '#domain/money.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import type { MonthlyIncome } from './monthly-income-tax.ts'
import { monthlyIncomeTax } from './monthly-income-tax.ts'

const rules = parameterOn(monthlyTaxRules, '2026-11-30')
const withheld = (income: MonthlyIncome) => monthlyIncomeTax(income, rules).withheld

describe('the examples of the federal revenue for 2026', () => {
  it.each([
    [3036, 257.73, 0],
    [4000, 373.41, 0],
    [5000, 509.6, 0],
    [6000, 649.6, 382.88],
    [7607.2, 0, 1016.27],
  ])('%d with %d of social security withholds %d', (gross, officialSocialSecurity, expected) => {
    expect(withheld({ gross, officialSocialSecurity })).toBe(expected)
  })
})

describe('benefits', () => {
  it.each([
    [5000.01, 0],
    [5500, 190.47],
    [6000, 394.54],
    [7350, 945.54],
    [8000, 1124.29],
  ])('of %d withhold %d', (gross, expected) => {
    expect(withheld({ gross })).toBe(expected)
  })

  it('deduct dependants and alimony when they are worth more than the simplified discount', () => {
    expect(withheld({ gross: 12_000, dependants: 2, alimony: 1500 })).toBe(1874.5)
    expect(withheld({ gross: 15_000, dependants: 4 })).toBe(3007.72)
  })

  it('show every step', () => {
    expect(monthlyIncomeTax({ gross: 6000 }, rules)).toEqual({
      gross: 6000,
      exempt: 0,
      taxable: 6000,
      deductions: {
        kind: 'simplified',
        dependants: 0,
        alimony: 0,
        officialSocialSecurity: 0,
        total: 607.2,
      },
      base: 5392.8,
      ratePercent: 27.5,
      deduct: 908.73,
      tax: 574.29,
      reduction: 179.75,
      withheld: 394.54,
    })
  })
})

describe('benefits from 65 years on', () => {
  it.each([
    [1903.98, 0, 0],
    [6500, 0, 0],
    [7000, 0, 34.38],
    [9000, 1, 841.88],
    [10_000, 0, 1150.7],
  ])('of %d with %d dependants withhold %d', (gross, dependants, expected) => {
    expect(withheld({ gross, dependants, exemption: 'age-65' })).toBe(expected)
  })

  it('exempt a slice and reduce by what is left of the income', () => {
    expect(monthlyIncomeTax({ gross: 9000, dependants: 1, exemption: 'age-65' }, rules)).toMatchObject({
      exempt: 1903.98,
      taxable: 7096.02,
      base: 6488.82,
      tax: 875.7,
      reduction: 33.82,
    })
  })
})

describe('the thirteenth payment', () => {
  it('has its own slice and reduction, and no simplified discount', () => {
    const income = { gross: 9000, dependants: 1, exemption: 'age-65', kind: 'thirteenth' } as const
    expect(monthlyIncomeTax(income, rules)).toMatchObject({
      deductions: { kind: 'itemised', total: 189.59 },
      base: 6906.43,
      withheld: 956.72,
    })
    expect(monthlyIncomeTax(income, { ...rules, simplifiedOnThirteenth: true }).withheld).toBe(841.88)
  })
})

describe('small taxes', () => {
  const old = parameterOn(monthlyTaxRules, '2025-06-30')

  it('are not withheld from monthly payments, but are from the thirteenth', () => {
    expect(monthlyIncomeTax({ gross: 3100 }, old)).toMatchObject({ tax: 4.8, withheld: 0 })
    expect(monthlyIncomeTax({ gross: 2492.8, kind: 'thirteenth' }, old)).toMatchObject({ withheld: 4.8 })
  })
})

describe('tables of earlier years', () => {
  it.each([
    ['2023-04-30', 308.87],
    ['2023-05-31', 180.4],
    ['2024-02-29', 163.84],
    ['2025-12-30', 144.76],
    ['2026-01-30', 0],
  ])('on %s a benefit of 4,200 withholds %d', (date, expected) => {
    expect(monthlyIncomeTax({ gross: 4200 }, parameterOn(monthlyTaxRules, date)).withheld).toBe(expected)
  })

  it('have brackets that meet without a jump', () => {
    for (const { value } of monthlyTaxRules) {
      for (const { upTo } of value.table.filter((bracket) => bracket.upTo !== null)) {
        const below = monthlyIncomeTax({ gross: upTo ?? 0, kind: 'thirteenth' }, value).tax
        const above = monthlyIncomeTax({ gross: (upTo ?? 0) + 0.01, kind: 'thirteenth' }, value).tax
        expect(above - below).toBeLessThan(0.03)
        expect(above).toBeGreaterThanOrEqual(below)
      }
    }
  })
})

describe('the illness of a pensioner', () => {
  it('frees the whole benefit', () => {
    expect(monthlyIncomeTax({ gross: 20_000, exemption: 'illness' }, rules)).toMatchObject({
      exempt: 20_000,
      taxable: 0,
      withheld: 0,
    })
  })
})

describe('any income', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  const income = fc.record({
    gross: cents.map(fromCents),
    dependants: fc.integer({ min: 0, max: 9 }),
    alimony: cents.map(fromCents),
    exemption: fc.constantFrom('none' as const, 'age-65' as const, 'illness' as const),
    kind: fc.constantFrom('monthly' as const, 'thirteenth' as const),
  })
  const anyRules = fc.constantFrom(...monthlyTaxRules.map(({ value }) => value))

  it('is taxed less than it is worth, and never below zero', () => {
    fc.assert(
      fc.property(income, anyRules, (month, table) => {
        const result = monthlyIncomeTax(month, table)
        expect(result.withheld).toBeGreaterThanOrEqual(0)
        expect(result.withheld).toBeLessThanOrEqual(result.taxable)
        expect(sumReais([result.exempt, result.taxable])).toBe(month.gross)
        expect(result.reduction).toBeLessThanOrEqual(result.tax)
        expect(result.deductions.total).toBeLessThanOrEqual(result.taxable)
        expect(sumReais([result.taxable, -result.deductions.total])).toBe(result.base)
      }),
    )
  })

  it('never pays less tax for being higher', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), (low, more) => {
        const below = withheld({ gross: fromCents(low) })
        expect(withheld({ gross: fromCents(low + more) })).toBeGreaterThanOrEqual(below)
      }),
    )
  })
})
