import { describe, expect, it } from 'vitest'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { tenThousand } from './loan.fixtures.ts'
import { billsToIssue, nextBillOn } from './loan-bill.ts'
import { instalmentStanding } from './loan-standing.ts'

const loan = tenThousand

describe('the boletos of a loan', () => {
  it('are issued ten days before each instalment falls due, once', () => {
    expect(billsToIssue(loan, '2026-11-29')).toEqual([])
    expect(nextBillOn(loan, '2026-11-29')).toBe('2026-11-30')
    const [december] = billsToIssue(loan, '2026-11-30')
    expect(december).toEqual({ number: 1, amount: 899.75, dueDate: '2026-12-10' })
    const billed = { ...loan, billed: [{ number: 1, dueDate: '2026-12-10' }] }
    expect(billsToIssue(billed, '2026-12-01')).toEqual([])
    expect(nextBillOn(billed, '2026-12-01')).toBe('2026-12-31')
  })

  it('ask for nothing that is paid, deducted or over, and for the rest of what was partly paid', () => {
    const day = '2026-12-31'
    const partly = { ...loan, payments: [{ number: 1, paidOn: day, amount: 400 }] }
    expect(billsToIssue(partly, day).map(({ number, amount }) => [number, amount])).toEqual([
      [1, 499.75],
      [2, 899.75],
    ])
    expect(billsToIssue({ ...loan, collection: 'pay-slip' }, day)).toEqual([])
    expect(billsToIssue({ ...loan, endedOn: day }, day)).toEqual([])
  })

  it('leave days to pay what was to be deducted until now, and charge from their own day on', () => {
    const [late] = billsToIssue(loan, '2026-12-20')
    expect(late).toEqual({ number: 1, amount: 899.75, dueDate: '2026-12-25' })
    const billed = { ...loan, billed: [{ number: 1, dueDate: '2026-12-25' }] }
    const [first] = loan.instalments
    if (!first) throw new Error('no instalment')
    const rules = { overdue: suggestedLoanRules.overdue, correction: [] }
    // Christmas and the weekend after it: the next business day is a Monday.
    expect(instalmentStanding(first, billed, '2026-12-28', rules)).toMatchObject({
      state: 'open',
      payableUntil: '2026-12-28',
    })
    expect(instalmentStanding(first, billed, '2026-12-29', rules)).toMatchObject({
      state: 'late',
      owed: { daysLate: 4, fine: 18, interest: 1.2, total: 918.95 },
    })
  })
})
