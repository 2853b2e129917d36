import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { compareRegimes } from './compare-regimes.ts'
import { taxBands } from './tax-lots.ts'
import {
  exampleLots as lots,
  examplePaidOn as paidOn,
  exampleUnitValue as unitValue,
} from './worked-example.ts'

const regressive = parameterOn(regressiveTaxRules, paidOn)

describe('compareRegimes', () => {
  const comparison = compareRegimes(
    { lots, unitValue, on: paidOn, otherAnnualIncome: 120_000, dependants: 0, outlookYears: 10 },
    { regressive, annual: parameterOn(annualTaxRules, paidOn), progressiveRedemptionPercent: 15 },
  )

  it('puts the two regimes side by side on the same lots', () => {
    expect(comparison.gross).toBe(14_320.76)
    expect(comparison.regressive).toEqual({ tax: 2945.52, net: 11_375.24, effectivePercent: 20.57 })
    expect(comparison.progressiveWithheld).toEqual({ tax: 2148.11, net: 12_172.65, effectivePercent: 15 })
    expect(comparison.progressiveFinal.tax).toBe(3938.21)
  })

  it('explains the rates of the lots', () => {
    expect(comparison.bands.map(({ ratePercent }) => ratePercent)).toEqual([35, 30, 20, 15, 10])
    expect(sumReais(comparison.bands.map(({ value }) => value))).toBe(comparison.gross)
    expect(taxBands([], paidOn, regressive)).toEqual([])
  })

  it('looks ahead', () => {
    expect(comparison.nextDrop).toEqual({ from: '2027-01-11', ratePercent: 25 })
    expect(comparison.outlook.at(-1)).toMatchObject({
      years: 10,
      on: '2036-11-25',
      regressive: { effectivePercent: 10 },
    })
  })
})
