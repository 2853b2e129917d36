import type { PepData } from '#contract/declarations/declarations.ts'
import type { PublicPost } from '#domain/declarations/pep.ts'

/** The public posts of a declaration; none for who is not exposed. */
export function postsOf({ exposicao }: PepData): PublicPost[] {
  return exposicao ? [{ startedOn: exposicao.inicio, endedOn: exposicao.fim }] : []
}
