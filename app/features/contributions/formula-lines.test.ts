import { expect, it } from 'vitest'
import { previewAmounts } from './contribution-preview.ts'
import { belowUnit, exactlyOneUnit, fourPercent } from './contributions.fixtures.ts'
import { formulaLines } from './formula-lines.ts'
import { percentageRules } from './percentage-input.ts'

const figures = (situation: typeof fourPercent, percentualBasica: number, percentualSuplementar: number) => {
  const rules = percentageRules(situation)
  const choice = { percentualBasica, percentualSuplementar }
  return formulaLines({ choice, rules, amounts: previewAmounts(choice, rules) }).map((line) =>
    line.figures.replaceAll('\u00a0', ' '),
  )
}

it('shows the whole way with the figures of the person', () => {
  expect(figures(fourPercent, 6, 5)).toEqual([
    'R$ 10.000,00',
    'R$ 10.000,00 × 1,0833 = R$ 10.833,00',
    'R$ 10.833,00 − R$ 7.473,30 = R$ 3.359,70',
    '6% de R$ 3.359,70 = R$ 201,58',
    '5% de R$ 10.833,00 = R$ 541,65',
    '100% da básica = R$ 201,58',
  ])
})

it('rounds nothing on the way', () => {
  expect(figures(exactlyOneUnit, 1, 0)).toContain('1% de R$ 622,52589 = R$ 6,23')
})

it('leaves out the part above the unit when there is none', () => {
  expect(figures(belowUnit, 0, 25)).not.toContainEqual(expect.stringContaining('−'))
})
