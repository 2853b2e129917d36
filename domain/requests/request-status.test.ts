import { describe, expect, it } from 'vitest'
import { clockOf, isFinalStatus, isRequestStatusId, requestStatuses } from './request-status.ts'

describe('request statuses', () => {
  it('are 1 to 9', () => {
    expect(requestStatuses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([0, 1, 9, 10].map(isRequestStatusId)).toEqual([false, true, true, false])
  })

  it('end with refused, cancelled, completed and expired', () => {
    expect(requestStatuses.filter(isFinalStatus)).toEqual([6, 7, 8, 9])
  })

  it('run the clock until the decision, except while returned', () => {
    expect(requestStatuses.map(clockOf)).toEqual([
      'running',
      'running',
      'paused',
      'running',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
    ])
  })
})
