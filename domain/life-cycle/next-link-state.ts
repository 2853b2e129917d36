import type { Outcome } from '#domain/outcome.ts'
import { type CategoryId, isPossiblePair, type SituationId } from '#domain/participants.ts'
import { type LinkEffect, type LinkEvent, linkTransitions } from './link-transitions.ts'

/** Where a link stands; `previous` is the situation in which an option was filed, null unless one is in its stages. */
export interface LinkPosition {
  category: CategoryId
  situation: SituationId
  previous: SituationId | null
}

export interface LinkMove extends LinkPosition {
  effects: readonly LinkEffect[]
}

/** `not-possible`: nothing of the kind happens to a link that stands there. */
export type LinkMoveProblem = 'not-possible'

export function nextLinkState(
  { category, situation, previous }: LinkPosition,
  event: LinkEvent,
): Outcome<LinkMove, LinkMoveProblem> {
  const refused = { ok: false, problems: ['not-possible'] } as const
  if (!isPossiblePair(category, situation)) return refused
  const step = linkTransitions.find(
    ({ event: one, categories, from }) =>
      one === event && categories.includes(category) && from.includes(situation),
  )
  if (!step) return refused
  const reached = step.to.situation === 'previous' ? previous : step.to.situation
  if (reached === null) return refused
  return {
    ok: true,
    result: {
      category: step.to.category ?? category,
      situation: reached,
      previous: event === 'total-option-filed' ? situation : null,
      effects: step.effects,
    },
  }
}
