import * as v from 'valibot'
import { contestationReason } from '#contract/exits/exit-statement.ts'

export function reasonProblem(text: string): string | undefined {
  return v.safeParse(contestationReason, text).issues?.[0].message
}
