import { describe, expect, it } from 'vitest'
import { Category } from '../../participants.ts'
import { isSlideSeenBy, type SlideReach } from './slides.ts'

const campaign: SlideReach = {
  planId: 4,
  audience: 'quem-contribui',
  since: '2026-11-01',
  until: '2026-12-15',
}
const ana = { planId: 4, category: Category.taxpayer }

describe('a slide', () => {
  it.each([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-12-15', true],
    ['2026-12-16', false],
  ] as const)('with a period is seen on its first and its last day: %s, %s', (today, seen) => {
    expect(isSlideSeenBy(campaign, ana, today)).toBe(seen)
  })

  it('without an end goes on', () => {
    expect(isSlideSeenBy({ ...campaign, until: null }, ana, '2036-01-01')).toBe(true)
  })

  it('of one plan is not seen in another, and of no plan in all', () => {
    expect(isSlideSeenBy(campaign, { ...ana, planId: 1 }, '2026-11-10')).toBe(false)
    expect(isSlideSeenBy({ ...campaign, planId: 0 }, { ...ana, planId: 1 }, '2026-11-10')).toBe(true)
  })

  it.each([
    ['todos', [1, 2, 3, 4, 5]],
    ['quem-contribui', [1, 4]],
    ['quem-recebe', [2, 3]],
    ['contribuintes', [1]],
    ['assistidos', [2]],
    ['pensionistas', [3]],
    ['autopatrocinados', [4]],
    ['bpd', [5]],
  ] as const)('for %s is seen by the categories %j', (audience, seenBy) => {
    const seers = Object.values(Category).filter((category) =>
      isSlideSeenBy({ ...campaign, audience }, { planId: 4, category }, '2026-11-10'),
    )
    expect(seers).toEqual(seenBy)
  })
})
