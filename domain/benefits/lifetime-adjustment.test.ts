import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCompetence } from '#domain/calendar.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import { adjustLifetimeIncome, adjustmentPeriod, nextAdjustmentDay } from './lifetime-adjustment.ts'

const yearOf = (percents: readonly number[]): IndexerValue[] =>
  percents.map((percent, index) => ({ competence: addToCompetence('2024-01', index), percent }))
const inpc2024 = yearOf([0.57, 0.81, 0.19, 0.37, 0.46, 0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48])
const year2024 = { from: '2024-01', to: '2024-12' }

describe('adjustLifetimeIncome', () => {
  it('brings 4,321.09 to 4,527.12 by the INPC of 2024', () => {
    expect(adjustLifetimeIncome(4321.09, inpc2024, year2024)).toEqual({
      ok: true,
      result: { amount: 4527.12, percent: 4.7679 },
    })
  })

  it('follows the months since the income began alone', () => {
    expect(adjustLifetimeIncome(1000, inpc2024, { from: '2024-11', to: '2024-12' })).toEqual({
      ok: true,
      result: { amount: 1008.12, percent: 0.8116 },
    })
  })

  it('leaves the income as it is where prices fell, and tells by how much', () => {
    const fallen = yearOf(Array.from({ length: 12 }, () => -0.1))
    expect(adjustLifetimeIncome(1000, fallen, year2024)).toEqual({
      ok: true,
      result: { amount: 1000, percent: -1.1934 },
    })
  })

  it('names the month that is missing', () => {
    expect(adjustLifetimeIncome(1000, inpc2024.slice(0, 11), year2024)).toEqual({
      ok: false,
      problems: [{ code: 'month-missing', competence: '2024-12' }],
    })
  })

  it('never pays less than before, whatever prices do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 12, maxLength: 12 }),
        (cents, hundredths) => {
          const outcome = adjustLifetimeIncome(
            cents / 100,
            yearOf(hundredths.map((value) => value / 100)),
            year2024,
          )
          expect(outcome.ok && outcome.result.amount).toBeGreaterThanOrEqual(cents / 100)
        },
      ),
    )
  })
})

describe('adjustmentPeriod', () => {
  it.each([
    ['the twelve months before', '2020-05', null, { from: '2026-01', to: '2026-12' }],
    ['the months since the first one', '2026-11', null, { from: '2026-11', to: '2026-12' }],
    ['nothing for an income that begins in it', '2027-01', null, null],
    [
      'what is left after an adjustment in another month',
      '2020-05',
      '2026-05',
      { from: '2026-06', to: '2026-12' },
    ],
    ['nothing twice', '2020-05', '2026-12', null],
  ] as const)('counts %s', (_, startsIn, countedTo, period) => {
    expect(adjustmentPeriod('2027-01', { startsIn, countedTo })).toEqual(period)
  })
})

it.each([
  ['2026-11-11', 1, '2027-01-01'],
  ['2027-01-01', 1, '2027-01-01'],
  ['2027-01-02', 6, '2027-06-01'],
] as const)('after %s the incomes of month %i are adjusted on %s', (from, month, day) => {
  expect(nextAdjustmentDay(from, month)).toBe(day)
})
