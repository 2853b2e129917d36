import { expect, it } from 'vitest'
import { isMonthClosed } from './closed-months.ts'

it.each([
  ['2026-10', '2026-11-11', false],
  ['2025-12', '2026-02-27', false],
  ['2025-12', '2026-02-28', true],
  ['2024-01', '2026-11-11', true],
])('the month %s on %s is closed: %s', (month, today, closed) => {
  expect(isMonthClosed(month, today)).toBe(closed)
})
