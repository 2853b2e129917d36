import { expect, it } from 'vitest'
import { rowsBetween, withRows } from './grid-selection.ts'

it('adds rows and takes them out, and leaves those that are not in sight', () => {
  const chosen = withRows(new Set([9]), [1, 2], true)
  expect([...chosen]).toEqual([9, 1, 2])
  expect([...withRows(chosen, [1, 3], false)]).toEqual([9, 2])
})

it('goes from one row to another in either direction', () => {
  expect(rowsBetween([4, 5, 6, 7], 1, 2)).toEqual([5, 6])
  expect(rowsBetween([4, 5, 6, 7], 3, 1)).toEqual([5, 6, 7])
})
