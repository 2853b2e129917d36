import { expect, it } from 'vitest'
import { defaultContributionParameters as parameters } from './contribution-parameters.ts'
import { percentageLadder, totalPercent } from './percentage-ladder.ts'

const pairs = (rungs: ReturnType<typeof percentageLadder>) =>
  rungs.map(({ basicPercent, supplementaryPercent }) => [basicPercent, supplementaryPercent])

it('climbs the basic percentage to its maximum, and from there the supplementary one', () => {
  const rungs = percentageLadder(10_000, { basicPercent: 4, supplementaryPercent: 0 }, parameters)
  expect(rungs.map(totalPercent)).toEqual(Array.from({ length: 32 }, (_, percent) => percent))
  expect(pairs(rungs).slice(4, 9)).toEqual([
    [4, 0],
    [5, 0],
    [6, 0],
    [6, 1],
    [6, 2],
  ])
})

it('has only the supplementary percentage below the unit of the plan', () => {
  const rungs = pairs(percentageLadder(5_000, null, parameters))
  expect([rungs.length, rungs[0], rungs.at(-1)]).toEqual([26, [0, 0], [0, 25]])
})

it('keeps the choice in force where it is another with the same sum', () => {
  const current = { basicPercent: 3, supplementaryPercent: 5 }
  const rungs = pairs(percentageLadder(7473.3, current, parameters))
  expect(rungs.slice(7, 10)).toEqual([
    [6, 1],
    [3, 5],
    [6, 3],
  ])
})

it('is empty while the salary is unknown', () => {
  expect(percentageLadder(null, null, parameters)).toEqual([])
})
