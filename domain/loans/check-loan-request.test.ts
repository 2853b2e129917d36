import { describe, expect, it } from 'vitest'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { Category, Situation } from '#domain/participants.ts'
import { parameterOn } from '#domain/validity.ts'
import { checkLoanRequest, type LoanFacts, type LoanRequest } from './check-loan-request.ts'
import { RELEASE } from './loan.fixtures.ts'
import type { LoanApplicant } from './loan-eligibility.ts'

const rules = { ...suggestedLoanRules, iof: parameterOn(iofRules, RELEASE) }
const ana: LoanApplicant = {
  category: Category.taxpayer,
  situation: Situation.active,
  birthDate: '1986-04-10',
  today: RELEASE,
  contributions: 60,
  running: null,
  portfolio: { lent: 10_000, planResources: 1_000_000 },
}
const facts: LoanFacts = {
  applicant: ana,
  means: { kind: 'pay', available: 10_000, netRedemption: 52_700 },
  settlement: 0,
  index: { values: [], assumedPercent: 0.4 },
}
const wants: LoanRequest = { amount: 10_000, months: 12, system: 'price', rate: 'fixed', renews: false }
const check = (request: Partial<LoanRequest>, of: Partial<LoanFacts> = {}, by = rules) =>
  checkLoanRequest({ ...wants, ...request }, { ...facts, ...of }, by)
const problemsOf = (...given: Parameters<typeof check>) => {
  const outcome = check(...given)
  return outcome.ok ? [] : outcome.problems
}
const whoIs = (applicant: Partial<LoanApplicant>) => ({ applicant: { ...ana, ...applicant } })

it('tells an amount above the maximum beside a term that is out of range, a system and a rate that are not offered', () => {
  const price = {
    ...rules,
    systems: ['sac' as const],
    monthlyPercent: { ...rules.monthlyPercent, indexed: null },
  }
  const codes = (request: Partial<LoanRequest>) =>
    problemsOf(request, {}, price)
      .map(({ code }) => code)
      .toSorted()
  expect(codes({ amount: 900_000, months: 999, rate: 'indexed' })).toEqual([
    'above-maximum',
    'months-out-of-range',
    'rate-not-offered',
    'system-not-offered',
  ])
  expect(codes({ amount: 900_000, months: null, system: 'sac' })).toEqual([
    'above-maximum',
    'months-required',
  ])
})

describe('who may borrow', () => {
  it('saves and has paid six contributions, or receives a benefit', () => {
    expect(check({})).toMatchObject({
      ok: true,
      result: { amount: 10_000, credit: 9705.87, instalment: 899.75 },
    })
    expect(problemsOf({}, whoIs({ contributions: 6 }))).toEqual([])
    expect(problemsOf({}, whoIs({ contributions: 5 }))).toEqual([
      { code: 'too-few-contributions', contributions: 5, minimum: 6 },
    ])
    const carlos = whoIs({
      category: Category.assisted,
      situation: Situation.inBenefit,
      birthDate: '1958-05-10',
    })
    expect(problemsOf({}, { ...carlos, means: { kind: 'benefit', benefit: 9_000 } })).toEqual([])
    expect(problemsOf({}, whoIs({ category: Category.selfSponsored }))).toEqual([])
  })

  it('keeps no deferred benefit and gets no pension unless the plan says so', () => {
    const deferred = whoIs({ category: Category.deferred })
    expect(problemsOf({}, deferred)).toEqual([{ code: 'category-not-served', category: 5 }])
    expect(problemsOf({}, deferred, { ...rules, categories: [Category.deferred] })).toEqual([])
    expect(problemsOf({}, whoIs({ category: Category.pensioner, situation: Situation.inBenefit }))).toEqual([
      { code: 'category-not-served', category: 3 },
    ])
    expect(problemsOf({}, whoIs({ situation: Situation.suspended }))).toEqual([
      { code: 'not-in-situation', situation: 6 },
    ])
  })

  it('is of a known age, and young enough for the shortest term', () => {
    expect(problemsOf({}, whoIs({ birthDate: null }))).toEqual([{ code: 'birth-date-unknown' }])
    expect(problemsOf({}, whoIs({ birthDate: '1946-11-21' }))).toEqual([
      { code: 'too-old', age: 80, maximumAgeAtEnd: 80 },
    ])
    expect(problemsOf({ months: 13 }, whoIs({ birthDate: '1947-01-01' }))).toEqual([
      { field: 'months', code: 'months-out-of-range', minimum: 6, maximum: 12, isByAge: true },
    ])
  })

  it('belongs to a plan that still lends', () => {
    expect(problemsOf({}, whoIs({ portfolio: { lent: 150_000, planResources: 1_000_000 } }))).toEqual([
      { code: 'portfolio-full', lentPercent: 15, limitPercent: 15 },
    ])
  })

  it('has no running contract, or renews it after a quarter, without arrears', () => {
    const running = { paidPercent: 25, isLate: false }
    expect(problemsOf({}, whoIs({ running }))).toEqual([{ code: 'loan-running' }])
    expect(problemsOf({ renews: true }, whoIs({ running }))).toEqual([])
    expect(problemsOf({ renews: true }, whoIs({ running: { paidPercent: 24.99, isLate: true } }))).toEqual([
      { code: 'renewal-while-late' },
      { code: 'renewal-too-early', paidPercent: 24.99, requiredPercent: 25 },
    ])
  })
})

describe('what may be borrowed', () => {
  it('is a whole number of cents over a term of the plan, in a way that it offers', () => {
    expect(problemsOf({ amount: null, months: null })).toEqual([
      { field: 'months', code: 'months-required' },
      { field: 'amount', code: 'amount-required' },
    ])
    expect(problemsOf({ amount: 100.005, months: 61 })).toEqual([
      { field: 'months', code: 'months-out-of-range', minimum: 6, maximum: 60, isByAge: false },
      { field: 'amount', code: 'amount-not-in-cents' },
    ])
    for (const amount of [0, -100, Number.NaN])
      expect(problemsOf({ amount })).toEqual([{ field: 'amount', code: 'amount-required' }])
    const fewer = { ...rules, systems: ['price' as const], monthlyPercent: { fixed: '1.2', indexed: null } }
    expect(problemsOf({ system: 'sac', rate: 'indexed' }, {}, fewer)).toEqual([
      { field: 'system', code: 'system-not-offered' },
      { field: 'rate', code: 'rate-not-offered' },
    ])
  })

  it('is not above the maximum', () => {
    expect(problemsOf({ amount: 47_430, months: 60 })).toEqual([])
    expect(problemsOf({ amount: 47_430.01, months: 60 })).toEqual([
      {
        field: 'amount',
        code: 'above-maximum',
        amount: 47_430.01,
        maximum: 47_430,
        limit: 'redemption-share',
      },
    ])
  })

  it('is judged with its costs where they are financed', () => {
    const financed = { ...rules, costs: 'financed' as const }
    expect(problemsOf({ amount: 47_430, months: 60 }, {}, financed)).toMatchObject([
      { code: 'above-maximum', maximum: 47_430 },
    ])
    expect(check({}, {}, financed)).toMatchObject({ ok: true, result: { credit: 10_000 } })
    // Whatever somebody types is answered, and at once.
    for (const amount of [128_824_955_169_313, 1e17, Number.MAX_VALUE])
      expect(problemsOf({ amount }, {}, financed)).toMatchObject([{ code: 'above-maximum', amount }])
  })

  it('fits into the margin, or is told what would', () => {
    const means = { kind: 'pay' as const, available: 2_000, netRedemption: 52_700 }
    const [problem] = problemsOf({}, { means })
    expect(problem).toEqual({
      field: 'amount',
      code: 'above-margin',
      instalment: 899.75,
      margin: 600,
      largestAmount: 6668.54,
      shortestMonths: 19,
    })
    expect(problemsOf({ amount: 6668.54 }, { means })).toEqual([])
    expect(problemsOf({ amount: 6668.55 }, { means })).toHaveLength(1)
    expect(problemsOf({ months: 19 }, { means })).toEqual([])
    expect(problemsOf({ amount: 40_000 }, { means })).toMatchObject([{ shortestMonths: null }])
  })

  it('pays out more than it settles', () => {
    const running = whoIs({ running: { paidPercent: 30, isLate: false } })
    const renewal = check({ renews: true }, { ...running, settlement: 7_000 })
    expect(renewal).toMatchObject({ ok: true, result: { settles: 7_000, credit: 2705.87 } })
    expect(problemsOf({ renews: true }, { ...running, settlement: 9705.87 })).toEqual([
      { field: 'amount', code: 'nothing-paid-out', settles: 9705.87, costs: 294.13 },
    ])
  })

  it('at an index has the months of the index', () => {
    expect(check({ rate: 'indexed' })).toMatchObject({ ok: true, result: { instalment: 860.11 } })
    const index = { values: [{ competence: '2026-12', percent: 0.33 }], assumedPercent: 0 }
    expect(problemsOf({ rate: 'indexed' }, { index })).toEqual([
      { code: 'month-missing', competence: '2026-11' },
    ])
  })
})
