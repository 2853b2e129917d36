/** One answer that can be chosen. */
interface QuestionOption {
  id: string
  points: number
}

export interface Question {
  id: string
  /** In the order in which they are shown. */
  options: readonly QuestionOption[]
}

/** Scores from `from` on (up to the next range) lead to this profile. */
interface ScoreRange {
  from: number
  profileId: number
}

/** A condition under which the result is at most a profile, whatever the score. */
export interface ProfileCap {
  id: string
  atMostProfileId: number
  /** Holds with this answer. */
  answer: { questionId: string; optionId: string }
  /** And, where given, only from this age on. */
  minimumAge?: number
}

/**
 * One version of the questionnaire. A published version is never changed: answers keep its id, so that a result can always be
 * explained.
 */
export interface Questionnaire {
  version: number
  questions: readonly Question[]
  /** From the lowest score up; their profiles go from the least to the most risk. */
  ranges: readonly ScoreRange[]
  caps: readonly ProfileCap[]
  /** Months for which a result is good. */
  validMonths: number
}

/** Chosen options by question. */
export type Answers = Readonly<Record<string, string>>

/** Highest score that can be reached. */
export function highestScore({ questions }: Pick<Questionnaire, 'questions'>): number {
  return questions.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ points }) => points)), 0)
}

/** Profiles from the least to the most risk. */
export function profilesByRisk({ ranges }: Pick<Questionnaire, 'ranges'>): number[] {
  return ranges.toSorted((one, other) => one.from - other.from).map(({ profileId }) => profileId)
}

export type QuestionnaireProblem =
  | {
      code:
        | 'no-questions'
        | 'repeated-question'
        | 'no-ranges'
        | 'ranges-start-above-zero'
        | 'repeated-range'
        | 'repeated-profile'
        | 'against-risk'
    }
  | { code: 'too-few-options' | 'repeated-option'; questionId: string }
  | { code: 'unknown-answer' | 'unknown-profile'; capId: string }
  | { code: 'unreachable-range' | 'profile-not-offered'; profileId: number }

/**
 * Obstacles to publishing a version; empty when it may be published. `offered`: the profiles that may be chosen, from the least to the most
 * risk; by default those of its ranges.
 */
export function questionnaireProblems(
  questionnaire: Questionnaire,
  offered: readonly number[] = profilesByRisk(questionnaire),
): QuestionnaireProblem[] {
  const { questions, ranges, caps } = questionnaire
  const profiles = profilesByRisk(questionnaire)
  const problems: QuestionnaireProblem[] = []
  if (questions.length === 0) problems.push({ code: 'no-questions' })
  if (hasTwice(questions.map(({ id }) => id))) problems.push({ code: 'repeated-question' })
  if (ranges.length === 0) problems.push({ code: 'no-ranges' })
  else if (!ranges.some(({ from }) => from === 0)) problems.push({ code: 'ranges-start-above-zero' })
  if (hasTwice(ranges.map(({ from }) => from))) problems.push({ code: 'repeated-range' })
  if (hasTwice(profiles)) problems.push({ code: 'repeated-profile' })
  if (!isInOrder(profiles, offered)) problems.push({ code: 'against-risk' })
  for (const { id, options } of questions) {
    if (options.length < 2) problems.push({ code: 'too-few-options', questionId: id })
    if (hasTwice(options.map((option) => option.id)))
      problems.push({ code: 'repeated-option', questionId: id })
  }
  for (const { id, answer, atMostProfileId } of caps) {
    const question = questions.find((one) => one.id === answer.questionId)
    if (!question?.options.some((option) => option.id === answer.optionId))
      problems.push({ code: 'unknown-answer', capId: id })
    if (!profiles.includes(atMostProfileId)) problems.push({ code: 'unknown-profile', capId: id })
  }
  for (const { from, profileId } of ranges) {
    if (from > highestScore(questionnaire)) problems.push({ code: 'unreachable-range', profileId })
    if (!offered.includes(profileId)) problems.push({ code: 'profile-not-offered', profileId })
  }
  return problems
}

const hasTwice = (values: readonly (string | number)[]) => new Set(values).size < values.length

/** Whether what both lists have stands in the same order in them. */
function isInOrder(profiles: readonly number[], offered: readonly number[]): boolean {
  const known = profiles.filter((profile) => offered.includes(profile))
  return known.every(
    (profile, at) => at === 0 || offered.indexOf(known[at - 1] ?? 0) <= offered.indexOf(profile),
  )
}
