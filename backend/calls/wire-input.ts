import * as v from 'valibot'
import type { WireSchema } from '#contract/define-call.ts'
import { tidyTexts } from '#domain/written-text.ts'
import { invalid } from '../problem.ts'
import { wireMessage } from './wire-messages.ts'

/** Longest wire path echoed back: a hostile key must not come back at full size. */
const LONGEST_PATH = 120

/**
 * Checks one part of what arrived against its contract, its texts tidied first, whoever sent them (decision 0176).
 * @returns the schema's output
 * @throws 422 with the first Portuguese sentence of each field, by wire path; the part as a whole is named `corpo`.
 */
export function parseInput<Schema extends WireSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, tidyTexts(input), { message: wireMessage })
  if (result.success) return result.output
  const fields = new Map<string, string>()
  for (const issue of result.issues) {
    const path = (v.getDotPath(issue) ?? 'corpo').slice(0, LONGEST_PATH)
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  throw invalid(Object.fromEntries(fields))
}
