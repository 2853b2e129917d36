import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { slaState } from './sla.ts'

const clock = { receivedOn: '2026-11-23', slaBusinessDays: 10, pauses: [] }

describe('slaState', () => {
  it.each([
    ['2026-11-23', 0, 10, 'green'],
    ['2026-12-01', 6, 4, 'green'],
    ['2026-12-02', 7, 3, 'amber'],
    ['2026-12-07', 10, 0, 'amber'],
    ['2026-12-08', 11, -1, 'red'],
  ])('on %s: %i used, %i left, %s', (today, elapsed, remaining, color) => {
    expect(slaState({ ...clock, today })).toEqual({ dueOn: '2026-12-07', elapsed, remaining, color })
  })

  it('does not count weekends and holidays', () => {
    expect(slaState({ ...clock, receivedOn: '2026-11-19', today: '2026-11-22' }).elapsed).toBe(0)
  })

  it('stands still during pauses and moves the due date', () => {
    const pauses = [{ from: '2026-11-25', to: '2026-11-30' }]
    expect(slaState({ ...clock, pauses, today: '2026-12-07' })).toEqual({
      dueOn: '2026-12-10',
      elapsed: 7,
      remaining: 3,
      color: 'amber',
    })
  })

  it('stands still in a pause that lasts', () => {
    const pauses = [{ from: '2026-11-24', to: null }]
    expect(slaState({ ...clock, pauses, today: '2026-12-23' })).toMatchObject({ elapsed: 1, color: 'green' })
  })

  it('is never late on the due date and always late the business day after', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 30 }),
        (offset, slaBusinessDays) => {
          const receivedOn = addDays('2024-01-01', offset)
          const { dueOn } = slaState({ receivedOn, slaBusinessDays, pauses: [], today: receivedOn })
          const onDue = slaState({ receivedOn, slaBusinessDays, pauses: [], today: dueOn })
          expect(onDue).toMatchObject({ remaining: 0, color: 'amber' })
          const later = slaState({ receivedOn, slaBusinessDays, pauses: [], today: addDays(dueOn, 7) })
          expect(later.color).toBe('red')
        },
      ),
    )
  })
})

describe('a due date before a weekend', () => {
  it('is late on the Saturday after it, although no business day went by', () => {
    const clock = { receivedOn: '2026-11-16', slaBusinessDays: 3, pauses: [] }
    expect(slaState({ ...clock, today: '2026-11-19' })).toMatchObject({ dueOn: '2026-11-19', color: 'amber' })
    expect(slaState({ ...clock, today: '2026-11-20' }).color).toBe('red')
    expect(slaState({ ...clock, today: '2026-11-21' }).color).toBe('red')
  })
})
