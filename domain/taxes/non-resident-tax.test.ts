import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { nonResidentTaxRules } from '#domain/parameters/non-resident-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { monthlyIncomeTax } from './monthly-income-tax.ts'
import { monthlyRulesOf, redemptionPercentOf } from './non-resident-tax.ts'

const day = '2026-11-23'
const tables = parameterOn(monthlyTaxRules, day)
const rules = parameterOn(nonResidentTaxRules, day)
const reais = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)

describe('a benefit paid abroad', () => {
  it('is taxed by the same table as in Brazil, to the cent, whatever lowers it', () => {
    const income = fc.record({
      gross: reais,
      dependants: fc.integer({ min: 0, max: 5 }),
      exemption: fc.constantFrom('none', 'age-65', 'illness' as const),
    })
    fc.assert(
      fc.property(income, (month) => {
        const abroad = monthlyIncomeTax(month, monthlyRulesOf(true, tables, rules))
        expect(abroad).toEqual(monthlyIncomeTax(month, tables))
      }),
    )
  })

  it('bears a fixed rate on all of it once the entity publishes one, and only abroad', () => {
    const fixed = { ...rules, benefitPercent: 25 }
    const month = { gross: 9000, exemption: 'age-65', dependants: 1 } as const
    expect(monthlyIncomeTax(month, monthlyRulesOf(true, tables, fixed))).toMatchObject({
      exempt: 0,
      base: 9000,
      ratePercent: 25,
      withheld: 2250,
    })
    expect(monthlyRulesOf(false, tables, fixed)).toBe(tables)
    // Nothing is too little to be withheld.
    expect(monthlyIncomeTax({ gross: 20 }, monthlyRulesOf(true, tables, fixed)).withheld).toBe(5)
  })
})

it.each([
  [false, 'progressive', 15],
  [true, 'progressive', 25],
  [false, 'regressive', null],
  [true, 'regressive', null],
] as const)('a redemption (abroad: %s, %s) bears %s', (livesAbroad, regime, percent) => {
  expect(redemptionPercentOf(livesAbroad, regime, 15, rules)).toBe(percent)
})
