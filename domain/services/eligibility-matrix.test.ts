import { describe, expect, it } from 'vitest'
import { Category, isPossiblePair, Situation } from '#domain/participants.ts'
import { eligibilityMatrix, matrixCell } from './eligibility-matrix.ts'
import { serviceSlugs } from './service-ids.ts'

describe('eligibility matrix', () => {
  it('never lists a situation twice for one category', () => {
    for (const slug of serviceSlugs) {
      for (const cells of Object.values(eligibilityMatrix[slug])) {
        const situations = cells.flatMap((cell) => cell.situations)
        expect(new Set(situations).size).toBe(situations.length)
      }
    }
  })

  it('offers something to every possible pair except the deceased', () => {
    for (const category of Object.values(Category)) {
      const possible = Object.values(Situation).filter((situation) => isPossiblePair(category, situation))
      const offered = possible.filter((situation) =>
        serviceSlugs.some((slug) => matrixCell(slug, category, situation)),
      )
      expect(offered).toEqual(possible.filter((situation) => situation !== Situation.deceased))
    }
  })

  it('gives the statement of an ended link to read only', () => {
    expect(matrixCell('extrato-contribuicao', 1, 8)?.readOnly).toBe(true)
    expect(matrixCell('extrato-contribuicao', 1, 1)?.readOnly).toBeUndefined()
    expect(matrixCell('contracheque', 1, 1)).toBeUndefined()
  })
})
