import { describe, expect, it } from 'vitest'
import { fourPercent, unknownSalary } from './contributions.fixtures.ts'
import { percentageRules } from './percentage-input.ts'

describe('the wire as rules', () => {
  it('carries pay, percentages and parameters', () => {
    const rules = percentageRules(fourPercent)
    expect(rules.salary).toBe(10_000)
    expect(rules.current).toEqual({ basicPercent: 4, supplementaryPercent: 0 })
    expect(rules.parameters).toMatchObject({
      factor: '1.0833',
      unit: 7473.3,
      basicMax: 6,
      basicStep: 1,
      supplementaryMax: 25,
      supplementaryStep: 1,
      match: { rate: 100, ceilingPercent: null },
    })
  })

  it('reads a pay of zero as not informed', () => expect(percentageRules(unknownSalary).salary).toBeNull())

  it('knows a plan without a sponsor, and a ceiling of the match', () => {
    const without = { ...fourPercent.parametros, patrocinadoraPercentual: 0 }
    const capped = { ...fourPercent.parametros, patrocinadoraTeto: 4 }
    expect(percentageRules({ ...fourPercent, parametros: without }).parameters.match).toBeNull()
    expect(percentageRules({ ...fourPercent, parametros: capped }).parameters.match).toEqual({
      rate: 100,
      ceilingPercent: 4,
    })
  })
})
