import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { fitsMargin, largestAmountFor, shortestTermFor } from './fit-margin.ts'
import { drawnTerms } from './loan.fixtures.ts'
import { loanMargin, loanMaximum } from './loan-means.ts'
import { longestTerm } from './longest-term.ts'
import { portfolioUse } from './portfolio.ts'

const someTerms = fc.array(fc.nat(), { minLength: 4, maxLength: 4 }).map(drawnTerms)
const rules = suggestedLoanRules
const price = { monthlyPercent: 1.2, system: 'price' as const }

describe('the largest loan', () => {
  it.each([
    [{ kind: 'pay', available: 10_000, netRedemption: 52_700 }, 47_430, 'redemption-share'],
    [{ kind: 'pay', available: 10_000, netRedemption: 200_000 }, 150_000, 'plan-maximum'],
    [{ kind: 'pay', available: 10_000, netRedemption: 33.33 }, 29.99, 'redemption-share'],
    [{ kind: 'pay', available: 10_000, netRedemption: 0 }, 0, 'redemption-share'],
    [{ kind: 'benefit', benefit: 5_000 }, 85_000, 'benefit-multiple'],
    [{ kind: 'benefit', benefit: 9_000 }, 150_000, 'plan-maximum'],
  ] as const)('of %j is %d, by %s', (means, amount, limit) => {
    expect(loanMaximum(means, rules)).toEqual({ amount, limit })
  })
})

describe('the margin', () => {
  it('is 30% of the pay, or 25% of the benefit, and a cent of it is never rounded up', () => {
    expect(loanMargin({ kind: 'pay', available: 3_000, netRedemption: 0 }, rules)).toBe(900)
    expect(loanMargin({ kind: 'pay', available: '2999.99', netRedemption: 0 }, rules)).toBe(899.99)
    expect(loanMargin({ kind: 'benefit', benefit: 9_000 }, rules)).toBe(2_250)
    expect(loanMargin({ kind: 'pay', available: -10, netRedemption: 0 }, rules)).toBe(0)
  })

  it('of 899.75 takes 10,000.00 in twelve months, whose last instalment has the cents of rounding', () => {
    expect(fitsMargin({ amount: 10_000, months: 12 }, 899.75, price)).toBe(true)
    expect(fitsMargin({ amount: 10_000, months: 12 }, 899.74, price)).toBe(false)
    expect(shortestTermFor({ amount: 10_000, margin: 899.75, longest: 60 }, rules, price)).toBe(12)
    expect(shortestTermFor({ amount: 10_000, margin: 899.74, longest: 60 }, rules, price)).toBe(13)
    expect(shortestTermFor({ amount: 10_000, margin: 899.74, longest: 12 }, rules, price)).toBeNull()
    expect(shortestTermFor({ amount: 10, margin: 900, longest: 60 }, rules, price)).toBe(6)
  })

  it('takes a largest amount that fits, and not a cent more', () => {
    fc.assert(
      fc.property(someTerms, fc.integer({ min: 1, max: 20_000_00 }), (terms, cents) => {
        const [months, margin] = [terms.dueDates.length, cents / 100]
        const amount = largestAmountFor({ margin, months }, terms)
        expect(fitsMargin({ amount, months }, margin, terms)).toBe(true)
        expect(fitsMargin({ amount: sumReais([amount, 0.01]), months }, margin, terms)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('without interest takes what can be rounded away, in both systems', () => {
    const free = { monthlyPercent: 0, system: 'price' as const }
    expect(largestAmountFor({ margin: 10, months: 10 }, free)).toBe(100.04)
    expect(largestAmountFor({ margin: 10, months: 10 }, { ...free, system: 'sac' })).toBe(100.04)
    expect(largestAmountFor({ margin: 0, months: 10 }, free)).toBe(0.04)
  })

  it('takes a shortest term that fits, and not a month less', () => {
    fc.assert(
      fc.property(someTerms, ({ principal: amount, ...terms }) => {
        const months = shortestTermFor({ amount, margin: amount / 24, longest: 60 }, rules, terms) ?? 61
        const fits = (count: number) => fitsMargin({ amount, months: count }, amount / 24, terms)
        expect(months === 61 || fits(months)).toBe(true)
        expect(months > rules.minimumMonths && fits(months - 1)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the longest term', () => {
  it.each([
    ['1986-04-10', 60],
    ['1951-11-21', 60],
    ['1950-11-21', 48],
    ['1950-11-22', 60],
    ['1947-01-01', 12],
    ['1946-11-21', 0],
    ['1944-01-01', -24],
  ])('of who was born on %s is %i months', (birthDate, months) => {
    expect(longestTerm({ birthDate, today: '2026-11-21' }, rules)).toBe(months)
  })
})

describe('the plan', () => {
  it('lends until its loans reach the limit of its policy', () => {
    const portfolio = (lent: number) => portfolioUse({ lent, planResources: 1_000_000 }, rules)
    expect(portfolio(149_999.99)).toEqual({ lentPercent: 15, limitPercent: 15, isFull: false })
    expect(portfolio(150_000)).toEqual({ lentPercent: 15, limitPercent: 15, isFull: true })
    expect(portfolioUse({ lent: 0, planResources: 0 }, rules).isFull).toBe(true)
  })
})
