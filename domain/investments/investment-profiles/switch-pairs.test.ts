import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '#domain/calendar.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import { switchPairs } from './switch-pairs.ts'

const someLots = fc.array(fc.bigInt(1n, 1_000_000_000_000n), { minLength: 1, maxLength: 80 }).map((units) =>
  units.map((unit, month) => ({
    creditedOn: addMonths('2001-01-31', month),
    quotas: toDecimal(unit.toString()).dividedBy(1e8).toFixed(8),
  })),
)
const unitValue = fc.integer({ min: 50_000_000, max: 5_000_000_000 }).map((units) => (units / 1e8).toFixed(8))

describe('switchPairs', () => {
  it('takes 1,000 quotas at 2.13900000 to 1,347.48645584 at 1.58740000: R$ 2,139.00 on both sides', () => {
    const lot = { creditedOn: '2026-06-10', quotas: '1000' }
    expect(switchPairs([lot], '2.13900000', '1.58740000')).toEqual([
      { lot, amount: '2139.00', oldQuotas: '1000.00000000', newQuotas: '1347.48645584' },
    ])
  })

  it('has nothing to switch where nothing is held', () => {
    expect(switchPairs([], '2', '1')).toEqual([])
  })

  it('loses no lot, however small it is in the new profile', () => {
    const lots = [
      { creditedOn: '2020-01-31', quotas: '0.00000001' },
      { creditedOn: '2020-02-28', quotas: '100.00000000' },
    ]
    expect(switchPairs(lots, '1', '40').map(({ newQuotas }) => newQuotas)).toEqual([
      '0.00000001',
      '2.49999999',
    ])
  })

  it('leaves the largest its smallest quantity too, where there is nothing but dust to give', () => {
    const lots = [
      { creditedOn: '2020-01-31', quotas: '0.00000001' },
      { creditedOn: '2020-02-28', quotas: '0.00000002' },
    ]
    expect(switchPairs(lots, '0.5', '1.00000001').map(({ newQuotas }) => newQuotas)).toEqual([
      '0.00000001',
      '0.00000001',
    ])
  })

  it('moves the balance rounded once, to the cent on both sides, and every lot within what rounding leaves', () => {
    fc.assert(
      fc.property(someLots, unitValue, unitValue, (lots, from, to) => {
        const pairs = switchPairs(lots, from, to)
        const balance = balanceOfLots(lots, from)
        expect(sumReais(pairs.map(({ amount }) => amount))).toBe(balance)
        const after = pairs.map(({ lot, newQuotas }) => ({ creditedOn: lot.creditedOn, quotas: newQuotas }))
        expect(balanceOfLots(after, to)).toBe(balance)
        for (const { amount, oldQuotas, newQuotas } of pairs) {
          for (const [quotas, value] of [
            [oldQuotas, from],
            [newQuotas, to],
          ] as const) {
            expect(toDecimal(quotas).greaterThan(0)).toBe(true)
            // A cent of the share, half a cent of the sum that is shared, and the last decimals, which the largest lot takes of the others.
            const lastDecimals = toDecimal(value)
              .times(lots.length + 1)
              .times('0.00000001')
            const away = toDecimal(quotas).times(value).minus(amount).abs()
            expect(away.minus(lastDecimals).toNumber()).toBeLessThanOrEqual(0.015)
          }
        }
        expect(pairs.map(({ oldQuotas }) => oldQuotas)).toEqual(lots.map(({ quotas }) => quotas))
      }),
    )
  })
})
