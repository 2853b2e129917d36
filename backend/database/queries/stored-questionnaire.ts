import * as v from 'valibot'
import type { Questionnaire } from '#domain/investment-profiles/questionnaire.ts'

/** A version of the questionnaire as the table keeps it: the rule with its words. */
export const storedQuestionnaire = v.object({
  validMonths: v.number(),
  questions: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      options: v.array(v.object({ id: v.string(), text: v.string(), points: v.number() })),
    }),
  ),
  ranges: v.array(v.object({ from: v.number(), profileId: v.number() })),
  caps: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      atMostProfileId: v.number(),
      answer: v.object({ questionId: v.string(), optionId: v.string() }),
      minimumAge: v.exactOptional(v.number()),
    }),
  ),
})
export type StoredQuestionnaire = v.InferOutput<typeof storedQuestionnaire>

/** A version of the questionnaire with the words of its questions, options and caps. */
export type WordedQuestionnaire = StoredQuestionnaire & Pick<Questionnaire, 'version'>
