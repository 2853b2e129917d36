import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './calendar.ts'
import { sharedAmounts, takeOldest } from './ledger-lots.ts'
import { sumReais, toDecimal } from './money.ts'
import { balanceOfQuotas, sumQuotas } from './quotas.ts'

const lots = [
  { lotDate: '2020-03-31', quotas: '10.00000000' },
  { lotDate: '2019-12-30', quotas: '5.00000000' },
  { lotDate: '2021-01-29', quotas: '7.50000000' },
]

const someLots = fc.array(fc.bigInt(1n, 500_000_000_000n), { minLength: 1, maxLength: 60 }).map((units) =>
  units.map((unit, month) => ({
    lotDate: addMonths('2001-01-31', month),
    quotas: toDecimal(unit.toString()).dividedBy(1e8).toFixed(8),
  })),
)
const unitValue = fc.integer({ min: 50_000_000, max: 5_000_000_000 }).map((units) => (units / 1e8).toFixed(8))

describe('takeOldest', () => {
  it('takes the oldest lots first, whatever their order, and the last one in part', () => {
    expect(takeOldest(lots, { amount: '26.00', quotas: '13.00000000' })).toEqual([
      { lotDate: '2019-12-30', amount: '10.00', quotas: '5.00000000' },
      { lotDate: '2020-03-31', amount: '16.00', quotas: '8.00000000' },
    ])
  })

  it('takes nothing of lots that are empty', () => {
    const taken = takeOldest([{ lotDate: '2018-01-31', quotas: '0' }, ...lots], { amount: '2', quotas: '1' })
    expect(taken.map(({ lotDate }) => lotDate)).toEqual(['2019-12-30'])
  })

  it('refuses more quotas than there are', () => {
    expect(() => takeOldest(lots, { amount: '50', quotas: '22.50000001' })).toThrow(RangeError)
  })

  it('never loses a cent or a quota, and gives every lot its share of the amount within a cent', () => {
    fc.assert(
      fc.property(someLots, unitValue, fc.integer({ min: 1, max: 100 }), (held, value, percent) => {
        const quotas = toDecimal(sumQuotas(held.map((lot) => lot.quotas)))
          .times(percent)
          .dividedBy(100)
          .toDecimalPlaces(8, 1)
        const amount = balanceOfQuotas(quotas, value)
        const taken = takeOldest(held, { amount, quotas })
        expect(sumReais(taken.map((lot) => lot.amount))).toBe(amount)
        expect(sumQuotas(taken.map((lot) => lot.quotas))).toBe(quotas.toNumber())
        for (const lot of taken) {
          const share = toDecimal(amount).times(lot.quotas).dividedBy(quotas)
          expect(share.minus(lot.amount).abs().toNumber()).toBeLessThanOrEqual(0.01)
          expect(Number(lot.amount)).toBeGreaterThanOrEqual(0)
        }
        const dates = taken.map(({ lotDate }) => lotDate)
        expect(dates).toEqual(held.slice(0, dates.length).map(({ lotDate }) => lotDate))
      }),
    )
  })
})

describe('sharedAmounts', () => {
  it('shares a cent that does not divide', () => {
    expect(sharedAmounts([1, 1, 1], '0.01')).toEqual(['0.00', '0.01', '0.00'])
    expect(sharedAmounts(['1', '2'], '10.00')).toEqual(['3.33', '6.67'])
    expect(sharedAmounts([], '0')).toEqual([])
  })
})
