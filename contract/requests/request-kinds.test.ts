import { expect, it } from 'vitest'
import { requestKindFacts, requestKindSlug, requestKindSlugs } from './request-kinds.ts'

it('every kind of request has an id of its own, services or not', () => {
  const taken = Map.groupBy(requestKindSlugs, (slug) => requestKindFacts[slug].id)
  expect([...taken].filter(([, slugs]) => slugs.length > 1)).toEqual([])
  for (const slug of requestKindSlugs) expect(requestKindSlug(requestKindFacts[slug].id)).toBe(slug)
})
