import { expect, it } from 'vitest'
import { firstOpenMonth } from './benefit-calendar.ts'

it.each([
  ['2026-11-20', '2026-11'],
  ['2026-11-21', '2026-12'],
  ['2026-12-31', '2027-01'],
])('what is asked on %s reaches the payment of %s, when payrolls close on the 20th', (today, month) => {
  expect(firstOpenMonth(today, { lastFilingDay: 20 })).toBe(month)
})
