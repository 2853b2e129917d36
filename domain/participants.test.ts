import { describe, expect, it } from 'vitest'
import {
  AttendantLevel,
  Category,
  isActiveLink,
  isAttendantLevelId,
  isCategoryId,
  isPossiblePair,
  isSituationId,
  linkAccess,
  Situation,
} from './participants.ts'

const today = '2026-11-21'

describe('pairs of category and situation', () => {
  it('refuses exactly the impossible ones', () => {
    const refused = Object.values(Category).flatMap((category) =>
      Object.values(Situation)
        .filter((situation) => !isPossiblePair(category, situation))
        .map((situation) => `${category},${situation}`),
    )
    expect(refused.sort()).toEqual(['1,2', '2,1', '2,7', '3,1', '3,7', '3,8', '5,2', '5,6'])
  })
})

describe('ids', () => {
  it('are those of the wire', () => {
    expect(Object.values(Category)).toEqual([1, 2, 3, 4, 5])
    expect(Object.values(Situation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(Object.values(AttendantLevel)).toEqual([1, 2, 3])
  })

  it('are recognised', () => {
    expect([isCategoryId(5), isCategoryId(6), isCategoryId(0)]).toEqual([true, false, false])
    expect([isSituationId(9), isSituationId(10)]).toEqual([true, false])
    expect([isAttendantLevelId(3), isAttendantLevelId(4)]).toEqual([true, false])
  })
})

describe('access to a link', () => {
  it.each([1, 2, 3, 6, 7, 9] as const)('is full in situation %i', (situation) => {
    expect(linkAccess({ situation, endedOn: null, today })).toBe('full')
  })

  it.each([Situation.closed, Situation.ported])(
    'can be read for 13 months after it ended in situation %i',
    (situation) => {
      expect(linkAccess({ situation, endedOn: '2025-10-21', today })).toBe('read-only')
      expect(linkAccess({ situation, endedOn: '2025-10-20', today })).toBe('none')
      expect(linkAccess({ situation, endedOn: null, today })).toBe('none')
    },
  )

  it('ends with death', () => {
    expect(isActiveLink({ situation: Situation.deceased, endedOn: today, today })).toBe(false)
    expect(isActiveLink({ situation: Situation.active, endedOn: null, today })).toBe(true)
  })
})
