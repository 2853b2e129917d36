import { describe, expect, it } from 'vitest'
import { deadlineOf, dueDateAfterPause, pausesOf } from './deadline.ts'

const at = (day: string) => new Date(`${day}T12:00:00-03:00`)
const step = (fromStatus: number | null, toStatus: number, day: string) => ({
  fromStatus,
  toStatus,
  at: at(day),
})

/** Received on a Monday, five business days to decide; no holiday near. */
const request = { status: 2, filedAt: at('2026-08-03'), slaBusinessDays: 5, steps: [] } as const

describe('deadlineOf', () => {
  it.each([
    ['2026-08-03', 'no-prazo'],
    ['2026-08-06', 'no-prazo'],
    ['2026-08-07', 'atencao'],
    ['2026-08-10', 'atencao'],
    ['2026-08-11', 'vencido'],
  ])('on %s is %s', (today, situacao) => {
    expect(deadlineOf(request, today)).toEqual({ data: '2026-08-10', situacao })
  })

  it('is late on the weekend after the date, though no business day has passed', () => {
    expect(deadlineOf({ ...request, slaBusinessDays: 4 }, '2026-08-08')).toEqual({
      data: '2026-08-07',
      situacao: 'vencido',
    })
  })

  it('stands still while the request is with the participant, and moves by the pause', () => {
    const steps = [step(1, 2, '2026-08-04'), step(2, 3, '2026-08-05')]
    expect(deadlineOf({ ...request, status: 3, steps }, '2026-08-20')?.situacao).toBe('pausado')
    const resumed = [...steps, step(3, 2, '2026-08-12')]
    expect(pausesOf(resumed)).toEqual([{ from: '2026-08-05', to: '2026-08-12' }])
    expect(deadlineOf({ ...request, steps: resumed }, '2026-08-13')).toEqual({
      data: '2026-08-17',
      situacao: 'no-prazo',
    })
    expect(dueDateAfterPause({ dueOn: '2026-08-10', pausedSince: '2026-08-05' }, '2026-08-12')).toBe(
      '2026-08-17',
    )
  })

  it.each([5, 6, 7, 8, 9] as const)('is gone in status %i', (status) => {
    expect(deadlineOf({ ...request, status }, '2026-08-04')).toBeNull()
  })
})
