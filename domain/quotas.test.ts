import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents } from './money.ts'
import {
  balanceOfLots,
  balanceOfQuotas,
  monthlyReturns,
  quotasOf,
  returnBetween,
  returnPercent,
  sumQuotas,
  switchQuotas,
} from './quotas.ts'

const months = [
  { creditedOn: '2026-06-10', unitValue: '2.10430000' },
  { creditedOn: '2026-07-10', unitValue: '2.11800000' },
  { creditedOn: '2026-08-10', unitValue: '2.12650000' },
]
const lots = months.flatMap(({ creditedOn, unitValue }) =>
  [201.58, 201.58, 541.65].map((amount) => ({ creditedOn, quotas: quotasOf(amount, unitValue) })),
)

describe('quotas', () => {
  it('are bought with eight decimals', () => {
    expect(quotasOf(201.58, '2.1043')).toBe(95.7943259)
    expect(quotasOf(541.65, '2.118')).toBe(255.73654391)
  })

  it('add up to the balance of three months of contributions', () => {
    expect(sumQuotas(lots.map((lot) => lot.quotas))).toBe(1339.37893816)
    expect(balanceOfLots(lots, '2.13900000')).toBe(2864.93)
  })

  it('cost nothing to switch', () => {
    expect(switchQuotas(1000, '2.13900000', '1.58740000')).toBe(1347.48645584)
    expect(balanceOfQuotas(1000, '2.139')).toBe(2139)
    expect(balanceOfQuotas(1347.48645584, '1.5874')).toBe(2139)
  })

  it('refuse a unit value that is not positive', () => {
    expect(() => quotasOf(100, 0)).toThrow(RangeError)
    expect(() => switchQuotas(100, 2, -1)).toThrow(RangeError)
  })

  it('are worth what was paid, on the day they were bought', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map(fromCents)
    const unitValue = fc.integer({ min: 50_000_000, max: 2_000_000_000 }).map((units) => units / 1e8)
    fc.assert(
      fc.property(amount, unitValue, (reais, unit) => {
        expect(balanceOfQuotas(quotasOf(reais, unit), unit)).toBe(reais)
      }),
    )
  })
})

describe('returns', () => {
  const returns = monthlyReturns(months.map((month) => month.unitValue))

  it('are monthly', () => {
    expect(returns.map(returnPercent)).toEqual([0.651, 0.4013])
  })

  it('can be negative', () => {
    expect(returnPercent(returnBetween(2, 1.9))).toBe(-5)
  })

  it('need two unit values', () => {
    expect(monthlyReturns(['2.1'])).toEqual([])
  })
})
