import { describe, expect, it } from 'vitest'
import { deadlineOf } from './deadline.ts'

/** Received on Monday, 3 August 2026, five business days to decide; no holiday near. */
const request = { status: 2, dueOn: '2026-08-10', pausedSince: null, slaBusinessDays: 5 } as const

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
    expect(deadlineOf({ ...request, dueOn: '2026-08-07', slaBusinessDays: 4 }, '2026-08-08')).toEqual({
      data: '2026-08-07',
      situacao: 'vencido',
    })
  })

  it('stands still while the request is with the participant', () => {
    const returned = { ...request, status: 3, pausedSince: '2026-08-05' } as const
    expect(deadlineOf(returned, '2026-08-12')).toEqual({ data: '2026-08-17', situacao: 'pausado' })
  })

  it('keeps to the term it was filed under', () => {
    expect(deadlineOf({ ...request, slaBusinessDays: 20 }, '2026-08-03')?.situacao).toBe('atencao')
  })

  it.each([5, 6, 7, 8, 9] as const)('is gone in status %i', (status) => {
    expect(deadlineOf({ ...request, status }, '2026-08-04')).toBeNull()
  })

  it('is none for a kind without a term', () => {
    expect(deadlineOf({ ...request, dueOn: null, slaBusinessDays: 0 }, '2026-08-04')).toBeNull()
  })
})
