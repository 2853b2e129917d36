import { expect, it } from 'vitest'
import { effectiveMonth } from './effective-month.ts'

it.each([
  ['2026-11-01', '2026-12'],
  ['2026-11-20', '2026-12'],
  ['2026-11-21', '2027-01'],
  ['2026-12-20', '2027-01'],
  ['2026-12-31', '2027-02'],
])('a change filed on %s is effective in %s', (filedOn, month) => {
  expect(effectiveMonth(filedOn, { lastFilingDay: 20 })).toBe(month)
})
