import { expect, test } from 'vitest'
import { daysOf, readRange, writeRange } from './iso-range.ts'

const november = { start: '2026-11-03', end: '2026-11-21' }

test('a range goes in and out as it came', () => {
  expect(writeRange(november)).toBe('2026-11-03/2026-11-21')
  expect(readRange('2026-11-03/2026-11-21')).toEqual(november)
  expect(daysOf('2026-11-03/2026-11-21')?.end.toString()).toBe('2026-11-21')
})

test('no range stays none, and says which kind of none', () => {
  expect(writeRange(null)).toBeNull()
  expect(writeRange(undefined)).toBeUndefined()
  expect(readRange(null)).toBeNull()
})

test.each(['', '2026-11-03', '/2026-11-21', '2026-11-03/', '2026-02-30/2026-03-01'])(
  '%j has no days',
  (text) => {
    expect(daysOf(text)).toBeNull()
  },
)
