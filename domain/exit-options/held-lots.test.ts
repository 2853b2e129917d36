import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais, toDecimal } from '#domain/money.ts'
import { type HeldLot, shareOfLots } from './held-lots.ts'

const lots = fc.array(
  fc
    .record({
      account: fc.constantFrom(
        'sponsor' as const,
        'participant-basic' as const,
        'participant-voluntary' as const,
      ),
      day: fc.integer({ min: 1, max: 28 }),
      quotas: fc.integer({ min: 1_000, max: 500_000_000 }),
    })
    .map(
      ({ account, day, quotas }): HeldLot => ({
        account,
        profileId: 1,
        creditedOn: `2020-01-${String(day).padStart(2, '0')}`,
        quotas: toDecimal(quotas).dividedBy(1000).toFixed(8),
        unitValue: '25.47805721',
        pricedOn: '2026-11-20',
      }),
    ),
  { minLength: 1, maxLength: 12 },
)

describe('shareOfLots', () => {
  it('comes to the amount to the cent, and takes no more of a lot than is there', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 99 }), (held, percent) => {
        const total = sumReais(shareOfLots(held, null).map(({ value }) => value))
        const amount = Math.floor(total * percent) / 100
        const part = shareOfLots(held, amount)
        expect(sumReais(part.map(({ value }) => value))).toBe(amount)
        for (const lot of part)
          expect(
            held.some(
              ({ account, creditedOn, quotas }) =>
                account === lot.account &&
                creditedOn === lot.creditedOn &&
                toDecimal(quotas).greaterThanOrEqualTo(toDecimal(lot.quotas)),
            ),
          ).toBe(true)
      }),
    )
  })

  it('takes no more than there is', () => {
    fc.assert(
      fc.property(lots, (held) => {
        const total = sumReais(shareOfLots(held, null).map(({ value }) => value))
        expect(() => shareOfLots(held, total + 1)).toThrow(RangeError)
      }),
    )
  })
})
