import type { IsoDate } from '#domain/calendar.ts'
import { addMonths, ageOn, compareIso } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Answers, ProfileCap, Questionnaire } from './questionnaire.ts'
import { highestScore, profilesByRisk } from './questionnaire.ts'

/** Result of a filled questionnaire, with everything that explains it. */
export interface SuitabilityResult {
  version: number
  answeredOn: IsoDate
  /** Last day on which the result is good. */
  validUntil: IsoDate
  score: number
  highestScore: number
  /** Points of each question, in its order. */
  points: { questionId: string; optionId: string; points: number }[]
  /** By the score alone. */
  profileByScore: number
  /** After the caps. */
  profileId: number
  /** Caps that lowered the result, the strictest first. */
  appliedCaps: ProfileCap[]
}

export type AnswerProblem = { questionId: string; code: 'answer-required' | 'unknown-option' }

/** Scores the answers to one version of the questionnaire. Every question must be answered. */
export function scoreQuestionnaire(
  answers: Answers,
  questionnaire: Questionnaire,
  { birthDate, today }: { birthDate: IsoDate | null; today: IsoDate },
): Outcome<SuitabilityResult, AnswerProblem> {
  const chosen = questionnaire.questions.map(({ id, options }) => ({
    questionId: id,
    option: options.find((option) => option.id === answers[id]),
  }))
  const problems = chosen
    .filter(({ option }) => option === undefined)
    .map(
      ({ questionId }): AnswerProblem => ({
        questionId,
        code: answers[questionId] === undefined ? 'answer-required' : 'unknown-option',
      }),
    )
  if (problems.length > 0) return { ok: false, problems }
  const points = chosen.map(({ questionId, option }) => ({
    questionId,
    optionId: option?.id ?? '',
    points: option?.points ?? 0,
  }))
  const score = points.reduce((sum, part) => sum + part.points, 0)
  const profileByScore = profileOfScore(score, questionnaire)
  const age = birthDate === null ? 0 : ageOn(birthDate, today)
  const appliedCaps = capsBelow(profileByScore, answers, age, questionnaire)
  return {
    ok: true,
    result: {
      version: questionnaire.version,
      answeredOn: today,
      validUntil: addMonths(today, questionnaire.validMonths),
      score,
      highestScore: highestScore(questionnaire),
      points,
      profileByScore,
      profileId: appliedCaps[0]?.atMostProfileId ?? profileByScore,
      appliedCaps,
    },
  }
}

/** Whether a result may still be used. A new version of the questionnaire does not end it. */
export function isResultValid(
  { validUntil }: Pick<SuitabilityResult, 'validUntil'>,
  today: IsoDate,
): boolean {
  return compareIso(today, validUntil) <= 0
}

function profileOfScore(score: number, questionnaire: Questionnaire): number {
  const range = questionnaire.ranges
    .toSorted((one, other) => one.from - other.from)
    .findLast(({ from }) => score >= from)
  if (range === undefined) throw new RangeError('No range holds this score')
  return range.profileId
}

function capsBelow(
  profileId: number,
  answers: Answers,
  age: number,
  questionnaire: Questionnaire,
): ProfileCap[] {
  const risk = (id: number) => profilesByRisk(questionnaire).indexOf(id)
  return questionnaire.caps
    .filter(
      ({ answer, minimumAge, atMostProfileId }) =>
        answers[answer.questionId] === answer.optionId &&
        age >= (minimumAge ?? 0) &&
        risk(atMostProfileId) < risk(profileId),
    )
    .toSorted((one, other) => risk(one.atMostProfileId) - risk(other.atMostProfileId))
}
