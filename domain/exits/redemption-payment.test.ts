import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { HeldLot } from './held-lots.ts'
import { redemptionPayment } from './redemption-payment.ts'

const lot = (account: HeldLot['account'], creditedOn: string, quotas: number): HeldLot => ({
  account,
  profileId: 1,
  creditedOn,
  quotas: quotas.toFixed(8),
  unitValue: '1.00000000',
  pricedOn: '2026-11-20',
})
const lots = [
  lot('sponsor', '2022-04-10', 30_000),
  lot('participant-basic', '2022-04-10', 20_000),
  lot('participant-basic', '2024-01-10', 30_000),
]

describe('redemptionPayment', () => {
  it('pays own sums and the vested part of the sponsor at once, and leaves the rest to the plan', () => {
    const { gross, forfeited } = redemptionPayment(lots, { left: 1, vestedPercent: 40 })
    expect(gross).toBe(62_000)
    expect(forfeited.map(({ account, value }) => [account, value])).toEqual([['sponsor', 18_000]])
  })

  it('pays a twelfth of it from the oldest lots', () => {
    const { gross, paid } = redemptionPayment(lots, { left: 12, vestedPercent: 40 })
    expect(gross).toBe(5_166.67)
    expect(paid.map(({ account, creditedOn }) => [account, creditedOn])).toEqual([['sponsor', '2022-04-10']])
  })

  const held = fc
    .record({
      account: fc.constantFrom('sponsor' as const, 'participant-basic' as const),
      day: fc.integer({ min: 1, max: 28 }),
      quotas: fc.integer({ min: 1, max: 500_000_000 }),
    })
    .map(
      ({ account, day, quotas }): HeldLot => ({
        account,
        profileId: 1,
        creditedOn: `2020-01-${String(day).padStart(2, '0')}`,
        quotas: toDecimal(quotas).dividedBy(1000).toFixed(8),
        unitValue: '1.73210000',
        pricedOn: '2026-11-20',
      }),
    )

  it('pays in several parts whatever it would pay at once, never more than a lot holds, and oldest first', () => {
    fc.assert(
      fc.property(
        fc.array(held, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 100 }),
        (all, count, percent) => {
          let open = all.map((one, index) => ({ ...one, profileId: index }))
          let paidSum = 0
          for (let left = count; left >= 1; left -= 1) {
            const { paid, forfeited, gross } = redemptionPayment(open, {
              left,
              vestedPercent: left === count ? percent : 100,
            })
            paidSum = sumReais([paidSum, gross])
            const out = [...paid, ...forfeited]
            open = open.map((one) => ({
              ...one,
              quotas: out
                .filter(({ profileId }) => profileId === one.profileId)
                .reduce((rest, { quotas }) => rest.minus(toDecimal(quotas)), toDecimal(one.quotas))
                .toFixed(8),
            }))
            for (const { quotas } of open) expect(toDecimal(quotas).isNegative()).toBe(false)
            const days = paid.map(({ creditedOn }) => creditedOn)
            expect(days).toEqual(days.toSorted())
          }
          for (const { quotas } of open) expect(toDecimal(quotas).isZero()).toBe(true)
          const atOnce = redemptionPayment(
            all.map((one, index) => ({ ...one, profileId: index })),
            { left: 1, vestedPercent: percent },
          ).gross
          // Each lot that is paid in parts is rounded once more.
          expect(Math.abs(paidSum - atOnce)).toBeLessThanOrEqual(0.01 * count)
        },
      ),
    )
  })
})
