import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais, toDecimal } from '#domain/money.ts'
import { type HeldLot, percentOfLots, shareOfLots, valuedLots } from './held-lots.ts'

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

const worthOf = (lots: readonly { value: number }[]) => sumReais(lots.map(({ value }) => value))

describe('shareOfLots', () => {
  it('comes to the amount to the cent, and takes no more of a lot than is there', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 99 }), (held, percent) => {
        const total = worthOf(valuedLots(held))
        const amount = Math.floor(total * percent) / 100
        const part = shareOfLots(held, amount)
        expect(worthOf(part)).toBe(amount)
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
        const total = worthOf(valuedLots(held))
        expect(() => shareOfLots(held, total + 1)).toThrow(RangeError)
      }),
    )
  })
})

describe('percentOfLots', () => {
  const percents = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.double({ min: 1, max: 100, noNaN: true }))
  const moves = fc.double({ min: 0.5, max: 2, noNaN: true })

  it('takes the same quotas of every lot however the unit value moved since, and what goes and stays is all there was', () => {
    fc.assert(
      fc.property(lots, percents, moves, (filed, percent, move) => {
        const settled = filed.map((lot) => ({
          ...lot,
          unitValue: toDecimal(lot.unitValue).times(move).toFixed(8),
        }))
        const [then, now] = [percentOfLots(filed, percent), percentOfLots(settled, percent)]
        expect(now.map(({ quotas }) => quotas)).toEqual(then.map(({ quotas }) => quotas))
        const quotasOf = (held: readonly { quotas: string }[]) =>
          held.reduce((sum, { quotas }) => sum.plus(quotas), toDecimal(0))
        const asked = quotasOf(settled).times(percent).dividedBy(100)
        expect(asked.minus(quotasOf(now)).abs().toNumber()).toBeLessThanOrEqual(settled.length * 1e-8)
        expect(quotasOf(now).lessThanOrEqualTo(quotasOf(settled))).toBe(true)
        const worth = worthOf(valuedLots(settled, () => 'all'))
        expect(Math.abs((worth * percent) / 100 - worthOf(now))).toBeLessThanOrEqual(0.02)
      }),
    )
  })

  it('of all of it leaves nothing', () => {
    fc.assert(
      fc.property(lots, (held) => {
        expect(percentOfLots(held, 100)).toEqual(valuedLots(held))
      }),
    )
  })
})
