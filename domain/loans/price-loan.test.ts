import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { effectiveCostPercent } from './effective-cost.ts'
import { loanIof } from './iof.ts'
import { asks, drawnTerms, pricing, RELEASE, termsOf } from './loan.fixtures.ts'
import { priceLoan } from './price-loan.ts'
import { loanSchedule } from './schedule.ts'
import { simulateLoan } from './simulate-loan.ts'

const someTerms = fc.array(fc.nat(), { minLength: 4, maxLength: 4 }).map(drawnTerms)
const iof = parameterOn(iofRules, RELEASE)
const iofOf = (of: Parameters<typeof termsOf>[0]) => {
  const terms = termsOf(of)
  return loanIof({ principal: terms.principal, releasedOn: RELEASE, instalments: loanSchedule(terms) }, iof)
}
const simulated = (of: Parameters<typeof asks>[0], rules = pricing) => {
  const outcome = simulateLoan(asks(of), null, rules)
  if (!outcome.ok) throw new Error('nothing simulated')
  return outcome.result
}

describe('the tax on a loan', () => {
  it.each([
    [{}, 156.13, 38, 194.13],
    [{ system: 'sac' as const }, 152.59, 38, 190.59],
    [{ principal: 1_000, monthlyPercent: 2, months: 3, dueDay: 21 }, 5.04, 3.8, 8.84],
    [{ principal: 20_000, monthlyPercent: 1.25, months: 24 }, 466.22, 76, 542.22],
  ])('of %j is %d by the day and %d once', (of, daily, additional, total) => {
    expect(iofOf(of)).toEqual({ additional, daily, total })
  })

  it('stops after a year, and never takes more than the ceiling', () => {
    const lent = {
      principal: 10_000,
      releasedOn: '2026-01-01',
      instalments: [{ amortisation: 10_000, dueDate: '2031-01-01' }],
    }
    expect(loanIof(lent, iof)).toEqual({ additional: 38, daily: 299.3, total: 337.3 })
    expect(loanIof(lent, { ...iof, maximumDays: 400 })).toEqual({
      additional: 38,
      daily: 299.3,
      total: 337.3,
    })
    fc.assert(
      fc.property(someTerms, (terms) => {
        const { total } = loanIof(
          { principal: terms.principal, releasedOn: RELEASE, instalments: loanSchedule(terms) },
          iof,
        )
        expect(total).toBeLessThanOrEqual(sumReais([terms.principal * 0.03373, 0.01]))
      }),
      { numRuns: 30 },
    )
  })
})

describe('a priced loan', () => {
  it('pays 9,705.87 out of 10,000.00 where tax and fee are deducted', () => {
    expect(priceLoan(asks({}), pricing)).toMatchObject({
      amount: 10_000,
      iof: { total: 194.13 },
      coverFee: 100,
      settles: 0,
      credit: 9705.87,
    })
  })

  it('pays 10,000.00 out where they are financed, with the smallest amount that does', () => {
    const financed = { ...pricing, costs: 'financed' as const }
    const { amount, credit, iof: tax, coverFee } = priceLoan(asks({}), financed)
    expect(credit).toBe(10_000)
    expect(amount).toBe(sumReais([credit, tax.total, coverFee]))
    expect(priceLoan(asks({ amount: sumReais([amount, -0.01]) }), pricing).credit).toBeLessThan(10_000)
  })

  it('is financed to the cent, whatever is asked for and settled', () => {
    const financed = { ...pricing, costs: 'financed' as const }
    fc.assert(
      fc.property(someTerms, fc.integer({ min: 0, max: 50_000_00 }), (terms, cents) => {
        const { principal: amount, dueDates, monthlyPercent, system } = terms
        const months = dueDates.length
        const asked = asks({ amount, months, monthlyPercent, system, settles: cents / 100 })
        const priced = priceLoan(asked, financed)
        expect(priced.credit).toBeGreaterThanOrEqual(amount)
        expect(priced.credit).toBeLessThan(amount + 0.03)
        const less = { ...asked, amount: sumReais([priced.amount, -0.01]) }
        expect(priceLoan(less, pricing).credit).toBeLessThan(amount)
      }),
      { numRuns: 30 },
    )
  })

  it('is financed from the first cent on, and never where costs take all of it', () => {
    const financed = { ...pricing, costs: 'financed' as const }
    expect(priceLoan(asks({ amount: 0.01 }), financed)).toMatchObject({ amount: 0.01, credit: 0.01 })
    const all = { ...financed, coverFeePercent: 97 }
    expect(() => priceLoan(asks({}), all)).toThrow(RangeError)
  })

  it('is its costs, what it settles and its credit', () => {
    fc.assert(
      fc.property(someTerms, fc.integer({ min: 0, max: 50_000_00 }), (terms, cents) => {
        const priced = priceLoan(asks({ amount: terms.principal, settles: cents / 100 }), pricing)
        expect(sumReais([priced.credit, priced.settles, priced.iof.total, priced.coverFee])).toBe(
          priced.amount,
        )
      }),
      { numRuns: 30 },
    )
  })
})

describe('the effective cost', () => {
  it('is the rate that was asked where nothing is deducted and a month is a twelfth of the year', () => {
    const once = (amount: number) => ({
      credit: 1_000,
      releasedOn: '2026-01-01',
      instalments: [{ amount, dueDate: '2027-01-01' }],
    })
    expect(effectiveCostPercent(once(1_100))).toBe(10)
    expect(effectiveCostPercent(once(1_000))).toBe(0)
    expect(effectiveCostPercent(once(1_000_000))).toBe(99_900)
    expect(effectiveCostPercent(once(999))).toBeNull()
    expect(effectiveCostPercent({ ...once(1_100), credit: 0 })).toBeNull()
    expect(effectiveCostPercent({ ...once(1_100), releasedOn: '2027-01-01' })).toBeNull()
  })

  it('of two instalments solves the equation of the second degree', () => {
    // 1,000 = 600/q + 600/q², 365 and 730 days after: q = 0.3 + √(0.09 + 0.6) = 1.130662…
    const flow = {
      credit: 1_000,
      releasedOn: '2025-01-01',
      instalments: [
        { amount: 600, dueDate: '2026-01-01' },
        { amount: 600, dueDate: '2027-01-01' },
      ],
    }
    expect(effectiveCostPercent(flow)).toBe(13.07)
  })

  it('makes the instalments worth what was paid out', () => {
    const { effectivePercent, instalments, credit } = simulated({})
    const worth = instalments.reduce((sum, { amount, dueDate }) => {
      const days = (Date.parse(dueDate) - Date.parse(RELEASE)) / 86_400_000
      return sum + amount / (1 + (effectivePercent ?? 0) / 100) ** (days / 365)
    }, 0)
    expect(Math.abs(worth - credit)).toBeLessThan(0.5)
    expect(effectivePercent).toBe(23.69)
  })

  it('is never below the interest once something is deducted', () => {
    fc.assert(
      fc.property(someTerms, ({ principal: amount, monthlyPercent, system, dueDates }) => {
        const asked = { amount, monthlyPercent, system, months: dueDates.length }
        const yearly = ((1 + monthlyPercent / 100) ** 12 - 1) * 100
        expect(simulated(asked).effectivePercent).toBeGreaterThanOrEqual(yearly)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a simulation', () => {
  it('has both systems side by side', () => {
    expect(simulated({})).toMatchObject({ instalment: 899.75, totals: { paid: 10_797.05 } })
    expect(simulated({ system: 'sac' })).toMatchObject({ instalment: 953.33, totals: { paid: 10_780 } })
  })

  it('at an index is taxed as lent and paid as corrected', () => {
    const asked = asks({ monthlyPercent: 0.49 })
    const outcome = simulateLoan(asked, { values: [], assumedPercent: 0.4 }, pricing)
    const still = simulateLoan(asked, { values: [], assumedPercent: 0 }, pricing)
    if (!outcome.ok || !still.ok) throw new Error('nothing simulated')
    expect(outcome.result.instalment).toBe(860.11)
    expect(outcome.result.iof).toEqual(still.result.iof)
    expect(outcome.result.totals.correction).toBeGreaterThan(0)
    expect(outcome.result.effectivePercent).toBeGreaterThan(still.result.effectivePercent ?? 0)
  })

  it('at an index fails where a month is missing', () => {
    const values = [{ competence: '2026-12', percent: 0.33 }]
    const outcome = simulateLoan(asks({}), { values, assumedPercent: 0 }, pricing)
    expect(outcome).toEqual({ ok: false, problems: [{ code: 'month-missing', competence: '2026-11' }] })
  })

  it('of a renewal counts what settles the old loan as credit', () => {
    const [fresh, renewed] = [simulated({}), simulated({ settles: 4_000 })]
    expect(renewed.credit).toBe(5705.87)
    expect(renewed.effectivePercent).toBe(fresh.effectivePercent)
  })
})
