import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { Decimal, sumReais } from '#domain/money.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { taxLots } from '#domain/taxes/tax-lots.ts'
import { parameterOn } from '#domain/validity.ts'
import { agesOf, takeOldestLots, worthOf } from './take-oldest-lots.ts'

const lot = (creditedOn: string, quotas: number, more: Partial<HeldLot> = {}): HeldLot => ({
  account: 'participant-basic',
  profileId: 1,
  creditedOn,
  quotas: quotas.toFixed(8),
  unitValue: '3.25471890',
  pricedOn: '2026-11-25',
  ...more,
})

const lots = [
  lot('2023-01-10', 900),
  lot('2014-05-10', 1000),
  lot('2017-03-10', 800, { account: 'sponsor' }),
  lot('2025-09-10', 500),
  lot('2020-08-10', 1200, { account: 'sponsor' }),
]

const taxed = (amount: number) => {
  const { taken } = takeOldestLots(lots, { amount })
  return taxLots(agesOf(taken), '2026-11-25', parameterOn(regressiveTaxRules, '2026-11-25'))
}

describe('the lots of the worked example', () => {
  it('taken whole are taxed 2,945.52, what rounding leaves in the last of them', () => {
    expect(worthOf(lots)).toBe(14_320.76)
    const all = taxed(14_320.76)
    expect(all.map(({ value }) => value)).toEqual([3254.72, 2603.78, 3905.66, 2929.25, 1627.35])
    expect(all.map(({ tax }) => tax)).toEqual([325.47, 390.57, 781.13, 878.78, 569.57])
  })

  it('give 6,000.00 from the three oldest, whatever account they are of, taxed 744.34', () => {
    const part = taxed(6000)
    expect(part.map(({ quotas }) => quotas)).toEqual([1000, 800, 43.47533669])
    expect(sumReais(part.map(({ tax }) => tax))).toBe(744.34)
    expect(takeOldestLots(lots, { amount: 6000 }).left.map(({ quotas }) => quotas)).toEqual([
      '1156.52466331',
      '900.00000000',
      '500.00000000',
    ])
  })

  it('give so many quotas exactly where the income is in quotas', () => {
    const { taken } = takeOldestLots(lots, { amount: 4068.4, quotas: '1250.00000001' })
    expect(taken.map(({ quotas }) => quotas)).toEqual(['1000.00000000', '250.00000001'])
    expect(sumReais(taken.map(({ value }) => value))).toBe(4068.4)
  })

  it('are not enough for more than they are worth', () => {
    expect(() => takeOldestLots(lots, { amount: 14_320.77 })).toThrow(RangeError)
    expect(() => takeOldestLots(lots, { amount: -1 })).toThrow(RangeError)
  })
})

const someLots = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 9000 }),
    quotas: fc.integer({ min: 1, max: 10 ** 12 }).map((units) => units / 1e8),
    account: fc.constantFrom('participant-basic' as const, 'sponsor' as const),
    profileId: fc.constantFrom(1, 2),
  }),
  { minLength: 1, maxLength: 60 },
)

it('takes the oldest first, to the cent and the last quota, never more than there is', () => {
  fc.assert(
    fc.property(someLots, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
      const held = drawn.map(({ day, quotas, account, profileId }) =>
        lot(addDays('2000-01-01', day), quotas, {
          account,
          profileId,
          unitValue: profileId === 1 ? '3.25471890' : '1.58740000',
        }),
      )
      const worth = worthOf(held)
      const amount = share > 0.9 ? worth : Math.floor(worth * share * 100) / 100
      const { taken, left } = takeOldestLots(held, { amount })
      const sumOf = (of: readonly HeldLot[]) =>
        of.reduce<Decimal>((sum, { quotas }) => sum.plus(quotas), new Decimal(0))
      expect(sumReais(taken.map(({ value }) => value))).toBe(amount)
      expect(sumOf(taken).plus(sumOf(left)).toFixed(8)).toBe(sumOf(held).toFixed(8))
      // Remaining lots are not older than those taken.
      const [newestTaken, oldestLeft] = [taken.at(-1)?.creditedOn, left[0]?.creditedOn]
      expect((newestTaken ?? '') <= (oldestLeft ?? '9999')).toBe(true)
      for (const { quotas, unitValue, value } of taken) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(new Decimal(quotas).times(unitValue).minus(value).abs().toNumber()).toBeLessThanOrEqual(0.015)
      }
      expect(amount === worth && left.length > 0).toBe(false)
    }),
  )
})
