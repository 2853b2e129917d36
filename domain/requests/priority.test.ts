import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, ageOn } from '#domain/calendar.ts'
import { bornByFor, PRIORITY_AGES, RequestPriority, requestPriority } from './priority.ts'

const today = '2026-11-12'
const { eighty, sixty, health, none } = RequestPriority

describe('the priority of somebody’s requests', () => {
  it.each([
    ['1946-11-12', false, eighty],
    ['1946-11-13', false, sixty],
    ['1930-01-01', true, eighty],
    ['1966-11-12', false, sixty],
    ['1966-11-12', true, sixty],
    ['1966-11-13', false, none],
    ['1966-11-13', true, health],
    ['2001-05-04', false, none],
    [null, false, none],
    [null, true, health],
  ] as const)('born on %s, with a reason of health: %s', (birthDate, hasHealthReason, expected) => {
    expect(requestPriority({ birthDate, hasHealthReason }, today)).toBe(expected)
  })

  it('comes with the birthday of who was born on 29 February, which both ages find in a leap year', () => {
    const born = { birthDate: '1948-02-29', hasHealthReason: false }
    expect(requestPriority(born, '2028-02-28')).toBe(sixty)
    expect(requestPriority(born, '2028-02-29')).toBe(eighty)
  })
})

describe('the last day of birth with an age', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1930-01-01', days))

  it.each(['eighty', 'sixty'] as const)('tells who is %s by then as their age does', (age) => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (on, apart) => {
        const birthDate = addDays(bornByFor(age, on), apart)
        expect(birthDate <= bornByFor(age, on)).toBe(ageOn(birthDate, on) >= PRIORITY_AGES[age])
      }),
    )
  })
})
