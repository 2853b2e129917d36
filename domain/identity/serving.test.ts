import { expect, it } from 'vitest'
import { SERVING_WARNING_SECONDS, servingEnd } from './serving.ts'

const MINUTE = 60_000

it('a serving lasts 30 minutes, and no longer than the session', () => {
  expect(servingEnd(0, 60 * MINUTE)).toBe(30 * MINUTE)
  expect(servingEnd(0, 30 * MINUTE)).toBe(30 * MINUTE)
  expect(servingEnd(50 * MINUTE, 60 * MINUTE)).toBe(60 * MINUTE)
})

it('the attendant is warned five minutes before', () => {
  expect(SERVING_WARNING_SECONDS * 1000).toBe(5 * MINUTE)
})
