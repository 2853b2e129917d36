import * as v from 'valibot'
import type { Problem } from '#app/api/problem.ts'

/** Shape of an answer. */
export type AnswerSchema<Answer> = v.GenericSchema<unknown, Answer>

/** An answer of that shape; null for any other. */
export function answerIn<Answer>(schema: AnswerSchema<Answer>, given: unknown): Answer | null {
  const parsed = v.safeParse(schema, given)
  return parsed.success ? parsed.output : null
}

/** Answer of the portal's own server to a file it did not take. */
const problemAnswer = v.variant('kind', [
  v.object({
    kind: v.picklist(['unauthenticated', 'forbidden', 'not-found', 'unavailable', 'portal-updated']),
    detail: v.string(),
  }),
  v.object({ kind: v.literal('invalid'), detail: v.string(), fields: v.record(v.string(), v.string()) }),
  v.object({ kind: v.literal('rate-limited'), detail: v.string(), retryAfter: v.number() }),
  v.object({ kind: v.literal('unexpected'), detail: v.string(), requestId: v.string() }),
])

/** The problem in an answer; null when there is none. */
export function problemIn(answer: unknown): Problem | null {
  const told = v.safeParse(problemAnswer, answer)
  if (told.success) return told.output
  const conflict = v.safeParse(v.object({ kind: v.literal('conflict'), detail: v.string() }), answer)
  return conflict.success ? { ...conflict.output, reason: 'conflito' } : null
}
