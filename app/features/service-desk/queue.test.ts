import { describe, expect, it } from 'vitest'
import { queueByStatus, waitingForDecision } from './queue.ts'
import { busyQueue, emptyQueue } from './service-desk.fixtures.ts'

describe('waitingForDecision', () => {
  it('leaves out what is decided or over', () => {
    expect(waitingForDecision(busyQueue)).toBe(7 + 5 + 2 + 1)
    expect(waitingForDecision(emptyQueue)).toBe(0)
  })
})

describe('queueByStatus', () => {
  it('shows open statuses in the order of life, then the closed ones that have requests', () => {
    expect(queueByStatus(busyQueue).map(({ status }) => status.id)).toEqual([1, 2, 3, 4, 5, 6, 8])
  })

  it('shows the open statuses of an empty queue', () => {
    expect(queueByStatus(emptyQueue).map(({ status }) => status.id)).toEqual([1, 2, 3, 4, 5])
  })
})
