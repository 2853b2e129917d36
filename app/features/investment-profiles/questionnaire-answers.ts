import { answerSentences } from '#contract/investment-profiles.text.ts'

/** Chosen options by question; null while nothing is chosen. */
export type AnswersInForm = Record<string, string | null>

/** A form where nothing is answered. */
export function noAnswers(questions: readonly { id: string }[]): { respostas: AnswersInForm } {
  return { respostas: Object.fromEntries(questions.map(({ id }) => [id, null])) }
}

/** What is not answered yet, by wire path; undefined when everything is. */
export function checkAnswers(answers: AnswersInForm): { fields: Record<string, string> } | undefined {
  const missing = Object.entries(answers).filter(([, option]) => option === null)
  if (missing.length === 0) return undefined
  return {
    fields: Object.fromEntries(
      missing.map(([id]) => [`respostas.${id}`, answerSentences['answer-required']]),
    ),
  }
}
