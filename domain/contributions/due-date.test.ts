import { describe, expect, it } from 'vitest'
import { dueDateFor, dueDateIn, payableUntil } from './due-date.ts'

const parameters = { dueDay: 10, lastIssueDay: 5 }

describe('due date', () => {
  it('is day 10 of the month', () => {
    expect(dueDateIn('2027-01', parameters)).toBe('2027-01-10')
  })

  it.each([
    ['2026-11-05', '2026-11-10'],
    ['2026-11-06', '2026-12-10'],
    ['2026-12-21', '2027-01-10'],
  ])('asked on %s is %s', (requestedOn, due) => {
    expect(dueDateFor(requestedOn, parameters)).toBe(due)
  })

  it('can be paid on the next business day', () => {
    expect(payableUntil('2027-01-10')).toBe('2027-01-11')
    expect(payableUntil('2026-12-10')).toBe('2026-12-10')
  })
})
