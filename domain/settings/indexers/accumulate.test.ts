import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCompetence } from '../../calendar.ts'
import {
  accumulatedPercent,
  accumulatedTwelveMonths,
  accumulatedYear,
  adjustByIndexer,
  indexerFactor,
} from './accumulate.ts'
import type { IndexerValue } from './indexer-values.ts'

const yearOf = (year: number, percents: readonly number[]): IndexerValue[] =>
  percents.map((percent, index) => ({ competence: addToCompetence(`${year}-01`, index), percent }))

const inpc2024 = yearOf(2024, [0.57, 0.81, 0.19, 0.37, 0.46, 0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48])
const inpc2025 = yearOf(2025, [0, 1.48, 0.51, 0.48, 0.35, 0.23, 0.21, -0.21, 0.52, 0.03, 0.03, 0.21])
const ipca2024 = yearOf(2024, [0.42, 0.83, 0.16, 0.38, 0.46, 0.21, 0.38, -0.02, 0.44, 0.56, 0.39, 0.52])
const igpm2024 = yearOf(2024, [0.07, -0.52, -0.47, 0.31, 0.89, 0.81, 0.61, 0.29, 0.62, 1.52, 1.3, 0.94])

describe('the change over months', () => {
  it.each([
    ['INPC 2024', inpc2024, '2024-12', 4.7679],
    ['INPC 2025', inpc2025, '2025-12', 3.9],
    ['IPCA 2024', ipca2024, '2024-12', 4.83],
    ['IGP-M 2024', igpm2024, '2024-12', 6.54],
  ] as const)('of %s is the published one', (_, values, last, percent) => {
    const outcome = accumulatedYear(values, last)
    expect(outcome.ok && outcome.result).toBeCloseTo(percent, 2)
  })

  it('is exact to the fourth decimal', () => {
    expect(accumulatedYear(inpc2024, '2024-12')).toEqual({ ok: true, result: 4.7679 })
  })

  it('brings an amount up to the cent', () => {
    expect(adjustByIndexer(4321.09, inpc2024, { from: '2024-01', to: '2024-12' })).toEqual({
      ok: true,
      result: 4527.12,
    })
  })

  it('of a year that is not over goes as far as its last month', () => {
    expect(accumulatedYear(inpc2024, '2024-02')).toEqual({ ok: true, result: 1.3846 })
  })

  it('over twelve months crosses the year', () => {
    const both = [...inpc2024, ...inpc2025]
    expect(accumulatedTwelveMonths(both, '2025-03')).toEqual(
      accumulatedPercent(both, { from: '2024-04', to: '2025-03' }),
    )
  })

  it('of no month at all is nothing', () => {
    expect(accumulatedPercent(inpc2024, { from: '2024-05', to: '2024-04' })).toEqual({ ok: true, result: 0 })
  })

  it('names every month that is missing, and never takes one for zero', () => {
    const holed = inpc2024.filter(({ competence }) => !['2024-03', '2024-07'].includes(competence))
    expect(accumulatedYear(holed, '2024-12')).toEqual({
      ok: false,
      problems: [
        { code: 'month-missing', competence: '2024-03' },
        { code: 'month-missing', competence: '2024-07' },
      ],
    })
  })

  it('is the product of its parts, wherever it is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 1, max: 11 }),
        (hundredths, cut) => {
          const values = yearOf(
            2024,
            hundredths.map((value) => value / 100),
          )
          const at = addToCompetence('2024-01', cut)
          const factors = [
            indexerFactor(values, { from: '2024-01', to: addToCompetence(at, -1) }),
            indexerFactor(values, { from: at, to: '2024-12' }),
            indexerFactor(values, { from: '2024-01', to: '2024-12' }),
          ].map((outcome) => (outcome.ok ? outcome.result : null))
          const [first, second, whole] = factors
          expect(first?.times(second ?? 0).toFixed(20)).toBe(whole?.toFixed(20))
        },
      ),
    )
  })
})
