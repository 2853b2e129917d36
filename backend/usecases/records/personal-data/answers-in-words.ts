import type { WordedQuestionnaire } from '#backend/rules/questionnaires.ts'
import { type ReadingLine, text } from '#contract/readings/reading-line.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import type { Answers } from '#domain/investments/investment-profiles/questionnaire.ts'

/** Answers to a questionnaire, in its own words and order. */
export function answersInWords(answers: Answers, { questions }: WordedQuestionnaire): readonly LineText[] {
  return readingText(
    questions.map((question): ReadingLine => {
      const chosen = question.options.find(({ id }) => id === answers[question.id])
      return text(question.text, chosen?.text ?? null)
    }),
  )
}
