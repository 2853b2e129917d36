import type { QuestionnaireRule } from '#contract/investments/profile-questionnaire-rule.ts'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'

export type QuestionInForm = QuestionnaireRule['questions'][number]
export type OptionInForm = QuestionInForm['options'][number]
export type RangeInForm = QuestionnaireRule['ranges'][number]
export type CapInForm = QuestionnaireRule['caps'][number]

/** The questionnaire that a form holds; what is not filled in yet is null in it, which no rule of the domain minds. */
export function questionnaireOf(regras: RuleParts): QuestionnaireRule {
  const { validMonths = 24, questions = [], ranges = [], caps = [] } = regras
  // The form begins with what its schema took, and its fields keep the shape.
  return { validMonths, questions, ranges, caps } as QuestionnaireRule
}

/** A key that no other part of a questionnaire has: answers keep it, so it says nothing of the words. */
function newKey(kind: string): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${kind}-${drawn.toString(36)}`
}

/** An answer without words, worth nothing. */
export const newOption = (): OptionInForm => ({ id: newKey('r'), text: '', points: 0 })

/** A question without words, with the two answers that it needs. */
export const newQuestion = (): QuestionInForm => ({
  id: newKey('p'),
  text: '',
  options: [newOption(), newOption()],
})

/** A range of the first profile that has none, above all others. */
export function newRange(ranges: readonly RangeInForm[], profiles: readonly { id: number }[]): RangeInForm {
  const free = profiles.find(({ id }) => !ranges.some(({ profileId }) => profileId === id))
  return {
    from: ranges.length === 0 ? 0 : Math.max(...ranges.map(({ from }) => from)) + 1,
    profileId: free?.id ?? 0,
  }
}

/** A cap of the first answer of the first question. */
export function newCap({ questions, ranges }: QuestionnaireRule): CapInForm {
  const [question] = questions
  const answer = { questionId: question?.id ?? '', optionId: question?.options[0]?.id ?? '' }
  return { id: newKey('l'), text: '', atMostProfileId: ranges[0]?.profileId ?? 0, answer }
}

/** A cap with another question, and its first answer; with the same question it stays. */
export function withQuestion(cap: CapInForm, question: QuestionInForm | undefined): CapInForm {
  if (!question || question.id === cap.answer.questionId) return cap
  return { ...cap, answer: { questionId: question.id, optionId: question.options[0]?.id ?? '' } }
}

/** A cap from an age on; null: at any age. */
export function withAge({ minimumAge: _, ...cap }: CapInForm, age: number | null): CapInForm {
  return age === null ? cap : { ...cap, minimumAge: age }
}
