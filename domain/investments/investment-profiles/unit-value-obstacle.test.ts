import { expect, test } from 'vitest'
import { type ToldUnitValue, unitValueObstacle } from './unit-value-obstacle.ts'

const told: ToldUnitValue = {
  date: '2026-11-27',
  value: '2.13900000',
  known: null,
  previous: '2.1',
  isPosted: false,
  hasReason: false,
  today: '2026-11-28',
}

test('a new value of a day that came is recorded', () => {
  expect(unitValueObstacle(told)).toBeNull()
  expect(unitValueObstacle({ ...told, date: told.today })).toBeNull()
})

test('no value is of a day to come, nothing or finer than what is kept', () => {
  expect(unitValueObstacle({ ...told, date: '2026-11-29' })).toBe('future')
  for (const value of ['0', '-1', '2.139000001']) expect(unitValueObstacle({ ...told, value })).toBe('value')
})

test('a correction differs, says why, and comes before any posting', () => {
  const known = { ...told, known: '2.1', hasReason: true }
  expect(unitValueObstacle(known)).toBeNull()
  expect(unitValueObstacle({ ...known, value: '2.10' })).toBe('same')
  expect(unitValueObstacle({ ...known, hasReason: false })).toBe('reason')
  expect(unitValueObstacle({ ...known, isPosted: true })).toBe('posted')
})

test('a comma in the wrong place is seen; a first value has nothing to be compared with', () => {
  for (const value of ['21.39', '0.2139']) expect(unitValueObstacle({ ...told, value })).toBe('implausible')
  expect(unitValueObstacle({ ...told, value: '3.15' })).toBeNull()
  expect(unitValueObstacle({ ...told, value: '21.39', previous: null })).toBeNull()
})
