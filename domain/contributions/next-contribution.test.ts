import { describe, expect, it } from 'vitest'
import { Category, Situation } from '#domain/participants.ts'
import { nextDueMonth, paysContributions } from './next-contribution.ts'

describe('nextDueMonth', () => {
  it.each([
    ['2026-11-10', '2026-11'],
    ['2026-11-11', '2026-12'],
    // Due on a Sunday: Monday is still in time.
    ['2027-01-11', '2027-01'],
    ['2027-01-12', '2027-02'],
    ['2026-12-31', '2027-01'],
  ])('on %s is %s', (today, month) => {
    expect(nextDueMonth(today, { dueDay: 10 })).toBe(month)
  })
})

describe('paysContributions', () => {
  it.each([
    [Category.taxpayer, Situation.active, true],
    [Category.selfSponsored, Situation.active, true],
    [Category.taxpayer, Situation.suspended, false],
    [Category.deferred, Situation.active, false],
    [Category.assisted, Situation.inBenefit, false],
  ])('category %i in situation %i: %s', (category, situation, pays) => {
    expect(paysContributions({ category, situation })).toBe(pays)
  })
})
