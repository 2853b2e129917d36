import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCompetence } from '#domain/calendar.ts'
import {
  checkSuspension,
  lengthOf,
  longestSuspension,
  monthsUsed,
  resumedEarly,
  suspensionIn,
  unfinishedSuspension,
} from './suspension.ts'
import { suggestedSuspensionRules as rules } from './suspension-rules.ts'

const today = '2026-11-20'
const facts = { periods: [], employerContribution: 201.58, hasRiskCover: true, from: '2026-12' }
const request = { months: 6, acceptsRiskWarning: true }

it('is bound by the limits of the regulation where a plan sets none', () => {
  expect(rules).toEqual({
    minimumMonths: 1,
    maximumMonths: 12,
    maximumInWindow: 24,
    windowMonths: 60,
    lastFilingDay: 20,
    feeContinues: true,
  })
})

describe('checkSuspension', () => {
  it('answers its months and what it stops', () => {
    expect(checkSuspension(request, facts, rules)).toEqual({
      ok: true,
      result: {
        from: '2026-12',
        to: '2027-05',
        resumesIn: '2027-06',
        stops: ['own-contribution', 'employer-match', 'risk-cover'],
        feeContinues: true,
        employerLoss: 1209.48,
        monthsLeft: 18,
      },
    })
  })

  it('stops only what there is', () => {
    const voluntary = { ...facts, employerContribution: 0, hasRiskCover: false }
    expect(checkSuspension({ ...request, acceptsRiskWarning: false }, voluntary, rules)).toMatchObject({
      result: { stops: ['own-contribution'], employerLoss: 0 },
    })
  })

  it.each([
    [null, 'months-required'],
    [0, 'months-out-of-range'],
    [13, 'months-out-of-range'],
    [1.5, 'months-out-of-range'],
  ])('refuses %s months: %s', (months, code) => {
    expect(checkSuspension({ ...request, months }, facts, rules)).toMatchObject({
      problems: [{ field: 'months', code }],
    })
  })

  it('needs the warning to be read where a cover ends', () => {
    expect(checkSuspension({ ...request, acceptsRiskWarning: false }, facts, rules)).toEqual({
      ok: false,
      problems: [{ field: 'acceptsRiskWarning', code: 'confirmation-required' }],
    })
  })
})

it('waits for the suspension that is not over', () => {
  const periods = [{ from: '2026-09', to: '2026-12' }]
  expect(unfinishedSuspension(periods, '2026-12')).toBe(periods[0])
  expect(unfinishedSuspension(periods, '2027-01')).toBeNull()
})

describe('the limit of any five years', () => {
  const used = [
    { from: '2022-06', to: '2023-05' },
    { from: '2024-03', to: '2024-12' },
  ]

  it('counts what is in the window that ends with the last month', () => {
    expect(checkSuspension({ ...request, months: 3 }, { ...facts, periods: used }, rules)).toEqual({
      ok: false,
      problems: [{ field: 'months', code: 'window-exceeded', allowed: 2 }],
    })
    expect(longestSuspension(today, used, rules)).toBe(2)
  })

  it('lets the oldest months go', () => {
    const old = [
      { from: '2021-12', to: '2022-11' },
      { from: '2023-01', to: '2023-12' },
    ]
    expect(longestSuspension(today, old, rules)).toBe(12)
    expect(longestSuspension('2026-10-20', old, rules)).toBe(0)
  })

  it('holds for every window of five years', () => {
    const past = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 12 })), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(past, (list) => {
        const periods = list.map(([ago, length]) => ({
          from: addToCompetence('2026-11', 1 - ago - length),
          to: addToCompetence('2026-11', -ago),
        }))
        const longest = longestSuspension(today, periods, rules)
        const after = [...periods, { from: '2026-12', to: addToCompetence('2026-11', longest) }]
        for (let end = 1; end <= longest; end += 1) {
          const window = Array.from({ length: 60 }, (_, index) => addToCompetence('2026-11', end - index))
          const suspended = window.filter((month) =>
            after.some(({ from, to }) => month >= from && month <= to),
          )
          expect(suspended.length).toBeLessThanOrEqual(24)
        }
        expect(checkSuspension({ ...request, months: 12 }, { ...facts, periods }, rules).ok).toBe(
          longest === 12,
        )
      }),
    )
  })
})

describe('resumedEarly', () => {
  const running = { from: '2026-09', to: '2027-02' }

  it('is the month in which a change filed today takes effect', () => {
    expect(resumedEarly(running, today, rules)).toBe('2026-12')
    expect(resumedEarly(running, '2026-12-28', rules)).toBe('2027-02')
  })

  it('is nothing once it ends by itself', () => {
    expect(resumedEarly(running, '2027-02-01', rules)).toBeNull()
  })
})

describe('suspensionIn', () => {
  const periods = [
    { from: '2026-12', to: '2026-11' },
    { from: '2026-09', to: '2026-10' },
  ]

  it('knows both ends, and that one ended before it began holds no month', () => {
    expect(suspensionIn(periods, '2026-08')).toBeNull()
    expect(suspensionIn(periods, '2026-09')).toBe(periods[1])
    expect(suspensionIn(periods, '2026-10')).toBe(periods[1])
    expect(suspensionIn(periods, '2026-11')).toBeNull()
    expect(suspensionIn(periods, '2026-12')).toBeNull()
    expect(monthsUsed(today, periods, rules)).toBe(2)
    expect(periods.map(lengthOf)).toEqual([0, 2])
  })
})
