import { describe, expect, it } from 'vitest'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { daysUntil, toneOfDeadline } from './deadline.ts'

describe('a deadline', () => {
  it('is whole days away, over the end of a year and of summer time', () => {
    expect(daysUntil('2027-01-02', '2026-12-30')).toBe(3)
    expect(daysUntil('2026-11-21', '2026-11-21')).toBe(0)
    expect(daysUntil('2018-11-05', '2018-11-03')).toBe(2)
    expect(daysUntil('2026-10-10', '2026-11-21')).toBe(-42)
  })

  it('is quiet until it is near, and loud once it has passed', () => {
    expect([10, 4, 3, 0, -1].map((days) => toneOfDeadline(days, 3))).toEqual([
      'neutral',
      'neutral',
      'warning',
      'warning',
      'danger',
    ])
    expect(toneOfDeadline(4, 7)).toBe('warning')
  })

  it('is told as people say it', () => {
    expect([3, 1, 0, -1, -2].map(portuguese.deadlineChip.words)).toEqual([
      'Vence em 3 dias',
      'Vence amanhã',
      'Vence hoje',
      'Venceu ontem',
      'Venceu há 2 dias',
    ])
    expect([3, 1, 0, -1, -2].map(english.deadlineChip.words)).toEqual([
      'Due in 3 days',
      'Due tomorrow',
      'Due today',
      'Was due yesterday',
      'Was due 2 days ago',
    ])
  })
})
