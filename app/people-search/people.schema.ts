import * as v from 'valibot'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'

export const peopleKeyword = v.object({
  palavraChave: v.pipe(v.string(), v.trim(), v.minLength(SHORTEST_KEYWORD), v.maxLength(80)),
})
