import { describe, expect, it } from 'vitest'
import { percentageDataOf } from '#contract/contributions/contribution-data.ts'
import { compareAmounts, formulaBases, ownAmount, previewAmounts } from './contribution-preview.ts'
import {
  belowUnit,
  exactlyOneUnit,
  fourPercent,
  sentChange,
  unknownSalary,
} from './contributions.fixtures.ts'
import { percentageRules } from './percentage-input.ts'

const choose = (percentualBasica: number, percentualSuplementar: number) => ({
  percentualBasica,
  percentualSuplementar,
})

describe('the preview', () => {
  it('gives the amounts in force for the percentages in force', () => {
    for (const situation of [fourPercent, exactlyOneUnit, belowUnit, unknownSalary]) {
      expect(previewAmounts(situation, percentageRules(situation))).toEqual(situation.valores)
    }
  })

  it('gives 201.58 and 541.65 for 6% and 5% of 10,000.00, and the sponsor the same 201.58', () => {
    expect(previewAmounts(choose(6, 5), percentageRules(fourPercent))).toEqual({
      basica: 201.58,
      suplementar: 541.65,
      patrocinadora: 201.58,
      total: 944.81,
    })
  })
})

describe('the review', () => {
  it('shows what the API stores', () => {
    const rules = percentageRules(fourPercent)
    expect(percentageDataOf(choose(6, 5), rules, '2026-12')).toEqual(sentChange.dados)
  })
})

describe('what the person pays', () => {
  it('is the own part, and the share of the sponsor too when self-sponsored', () => {
    const amounts = { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 }
    expect(ownAmount(amounts, percentageRules(fourPercent, { categoryId: 1 }))).toBe(743.23)
    expect(ownAmount(amounts, percentageRules(fourPercent, { categoryId: 4 }))).toBe(944.81)
  })
})

describe('the comparison', () => {
  it('subtracts exactly', () => {
    const next = previewAmounts(choose(6, 5), percentageRules(fourPercent))
    expect(compareAmounts(fourPercent.valores, next)).toEqual([
      { name: 'basica', current: 134.39, next: 201.58, change: 67.19 },
      { name: 'suplementar', current: 0, next: 541.65, change: 541.65 },
      { name: 'patrocinadora', current: 134.39, next: 201.58, change: 67.19 },
      { name: 'total', current: 268.78, next: 944.81, change: 676.03 },
    ])
  })

  it('has the employer’s line wherever an employer contributes, now or then, be it cents', () => {
    const [none, cents] = [belowUnit.valores, { ...belowUnit.valores, patrocinadora: 0.5 }]
    for (const [current, next] of [
      [none, cents],
      [cents, none],
    ] as const) {
      expect(compareAmounts(current, next).map(({ name }) => name)).toContain('patrocinadora')
    }
  })

  it('has no employer line where no employer contributes', () => {
    expect(compareAmounts(belowUnit.valores, belowUnit.valores).map(({ name }) => name)).toEqual([
      'basica',
      'suplementar',
      'total',
    ])
  })
})

describe('the bases of the formula', () => {
  it('are exact', () => {
    expect(formulaBases(percentageRules(fourPercent))).toEqual({ adjustedPay: 10_833, aboveUnit: 3359.7 })
    expect(formulaBases(percentageRules(exactlyOneUnit))).toEqual({
      adjustedPay: 8095.82589,
      aboveUnit: 622.52589,
    })
  })

  it('are never negative', () => {
    expect(formulaBases(percentageRules(belowUnit))).toEqual({ adjustedPay: 3249.9, aboveUnit: 0 })
    expect(formulaBases(percentageRules(unknownSalary))).toEqual({ adjustedPay: 0, aboveUnit: 0 })
  })
})
