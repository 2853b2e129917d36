import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents } from '#domain/money.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { annualIncomeTax } from './annual-income-tax.ts'
import { deductionBenefit } from './deduction-benefit.ts'
import { lumpSumAnnualTax } from './lump-sum-tax.ts'

const rules = parameterOn(annualTaxRules, '2026-11-21')

describe('annualIncomeTax', () => {
  it.each([
    [60_000, 0],
    [72_000, 3387.01],
    [88_200, 8499.33],
    [100_000, 11_744.34],
  ])('of %d is %d', (gross, due) => {
    expect(annualIncomeTax({ gross, model: 'simplified' }, rules).due).toBe(due)
  })

  it('is nothing up to the last cent that is exempt', () => {
    const exempt = { gross: 29_145.6 / 0.8, model: 'simplified' as const }
    expect(annualIncomeTax(exempt, rules)).toMatchObject({ base: 29_145.6, ratePercent: 0, tax: 0 })
  })

  it('shows its steps, which add up', () => {
    expect(annualIncomeTax({ gross: 60_000 }, rules)).toMatchObject({ tax: 2694.15, reduction: 2694.15 })
    expect(annualIncomeTax({ gross: 72_000 }, rules)).toEqual({
      model: 'simplified',
      deductions: 14_400,
      base: 57_600,
      ratePercent: 27.5,
      tax: 4935.34,
      reduction: 1548.33,
      due: 3387.01,
    })
    expect(annualIncomeTax({ gross: 88_200 }, rules)).toMatchObject({ tax: 8499.34, reduction: 0.01 })
  })

  it('takes the complete model when it is better', () => {
    const income = { gross: 150_000, dependants: 3, otherDeductions: 20_000 }
    expect(annualIncomeTax(income, rules)).toMatchObject({ model: 'complete', deductions: 26_825.24 })
  })

  it('is never above the income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }).map(fromCents), (gross) => {
        const { due } = annualIncomeTax({ gross }, rules)
        expect(due).toBeGreaterThanOrEqual(0)
        expect(due).toBeLessThanOrEqual(gross)
      }),
    )
  })
})

describe('a sum paid at once', () => {
  it('costs what it adds to the tax of the year', () => {
    expect(lumpSumAnnualTax({ gross: 81_309.95, otherAnnualIncome: 0 }, rules)).toBe(6325)
    expect(lumpSumAnnualTax({ gross: 81_309.95, otherAnnualIncome: 120_000 }, rules)).toBe(22_360.24)
    expect(lumpSumAnnualTax({ gross: 25_007.22, otherAnnualIncome: 0 }, rules)).toBe(0)
  })
})

describe('deducting contributions', () => {
  it('saves nothing where the reduction already takes the tax away', () => {
    const facts = { gross: 60_000, contributions: 7200, paysOfficialSocialSecurity: true }
    expect(deductionBenefit(facts, rules)).toMatchObject({ deductible: 7200, taxWithout: 0, saved: 0 })
  })

  it('saves by difference and up to twelve per cent of the income', () => {
    const facts = {
      gross: 200_000,
      otherDeductions: 20_000,
      contributions: 30_000,
      paysOfficialSocialSecurity: true,
    }
    expect(deductionBenefit(facts, rules)).toEqual({
      deductible: 24_000,
      beyondLimit: 6000,
      taxWithout: 38_595.34,
      taxWith: 31_995.34,
      saved: 6600,
    })
  })

  it('needs official social security', () => {
    const facts = {
      gross: 200_000,
      otherDeductions: 20_000,
      contributions: 30_000,
      paysOfficialSocialSecurity: false,
    }
    expect(deductionBenefit(facts, rules)).toMatchObject({ deductible: 0, beyondLimit: 30_000, saved: 0 })
  })
})
