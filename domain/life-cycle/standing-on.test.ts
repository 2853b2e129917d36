import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { Category, Situation, type SituationId } from '#domain/participants.ts'
import { type MoveMade, type Standing, standingOn } from './standing-on.ts'

const assisted = (situation: SituationId): Standing => ({ category: Category.assisted, situation })

describe('standingOn', () => {
  it('on 30 November Carlos was in benefit, whatever December brought', () => {
    const moves = [{ from: assisted(Situation.inBenefit), on: '2026-12-01' }]
    const now = assisted(Situation.suspended)
    expect(standingOn('2026-11-30', now, moves)).toEqual(assisted(Situation.inBenefit))
    expect(standingOn('2026-12-01', now, moves)).toEqual(now)
  })

  it('is what was seen at the end of that day, however much happened since', () => {
    const steps = fc.array(
      fc.record({ days: fc.nat({ max: 40 }), situation: fc.constantFrom(2, 3, 4, 6, 8, 9) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(steps, fc.nat({ max: 300 }), (made, after) => {
        const day = addDays('2026-01-01', after)
        let on = '2026-01-01'
        let now = assisted(Situation.inBenefit)
        let seen = now
        const moves: MoveMade[] = []
        for (const { days, situation } of made) {
          on = addDays(on, days)
          moves.push({ from: now, on })
          now = assisted(situation)
          if (on <= day) seen = now
        }
        expect(standingOn(day, now, moves)).toEqual(seen)
      }),
    )
  })
})
