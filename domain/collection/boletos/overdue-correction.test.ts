import { describe, expect, it } from 'vitest'
import { overdueCorrection } from './overdue-correction.ts'

const values = [
  { competence: '2026-09', percent: 0.4 },
  { competence: '2026-10', percent: 0.33 },
  { competence: '2026-11', percent: 0.5 },
]

describe('overdueCorrection', () => {
  it('takes the months from the due date to the one before the payment', () => {
    expect(overdueCorrection(values, { dueDate: '2026-10-10', paidOn: '2026-11-21' })).toEqual({
      factor: '1.0033',
      from: '2026-10',
      to: '2026-10',
    })
    expect(overdueCorrection(values, { dueDate: '2026-09-10', paidOn: '2026-11-01' })).toEqual({
      factor: '1.0073132',
      from: '2026-09',
      to: '2026-10',
    })
  })

  it('is none within the month, and stops where no value is known', () => {
    const none = { factor: '1', from: null, to: null }
    expect(overdueCorrection(values, { dueDate: '2026-10-10', paidOn: '2026-10-31' })).toEqual(none)
    expect(overdueCorrection(values, { dueDate: '2026-12-10', paidOn: '2027-02-01' })).toEqual(none)
    expect(overdueCorrection(values, { dueDate: '2026-11-10', paidOn: '2027-02-01' })).toMatchObject({
      factor: '1.005',
      to: '2026-11',
    })
  })
})
