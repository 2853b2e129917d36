import { describe, expect, it } from 'vitest'
import { pressing, queueByStatus, waitingForDecision } from './queue.ts'
import { busyQueue, emptyQueue } from './service-desk.fixtures.ts'

describe('waitingForDecision', () => {
  it('leaves out what is decided or over', () => {
    expect(waitingForDecision(busyQueue)).toBe(7 + 5 + 2 + 1)
    expect(waitingForDecision(emptyQueue)).toBe(0)
  })
})

describe('pressing', () => {
  it('puts first what is late, and where nothing is, what comes next', () => {
    const ids = (summary: typeof busyQueue) => {
      const { most, others } = pressing(summary)
      return [most.id, ...others.map(({ id }) => id)]
    }
    expect(ids(busyQueue)).toEqual(['overdue', 'atRisk', 'heldByNobody', 'held'])
    expect(ids({ ...busyQueue, vencidas: 0, emRisco: 0 })).toEqual([
      'heldByNobody',
      'overdue',
      'atRisk',
      'held',
    ])
    expect(ids(emptyQueue)[0]).toBe('overdue')
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
