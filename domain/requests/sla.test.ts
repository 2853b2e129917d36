import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBusinessDays } from '#domain/business-days.ts'
import { addDays } from '#domain/calendar.ts'
import { atRiskUntil, dueDateAfterPause, slaState } from './sla.ts'

/** Received on Monday, 23 November 2026. */
const clock = { dueOn: '2026-12-07', slaBusinessDays: 10, pausedSince: null }

describe('atRiskUntil', () => {
  it('is the last due date that is amber, whatever the term and the day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 365 }),
        (offset, slaBusinessDays) => {
          const today = addDays('2024-01-01', offset)
          const last = atRiskUntil(slaBusinessDays, today)
          const colorOf = (dueOn: string) =>
            slaState({ dueOn, slaBusinessDays, pausedSince: null }, today).color
          expect(colorOf(today)).toBe('amber')
          expect(colorOf(last)).toBe('amber')
          expect(colorOf(addDays(last, 1))).toBe('green')
        },
      ),
    )
  })
})

describe('slaState', () => {
  it.each([
    ['2026-11-23', 10, 'green'],
    ['2026-12-01', 4, 'green'],
    ['2026-12-02', 3, 'amber'],
    ['2026-12-07', 0, 'amber'],
    ['2026-12-08', -1, 'red'],
  ])('on %s: %i left, %s', (today, remaining, color) => {
    expect(slaState(clock, today)).toEqual({ dueOn: '2026-12-07', remaining, color })
  })

  it('moves the due date while a pause lasts, and stays as it was on its first day', () => {
    const paused = { ...clock, pausedSince: '2026-11-25' }
    expect(slaState(paused, '2026-11-30')).toEqual({ dueOn: '2026-12-10', remaining: 8, color: 'green' })
    expect(slaState(paused, '2026-12-23')).toMatchObject({ remaining: 8, color: 'green' })
  })

  it('is late on the Saturday after a due date, although no business day went by', () => {
    const due = { dueOn: '2026-11-19', slaBusinessDays: 3, pausedSince: null }
    expect(slaState(due, '2026-11-19').color).toBe('amber')
    expect(slaState(due, '2026-11-20').color).toBe('red')
    expect(slaState(due, '2026-11-21').color).toBe('red')
  })

  it('is never late on the due date and always late the business day after', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 30 }),
        (offset, slaBusinessDays) => {
          const receivedOn = addDays('2024-01-01', offset)
          const dueOn = addBusinessDays(receivedOn, slaBusinessDays)
          const own = { dueOn, slaBusinessDays, pausedSince: null }
          expect(slaState(own, receivedOn).remaining).toBe(slaBusinessDays)
          expect(slaState(own, dueOn)).toMatchObject({ remaining: 0, color: 'amber' })
          expect(slaState(own, addDays(dueOn, 7)).color).toBe('red')
        },
      ),
    )
  })
})

describe('dueDateAfterPause', () => {
  it('moves by the business days of the pause, and not at all without one', () => {
    expect(dueDateAfterPause({ dueOn: '2026-08-10', pausedSince: '2026-08-05' }, '2026-08-12')).toBe(
      '2026-08-17',
    )
    expect(dueDateAfterPause({ dueOn: '2026-08-10', pausedSince: null }, '2026-08-12')).toBe('2026-08-10')
  })
})
