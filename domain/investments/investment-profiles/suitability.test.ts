import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from './questionnaire.ts'
import { highestScore, profilesByRisk, questionnaireProblems } from './questionnaire.ts'
import { isResultValid, scoreQuestionnaire } from './score-questionnaire.ts'
import { Profile, suggestedQuestionnaire as questionnaire } from './suggested-questionnaire.ts'

const today = '2026-11-21'
const person = { birthDate: '1988-07-04', today }

/** Answers by their points, in the order of the questions. */
function answersOf(points: readonly number[]): Answers {
  return Object.fromEntries(
    questionnaire.questions.map(({ id, options }, index) => [
      id,
      options.find((option) => option.points === points[index])?.id ?? '',
    ]),
  )
}
function resultOf(points: readonly number[], who: { birthDate: string | null; today: string } = person) {
  const outcome = scoreQuestionnaire(answersOf(points), questionnaire, who)
  if (!outcome.ok) throw new Error('not answered')
  return outcome.result
}

describe('scoreQuestionnaire', () => {
  it('adds the points and finds the profile', () => {
    expect(resultOf([4, 2, 4, 2, 1, 3, 4, 2])).toMatchObject({
      version: 1,
      score: 22,
      highestScore: 36,
      profileByScore: Profile.moderate,
      profileId: Profile.moderate,
      appliedCaps: [],
      validUntil: '2028-11-21',
    })
    expect(resultOf([0, 0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      score: 0,
      profileId: Profile.superConservative,
    })
  })

  it('tells of each question the chosen option and its points', () => {
    const points = [4, 2, 4, 2, 1, 3, 4, 2]
    const answers = answersOf(points)
    const told = questionnaire.questions.map(({ id }, index) => ({
      questionId: id,
      optionId: answers[id],
      points: points[index],
    }))
    expect(resultOf(points).points).toEqual(told)
  })

  it('is capped by the need of the money, and says so', () => {
    const result = resultOf([6, 4, 6, 4, 4, 3, 0, 5])
    expect(result).toMatchObject({ score: 32, profileByScore: Profile.bold, profileId: Profile.conservative })
    expect(result.appliedCaps.map(({ id }) => id)).toEqual(['needs-the-money'])
  })

  it('is capped by selling in a fall, and near retirement by age', () => {
    expect(resultOf([6, 4, 0, 4, 4, 3, 4, 5])).toMatchObject({ profileId: Profile.conservative })
    const near = [0, 4, 6, 4, 4, 3, 4, 5]
    expect(resultOf(near, { birthDate: '1966-11-21', today })).toMatchObject({
      score: 30,
      profileId: Profile.moderate,
    })
    expect(resultOf(near, { birthDate: '1966-11-22', today })).toMatchObject({ profileId: Profile.bold })
    expect(resultOf(near, { birthDate: null, today })).toMatchObject({ profileId: Profile.bold })
  })

  it('shows no cap that changed nothing', () => {
    expect(resultOf([0, 0, 0, 0, 0, 0, 0, 2], { birthDate: '1950-01-01', today }).appliedCaps).toEqual([])
  })

  it.each([
    [[0, 1, 2, 0, 0, 0, 4, 0], 7, Profile.superConservative],
    [[2, 0, 2, 0, 0, 0, 4, 0], 8, Profile.conservative],
    [[2, 2, 2, 2, 1, 1, 4, 2], 16, Profile.conservative],
    [[2, 2, 4, 2, 0, 1, 4, 2], 17, Profile.moderate],
    [[6, 2, 4, 2, 1, 3, 4, 5], 27, Profile.bold],
  ])('%j is %i points, profile %i', (points, score, profileId) => {
    expect(resultOf(points)).toMatchObject({ score, profileId })
  })

  it('needs every answer, and only answers that exist', () => {
    const { goal: _, ...missing } = answersOf([4, 2, 4, 2, 1, 3, 4, 2])
    expect(scoreQuestionnaire({ ...missing, horizon: 'soon' }, questionnaire, person)).toEqual({
      ok: false,
      problems: [
        { questionId: 'horizon', code: 'unknown-option' },
        { questionId: 'goal', code: 'answer-required' },
      ],
    })
  })

  it('never goes above the score, nor below the calmest profile', () => {
    const anyPoints = fc.tuple(
      ...questionnaire.questions.map(({ options }) =>
        fc.constantFrom(...options.map(({ points }) => points)),
      ),
    )
    const risk = profilesByRisk(questionnaire)
    fc.assert(
      fc.property(anyPoints, fc.constantFrom('1950-01-01', '1990-01-01'), (points, birthDate) => {
        const { profileId, profileByScore, score } = resultOf(points, { birthDate, today })
        expect(risk.indexOf(profileId)).toBeLessThanOrEqual(risk.indexOf(profileByScore))
        expect(risk).toContain(profileId)
        expect(score).toBeLessThanOrEqual(highestScore(questionnaire))
      }),
    )
  })
})

describe('a result', () => {
  it('is good for two years, that day included', () => {
    expect(isResultValid({ validUntil: '2028-11-21' }, '2028-11-21')).toBe(true)
    expect(isResultValid({ validUntil: '2028-11-21' }, '2028-11-22')).toBe(false)
  })
})

describe('questionnaireProblems', () => {
  const offered = Object.values(Profile)

  it('finds none in the first version', () => {
    expect(questionnaireProblems(questionnaire, offered)).toEqual([])
  })

  it('takes a profile that only the highest score leads to, and none above it', () => {
    const highest = highestScore(questionnaire)
    const endingAt = (from: number) =>
      questionnaireProblems(
        {
          ...questionnaire,
          ranges: [...questionnaire.ranges.slice(0, -1), { from, profileId: Profile.bold }],
        },
        offered,
      )
    expect(endingAt(highest)).toEqual([])
    expect(endingAt(highest + 1)).toEqual([{ code: 'unreachable-range', profileId: Profile.bold }])
  })

  it('finds what can’t be published', () => {
    expect(
      questionnaireProblems(
        {
          version: 2,
          validMonths: 24,
          questions: [
            {
              id: 'one',
              options: [
                { id: 'a', points: 1 },
                { id: 'a', points: 2 },
              ],
            },
            { id: 'two', options: [] },
          ],
          ranges: [
            { from: 1, profileId: 1 },
            { from: 9, profileId: 1 },
          ],
          caps: [{ id: 'cap', atMostProfileId: 7, answer: { questionId: 'one', optionId: 'b' } }],
        },
        offered,
      ),
    ).toEqual([
      { code: 'ranges-start-above-zero' },
      { code: 'repeated-profile' },
      { code: 'repeated-option', questionId: 'one' },
      { code: 'too-few-options', questionId: 'two' },
      { code: 'unknown-answer', capId: 'cap' },
      { code: 'unknown-profile', capId: 'cap' },
      { code: 'unreachable-range', profileId: 1 },
    ])
    expect(
      questionnaireProblems({ version: 2, validMonths: 24, questions: [], ranges: [], caps: [] }, offered),
    ).toEqual([{ code: 'no-questions' }, { code: 'no-ranges' }])
  })

  it('wants more points to lead to more risk, and only to what may be chosen', () => {
    const [first, second, third, last] = questionnaire.ranges
    if (!first || !second || !third || !last) throw new Error('the ranges are missing')
    const swapped = [first, { ...second, from: third.from }, { ...third, from: second.from }, last]
    expect(questionnaireProblems({ ...questionnaire, ranges: swapped }, offered)).toEqual([
      { code: 'against-risk' },
    ])
    expect(questionnaireProblems(questionnaire, offered.slice(0, -1))).toEqual([
      { code: 'profile-not-offered', profileId: Profile.bold },
    ])
    const together = [first, second, { ...third, from: second.from }, last]
    expect(questionnaireProblems({ ...questionnaire, ranges: together }, offered)).toEqual([
      { code: 'repeated-range' },
    ])
  })

  it('takes no question twice', () => {
    const [one] = questionnaire.questions
    if (!one) throw new Error('the questions are missing')
    expect(
      questionnaireProblems({ ...questionnaire, questions: [...questionnaire.questions, one] }, offered),
    ).toEqual([{ code: 'repeated-question' }])
  })
})
