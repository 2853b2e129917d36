import { describe, expect, it } from 'vitest'
import { percentageChange, voluntaryChange } from '../requests.fixtures.ts'
import { readContributionChange } from './contribution-change.schema.ts'
import { contributionChangeRows } from './contribution-change-rows.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('contributionChangeRows', () => {
  it('compares percentages and amounts, and marks what changes', () => {
    const rows = contributionChangeRows(percentageChange)
    expect(rows.map(({ item, before, after }) => [item, plain(before), plain(after)])).toEqual([
      ['Percentual básico', '4%', '6%'],
      ['Percentual suplementar', '0%', '5%'],
      ['Contribuição básica', 'R$ 134,39', 'R$ 201,58'],
      ['Contribuição suplementar', 'R$ 0,00', 'R$ 541,65'],
      ['Parte da patrocinadora', 'R$ 134,39', 'R$ 201,58'],
      ['Total por mês', 'R$ 268,78', 'R$ 944,81'],
    ])
    expect(rows.every(({ changes }) => changes)).toBe(true)
  })

  it('marks only what differs in a voluntary change', () => {
    expect(contributionChangeRows(voluntaryChange).map(({ changes }) => changes)).toEqual([true, false])
  })
})

describe('readContributionChange', () => {
  it('reads the shape of the contract', () => {
    expect(readContributionChange(percentageChange)).toEqual(percentageChange)
  })

  it('answers null for any other shape', () => {
    expect(readContributionChange({ valor: 1 })).toBeNull()
    expect(readContributionChange(null)).toBeNull()
  })
})
