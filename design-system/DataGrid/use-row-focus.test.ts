import { expect, it } from 'vitest'
import { placeOf } from './use-row-focus.ts'

const count = 5

it.each([
  ['the next of the row with focus', { at: 1, from: 1, by: 1 }, 2],
  ['the one before', { at: 1, from: 4, by: -1 }, 0],
  ['beyond the end, which is no row', { at: 4, from: 4, by: 1 }, 5],
  ['the first where nobody was', { at: -1, from: -1, by: 1 }, 0],
  ['the last where nobody was, going up', { at: -1, from: -1, by: -1 }, 4],
  ['the one in the place of a row that went away', { at: -1, from: 2, by: 1 }, 2],
  ['the one before it', { at: -1, from: 2, by: -1 }, 1],
  ['the last of a list that became shorter', { at: -1, from: 9, by: 1 }, 4],
] as const)('leads to %s', (_, step, place) => {
  expect(placeOf({ ...step, count })).toBe(place)
})
