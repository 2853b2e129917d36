import { describe, expect, it } from 'vitest'
import { checkIndexerValues, missingCompetences } from './check-indexer-values.ts'

const now = '2026-11'

describe('monthly values of an index', () => {
  it('are accepted with deflation, zero and the month of today', () => {
    const values = [
      { competence: '2026-09', percent: -0.21 },
      { competence: '2026-10', percent: 0 },
      { competence: now, percent: 0.4812 },
    ]
    expect(checkIndexerValues(values, now)).toEqual([])
  })

  it.each([
    ['2026-12', 0.1, 'competence-future'],
    ['1994-06', 0.1, 'competence-too-old'],
    ['2026-13', 0.1, 'competence-unreadable'],
    ['abc', 0.1, 'competence-unreadable'],
    ['2026-01', Number.NaN, 'percent-unreadable'],
    ['2026-01', 0.12345, 'percent-too-precise'],
    ['2026-01', 50.01, 'percent-implausible'],
    ['2026-01', -51, 'percent-implausible'],
  ])('%s with %s is %s', (competence, percent, code) => {
    expect(checkIndexerValues([{ competence, percent }], now)).toEqual([{ at: 0, code }])
  })

  it('complain about the second of two entries of one month', () => {
    const values = ['2026-01', '2026-02', '2026-01'].map((competence) => ({ competence, percent: 0.1 }))
    expect(checkIndexerValues(values, now)).toEqual([{ at: 2, code: 'competence-repeated' }])
  })

  it('show the months that are missing between the first and the last, in any order given', () => {
    const values = ['2026-04', '2025-12', '2026-01'].map((competence) => ({ competence, percent: 0.1 }))
    expect(missingCompetences(values)).toEqual(['2026-02', '2026-03'])
    expect(missingCompetences([])).toEqual([])
  })
})
