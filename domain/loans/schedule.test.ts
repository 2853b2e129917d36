import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { loanDueDates } from './due-dates.ts'
import { indexedSchedule } from './indexed-schedule.ts'
import { drawnTerms, termsOf } from './loan.fixtures.ts'
import { LOAN_SYSTEMS, levelInstalment, regularInstalment } from './regular-instalment.ts'
import { loanSchedule, scheduleTotals } from './schedule.ts'

const someTerms = fc.array(fc.nat(), { minLength: 4, maxLength: 4 }).map(drawnTerms)
const amounts = (terms: Parameters<typeof loanSchedule>[0]) => loanSchedule(terms).map(({ amount }) => amount)

describe('the days on which instalments fall due', () => {
  it('begin in the month after the release', () => {
    expect(loanDueDates('2026-11-21', { months: 3, dueDay: 10 })).toEqual([
      '2026-12-10',
      '2027-01-10',
      '2027-02-10',
    ])
    expect(loanDueDates('2026-11-01', { months: 1, dueDay: 10 })).toEqual(['2026-12-10'])
  })

  it('move to the first of the next month where the day does not exist, and only there', () => {
    expect(loanDueDates('2026-12-31', { months: 4, dueDay: 31 })).toEqual([
      '2027-01-31',
      '2027-03-01',
      '2027-03-31',
      '2027-05-01',
    ])
    expect(loanDueDates('2028-01-15', { months: 1, dueDay: 30 })).toEqual(['2028-03-01'])
    expect(loanDueDates('2028-01-15', { months: 1, dueDay: 29 })).toEqual(['2028-02-29'])
  })
})

describe('a Price loan', () => {
  it.each([
    [10_000, 1.2, 12, 899.75, 899.8],
    [20_000, 1.25, 24, 969.73, 969.79],
    [1_000, 2, 3, 346.75, 346.77],
  ])('of %d at %d%% for %i months takes %d a month', (principal, monthlyPercent, months, level, last) => {
    const paid = amounts(termsOf({ principal, monthlyPercent, months }))
    expect(new Set(paid.slice(0, -1))).toEqual(new Set([level]))
    expect(paid.at(-1)).toBe(last)
  })

  it('of 10,000.00 is paid back with 10,797.05', () => {
    const instalments = loanSchedule(termsOf({}))
    expect(scheduleTotals(instalments)).toEqual({ paid: 10_797.05, interest: 797.05, correction: 0 })
    expect(instalments[0]).toEqual({
      number: 1,
      dueDate: '2026-12-10',
      correction: 0,
      interest: 120,
      amortisation: 779.75,
      amount: 899.75,
      balance: 9220.25,
      index: null,
    })
  })

  it('without interest is divided by its months', () => {
    expect(amounts(termsOf({ principal: 100, monthlyPercent: 0, months: 3 }))).toEqual([33.33, 33.33, 33.34])
  })

  it('never pays more than is owed, whatever rounding makes of an instalment of a cent', () => {
    const instalments = loanSchedule(termsOf({ principal: 0.35, monthlyPercent: 0.01, months: 60 }))
    expect(instalments.every(({ amount, balance }) => amount >= 0 && balance >= 0)).toBe(true)
    expect(instalments.at(-1)?.balance).toBe(0)
  })

  it('has a term', () => {
    expect(() => levelInstalment({ balance: 100, monthlyPercent: 1, months: 0 })).toThrow(RangeError)
    expect(() => levelInstalment({ balance: 100, monthlyPercent: 0, months: 1.5 })).toThrow(RangeError)
    expect(() => loanSchedule({ ...termsOf({}), dueDates: [] })).toThrow(RangeError)
  })
})

describe('a SAC loan', () => {
  it('of 10,000.00 falls by ten reais a month, and is paid back with 10,780.00', () => {
    const instalments = loanSchedule(termsOf({ system: 'sac' }))
    expect(instalments.map(({ amount }) => amount)).toEqual([
      953.33, 943.33, 933.33, 923.33, 913.33, 903.33, 893.33, 883.33, 873.33, 863.33, 853.33, 843.37,
    ])
    expect(scheduleTotals(instalments)).toMatchObject({ paid: 10_780, interest: 780 })
    expect(regularInstalment({ balance: 10_000, monthlyPercent: 1.2, months: 12 }, 'sac')).toBe(953.33)
  })
})

describe('every schedule', () => {
  it('pays back exactly what was lent, with interest of the debt before each instalment', () => {
    fc.assert(
      fc.property(someTerms, (terms) => {
        const instalments = loanSchedule(terms)
        expect(sumReais(instalments.map(({ amortisation }) => amortisation))).toBe(terms.principal)
        expect(instalments.at(-1)?.balance).toBe(0)
        for (const { interest, amortisation, amount } of instalments)
          expect(amount).toBe(sumReais([interest, amortisation]))
      }),
      { numRuns: 60 },
    )
  })

  it('has equal instalments but for the last in Price, and ones that never grow in SAC but for the cents of the last', () => {
    fc.assert(
      fc.property(someTerms, (terms) => {
        const level = amounts({ ...terms, system: 'price' })
        expect(new Set(level.slice(0, -1)).size).toBe(1)
        const falling = amounts({ ...terms, system: 'sac' })
        expect(falling.slice(0, -1)).toEqual(falling.slice(0, -1).toSorted((one, other) => other - one))
        const residue = 0.005 * falling.length
        expect(falling.at(-1)).toBeLessThanOrEqual((falling.at(-2) ?? 0) + residue)
      }),
      { numRuns: 60 },
    )
  })

  it('costs no more interest in SAC than in Price', () => {
    fc.assert(
      fc.property(someTerms, (terms) => {
        const [price, sac] = LOAN_SYSTEMS.map(
          (system) => scheduleTotals(loanSchedule({ ...terms, system })).interest,
        )
        expect(sac).toBeLessThanOrEqual(price ?? 0)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a loan at INPC plus interest', () => {
  const terms = termsOf({ monthlyPercent: 0.49 })
  const values = [
    { competence: '2026-11', percent: 0.48 },
    { competence: '2026-12', percent: 0.33 },
  ]
  const scheduleOf = (index: Parameters<typeof indexedSchedule>[1], of = terms) => {
    const outcome = indexedSchedule(of, index)
    if (!outcome.ok) throw new Error('no schedule')
    return outcome.result
  }

  it('takes 860.11 a month before any correction, and 864.24 and 867.09 after those of November and December', () => {
    expect(regularInstalment({ balance: 10_000, monthlyPercent: 0.49, months: 12 }, 'price')).toBe(860.11)
    const [first, second] = scheduleOf({ values, assumedPercent: 0 })
    expect(first).toMatchObject({ correction: 48, interest: 49.24, amount: 864.24, balance: 9233 })
    expect(first?.index).toEqual({ competence: '2026-11', percent: 0.48, isAssumed: false })
    expect(second).toMatchObject({ correction: 30.47, interest: 45.39, amount: 867.09, balance: 8441.77 })
  })

  it('assumes what is not published yet, and finds the instalment anew for what is left of the term', () => {
    const third = scheduleOf({ values, assumedPercent: 0.4 })[2]
    expect(third?.index).toEqual({ competence: '2027-01', percent: 0.4, isAssumed: true })
    const corrected = sumReais([8441.77, third?.correction ?? 0])
    expect(third?.correction).toBe(33.77)
    expect(third?.amount).toBe(levelInstalment({ balance: corrected, monthlyPercent: 0.49, months: 10 }))
  })

  it('has no schedule across a month whose value is missing', () => {
    const late = [{ competence: '2026-12', percent: 0.33 }]
    expect(indexedSchedule(terms, { values: late, assumedPercent: 0.4 })).toEqual({
      ok: false,
      problems: [{ code: 'month-missing', competence: '2026-11' }],
    })
    expect(() => indexedSchedule({ ...terms, dueDates: [] }, { values, assumedPercent: 0 })).toThrow(
      RangeError,
    )
  })

  it('pays back what was lent and what the index added, in both systems, deflation included', () => {
    fc.assert(
      fc.property(someTerms, fc.integer({ min: -50, max: 200 }), (of, hundredths) => {
        const rows = scheduleOf({ values: [], assumedPercent: hundredths / 100 }, of)
        const [amortised, corrected] = [
          sumReais(rows.map(({ amortisation }) => amortisation)),
          sumReais(rows.map(({ correction }) => correction)),
        ]
        expect(amortised).toBe(sumReais([of.principal, corrected]))
        expect(rows.at(-1)?.balance).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  it('is the loan at a fixed rate while prices stay', () => {
    fc.assert(
      fc.property(someTerms, (of) => {
        const rows = scheduleOf({ values: [], assumedPercent: 0 }, { ...of, system: 'sac' })
        const fixed = loanSchedule({ ...of, system: 'sac' })
        for (const [at, row] of rows.entries())
          expect(Math.abs(row.amount - (fixed[at]?.amount ?? 0))).toBeLessThan(0.35)
      }),
      { numRuns: 30 },
    )
  })
})
