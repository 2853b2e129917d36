import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CategoryId, isPossiblePair, type SituationId } from '#domain/participants.ts'
import { LINK_EVENTS, type LinkEvent, linkTransitions } from './link-transitions.ts'
import { type LinkPosition, nextLinkState } from './next-link-state.ts'

const at = (category: CategoryId, situation: SituationId, previous: SituationId | null = null) => ({
  category,
  situation,
  previous,
})

describe('nextLinkState', () => {
  it.each<[LinkPosition, LinkEvent, CategoryId, SituationId]>([
    [at(1, 1), 'contribution-suspended', 1, 6],
    [at(4, 6), 'contribution-resumed', 4, 1],
    [at(1, 6), 'employment-ended', 1, 7],
    [at(1, 7), 'self-sponsorship-chosen', 4, 1],
    [at(1, 7), 'deferral-chosen', 5, 1],
    [at(1, 7), 'deferral-presumed', 5, 1],
    [at(4, 1), 'deferral-presumed', 5, 1],
    [at(4, 1), 'deferral-chosen', 5, 1],
    [at(1, 7), 'total-option-filed', 1, 9],
    [at(5, 1), 'total-option-filed', 5, 9],
    [at(5, 9, 1), 'total-option-ended', 5, 1],
    [at(4, 9, 1), 'portability-settled', 4, 8],
    [at(1, 9, 7), 'redemption-paid', 1, 4],
    [at(5, 1), 'benefit-accepted', 5, 3],
    [at(5, 3), 'first-benefit-paid', 2, 2],
    [at(3, 3), 'first-benefit-paid', 3, 2],
    [at(3, 2), 'benefit-suspended', 3, 6],
    [at(2, 6), 'benefit-resumed', 2, 2],
    [at(2, 2), 'balance-exhausted', 2, 4],
    [at(1, 9, 7), 'death-registered', 1, 5],
  ])('takes %o by %s to category %i, situation %i', (from, event, category, situation) => {
    expect(nextLinkState(from, event)).toMatchObject({ ok: true, result: { category, situation } })
  })

  it.each<[LinkPosition, LinkEvent]>([
    [at(2, 2), 'total-option-filed'],
    [at(2, 2), 'deferral-chosen'],
    [at(5, 1), 'contribution-suspended'],
    [at(1, 1), 'deferral-presumed'],
    [at(4, 6), 'deferral-presumed'],
    [at(1, 4), 'total-option-filed'],
    [at(1, 5), 'death-registered'],
    [at(1, 3), 'total-option-filed'],
    // Nobody knows where it was filed from.
    [at(1, 9), 'total-option-ended'],
  ])('refuses %o by %s', (from, event) => {
    expect(nextLinkState(from, event)).toEqual({ ok: false, problems: ['not-possible'] })
  })

  it('gives back the situation in which an option was filed', () => {
    for (const from of [at(1, 1), at(1, 6), at(1, 7), at(4, 1), at(5, 1)]) {
      const filed = nextLinkState(from, 'total-option-filed')
      if (!filed.ok) throw new Error('not filed')
      expect(nextLinkState(filed.result, 'total-option-ended')).toMatchObject({ ok: true, result: from })
    }
  })

  it('never reaches a pair that no link may hold, whatever happens in whatever order', () => {
    const starts = fc.constantFrom(at(1, 1), at(3, 3), at(4, 1), at(5, 1), at(2, 2))
    fc.assert(
      fc.property(starts, fc.array(fc.constantFrom(...LINK_EVENTS), { maxLength: 30 }), (start, events) => {
        let position: LinkPosition = start
        for (const event of events) {
          const outcome = nextLinkState(position, event)
          if (outcome.ok) position = outcome.result
          expect(isPossiblePair(position.category, position.situation)).toBe(true)
          expect(position.previous !== null).toBe(position.situation === 9)
        }
      }),
    )
  })

  it('has one way at most for an event from where a link stands', () => {
    for (const event of LINK_EVENTS) {
      const ways = linkTransitions.flatMap((step) =>
        step.event === event
          ? step.categories.flatMap((category) => step.from.map((situation) => `${category},${situation}`))
          : [],
      )
      expect(new Set(ways).size).toBe(ways.length)
      expect(ways.length).toBeGreaterThan(0)
    }
  })
})
