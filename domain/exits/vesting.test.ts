import { describe, expect, it } from 'vitest'
import { nextVestingStep, vestedBalance, vestedPercent } from './vesting.ts'
import { vestingTables } from './vesting-tables.ts'

describe('vestedPercent', () => {
  it.each([
    [55, 40, 5],
    [11, 0, 0],
    [120, 100, 15],
    [36, 30, 0],
    [37, 30, 5],
    [288, 100, 40],
    [289, 100, 45],
    [400, 100, 45],
  ])('after %i months is %i%% by table A and %i%% by B', (months, a, b) => {
    expect(vestedPercent(months, vestingTables.A)).toBe(a)
    expect(vestedPercent(months, vestingTables.B)).toBe(b)
  })

  it('grows by table B over twenty-four years', () => {
    const grows = vestingTables.B.map(({ fromMonths }) => [fromMonths - 1, fromMonths])
    const percents = grows.map((months) =>
      months.map((at) => vestedPercent(Math.max(0, at), vestingTables.B)),
    )
    expect(vestingTables.B.map(({ fromMonths }) => fromMonths)).toEqual([
      0, 37, 73, 109, 145, 181, 217, 253, 289,
    ])
    expect(percents.slice(1)).toEqual([
      [0, 5],
      [5, 10],
      [10, 15],
      [15, 20],
      [20, 25],
      [25, 35],
      [35, 40],
      [40, 45],
    ])
  })

  it('has a next step until all is vested', () => {
    expect(nextVestingStep(55, vestingTables.A)).toEqual({ fromMonths: 60, percent: 50 })
    expect(nextVestingStep(120, vestingTables.A)).toBeNull()
  })
})

describe('vestedBalance', () => {
  it('splits the sponsor’s balance', () => {
    expect(vestedBalance(30_000, 55, vestingTables.A)).toEqual({
      percent: 40,
      vested: 12_000,
      unvested: 18_000,
    })
    expect(vestedBalance(0.01, 55, vestingTables.B)).toEqual({ percent: 5, vested: 0, unvested: 0.01 })
    expect(vestedBalance(500, 1, null)).toEqual({ percent: 100, vested: 500, unvested: 0 })
  })
})
