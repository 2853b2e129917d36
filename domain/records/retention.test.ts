import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, compareIso } from '../calendar.ts'
import {
  accessGoesOn,
  chatGoesOn,
  codeGoesOn,
  type EndedLinkDays,
  LEAST_KEPT,
  linkGoesOn,
  MOST_KEPT,
  oldestKeptDay,
  RETENTION_OBSTACLES,
  type RetentionFacts,
  retentionObstacle,
  suggestedRetention,
} from './retention.ts'

const ended = (endedOn: string, lastPaymentOn: string | null = null, lastPensionOn: string | null = null) =>
  ({ endedOn, lastPaymentOn, lastPensionOn }) satisfies EndedLinkDays

describe('linkGoesOn', () => {
  it.each<[string, EndedLinkDays, string]>([
    ['the day after ten years', ended('2016-05-10'), '2026-05-11'],
    ['a leap day, which the tenth year lacks', ended('2016-02-29'), '2026-03-02'],
    ['a leap day of a year whose tenth has one too', ended('2096-02-29'), '2106-03-02'],
    ['the last payment, later than the end', ended('2016-05-10', '2018-02-28'), '2028-02-29'],
    ['a payment before the end', ended('2016-05-10', '2016-04-29'), '2026-05-11'],
    ['the last pension, later than both', ended('2016-05-10', '2016-05-31', '2031-12-30'), '2041-12-31'],
  ])('%s', (_, days, expected) => {
    expect(linkGoesOn(days, suggestedRetention)).toBe(expected)
  })

  it.each([
    ['tax', { taxYears: 20 }, '2038-01-01'],
    ['declarations', { amlYears: 20 }, '2036-05-11'],
    ['plan records', { planRecordYears: 30 }, '2046-12-31'],
  ])('waits for whichever of its kinds is kept longest: %s', (_, longer, expected) => {
    expect(linkGoesOn(ended('2016-05-10', '2016-12-30'), { ...suggestedRetention, ...longer })).toBe(expected)
  })
})

it.each([
  ['a conversation', chatGoesOn, '2021-03-01', '2026-03-02'],
  ['a conversation of a leap day', chatGoesOn, '2024-02-29', '2029-03-02'],
  ['an access', accessGoesOn, '2025-08-31', '2026-09-01'],
  ['a code', codeGoesOn, '2026-01-01', '2026-04-02'],
] as const)('%s goes on its day', (_, goesOn, from, expected) => {
  expect(goesOn(from, suggestedRetention)).toBe(expected)
})

it('an access of the end of August is kept through the end of six months', () => {
  expect(accessGoesOn('2025-08-31', LEAST_KEPT)).toBe('2026-03-02')
})

it('oldestKeptDay is the first day that still has what is older than nothing', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
  const rules = fc.constantFrom(chatGoesOn, accessGoesOn, codeGoesOn)
  fc.assert(
    fc.property(days, rules, (today, rule) => {
      const goesOn = (day: string) => rule(day, suggestedRetention)
      const oldest = oldestKeptDay(today, goesOn)
      expect(compareIso(goesOn(oldest), today)).toBe(1)
      expect(compareIso(goesOn(addDays(oldest, -1)), today)).not.toBe(1)
    }),
  )
})

it('nothing is suggested that the law does not allow', () => {
  for (const part of Object.keys(suggestedRetention) as (keyof typeof suggestedRetention)[]) {
    expect(suggestedRetention[part]).toBeGreaterThanOrEqual(LEAST_KEPT[part])
    expect(suggestedRetention[part]).toBeLessThanOrEqual(MOST_KEPT[part])
  }
})

describe('retentionObstacle', () => {
  const nothing = Object.fromEntries(
    RETENTION_OBSTACLES.map((obstacle) => [obstacle, false]),
  ) as RetentionFacts

  it.each(RETENTION_OBSTACLES)('names what is in the way: %s', (obstacle) => {
    expect(retentionObstacle({ ...nothing, [obstacle]: true })).toBe(obstacle)
  })

  it('is null where nothing is', () => {
    expect(retentionObstacle(nothing)).toBeNull()
  })
})
