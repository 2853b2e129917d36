import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deferralFee } from './deferral-fee.ts'
import {
  checkPortabilityTerms,
  leastTermYears,
  portabilityDueOn,
  suggestedPortabilityDays,
} from './portability-terms.ts'
import { checkRedemptionTerms, instalmentAmounts, redemptionDays } from './redemption-terms.ts'

it('a deferred benefit of 80,000.00 costs 24.00 a month at 0.03%', () => {
  expect(deferralFee(80_000, 0.03)).toBe(24)
})

describe('how a redemption is paid', () => {
  const rules = { maximumInstalments: 12, maximumDeferralDays: 90 }

  it('is at once, in up to twelve months, or up to ninety days later, and not in parts that are put off', () => {
    const codes = (instalments: number, deferralDays: number) => {
      const outcome = checkRedemptionTerms({ instalments, deferralDays }, rules)
      return outcome.ok ? [] : outcome.problems.map(({ field, code }) => `${field} ${code}`)
    }
    expect(codes(1, 0)).toEqual([])
    expect(codes(12, 0)).toEqual([])
    expect(codes(1, 90)).toEqual([])
    expect(codes(13, 0)).toEqual(['instalments out-of-range'])
    expect(codes(0, 91)).toEqual(['instalments out-of-range', 'deferralDays out-of-range'])
    expect(codes(1.5, 0)).toEqual(['instalments out-of-range'])
    expect(codes(2, 30)).toEqual(['deferralDays with-instalments'])
  })

  it('falls on the same day of each month, or on the day after it where it does not exist', () => {
    expect(redemptionDays('2026-12-31', { instalments: 3, deferralDays: 0 })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-01',
    ])
    expect(redemptionDays('2026-11-23', { instalments: 1, deferralDays: 90 })).toEqual(['2027-02-21'])
  })

  it('in parts is as much in each, rounded down to the cent, and all of it together', () => {
    expect(instalmentAmounts(1.16, 2)).toEqual([0.58, 0.58])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 10 }), fc.integer({ min: 1, max: 12 }), (cents, count) => {
        const parts = instalmentAmounts(cents / 100, count).map((part) => Math.round(part * 100))
        const each = Math.floor(cents / count)
        expect(parts).toEqual([...Array<number>(count - 1).fill(each), cents - each * (count - 1)])
      }),
    )
  })
})

describe('where a reserve may go', () => {
  it('buys an income at an open entity, as long as the reserve took to build and fifteen years at least', () => {
    expect([leastTermYears(55), leastTermYears(180), leastTermYears(181)]).toEqual([15, 15, 16])
    const income = (termYears: number) => ({ type: 'fixed-term' as const, termYears })
    expect(checkPortabilityTerms({ destination: 'open', income: income(14) }, 55)).toEqual({
      ok: false,
      problems: [{ field: 'termYears', code: 'too-short', minimum: 15 }],
    })
    expect(checkPortabilityTerms({ destination: 'open', income: income(15) }, 55).ok).toBe(true)
    expect(checkPortabilityTerms({ destination: 'insurer', income: null }, 55).ok).toBe(false)
    const forLife = { type: 'lifetime' as const, termYears: null }
    expect(checkPortabilityTerms({ destination: 'open', income: forLife }, 400).ok).toBe(true)
  })

  it('asks nothing of a closed entity', () => {
    expect(checkPortabilityTerms({ destination: 'closed', income: null }, 55).ok).toBe(true)
  })

  it('is reached by the tenth business day', () => {
    expect(portabilityDueOn('2026-11-23', suggestedPortabilityDays)).toEqual({
      term: '2026-11-30',
      transfer: '2026-12-07',
    })
  })
})
