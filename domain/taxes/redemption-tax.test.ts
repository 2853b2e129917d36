import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { fromCents, sumReais } from '#domain/money.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { balanceOfLots, sumQuotas } from '#domain/quotas.ts'
import { parameterOn } from '#domain/validity.ts'
import { consumeLots } from './consume-lots.ts'
import { redemptionTax } from './redemption-tax.ts'
import { taxLots } from './tax-lots.ts'
import {
  exampleLots as lots,
  examplePaidOn as paidOn,
  exampleUnitValue as unitValue,
} from './worked-example.ts'

const regressive = parameterOn(regressiveTaxRules, paidOn)
const rules = { regressive, progressivePercent: 15 }

describe('a redemption', () => {
  it('taxes each lot by its age and adds up to the cent', () => {
    const {
      gross,
      tax,
      net,
      effectivePercent,
      lots: taxed,
    } = redemptionTax({ lots: lots.toReversed(), unitValue, paidOn, amount: null }, 'regressive', rules)
    expect(taxed.map(({ value, ratePercent, tax: of }) => [value, ratePercent, of])).toEqual([
      [3254.72, 10, 325.47],
      [2603.78, 15, 390.57],
      [3905.66, 20, 781.13],
      [2929.25, 30, 878.78],
      [1627.35, 35, 569.57],
    ])
    expect({ gross, tax, net, effectivePercent }).toEqual({
      gross: 14_320.76,
      tax: 2945.52,
      net: 11_375.24,
      effectivePercent: 20.57,
    })
  })

  it('of a part takes the oldest lots first', () => {
    const partial = redemptionTax({ lots, unitValue, paidOn, amount: 6000 }, 'regressive', rules)
    expect(partial.tax).toBe(744.34)
    expect(partial.lots.map((lot) => lot.tax)).toEqual([325.47, 390.57, 28.3])
    expect(partial.lots[2]?.quotas).toBe(43.47533669)
  })

  it('loses a fixed rate in the progressive regime', () => {
    const at = { lots, unitValue, paidOn }
    expect(redemptionTax({ ...at, amount: 6000 }, 'progressive', rules).tax).toBe(900)
    const large = { lots: [{ creditedOn: '2022-04-10', quotas: 62_000 }], unitValue: 1, paidOn }
    expect(redemptionTax({ ...large, amount: 62_000 }, 'progressive', rules)).toMatchObject({
      tax: 9300,
      net: 52_700,
    })
  })

  it('leaves what is worth less than a cent where it is, once everything asked for is taken', () => {
    const dust = { creditedOn: '2021-01-10', quotas: 0.00000001 }
    const [first, last] = [
      { creditedOn: '2020-01-10', quotas: 10 },
      { creditedOn: '2022-01-10', quotas: 10 },
    ]
    const { taken, left } = consumeLots([first, dust, last], 1, 10)
    expect([taken, left]).toEqual([[{ ...first, value: 10, unitValue: 1 }], [dust, last]])
  })

  it('is never above the lots', () => {
    expect(() => consumeLots(lots, unitValue, 14_320.77)).toThrow(RangeError)
    expect(() => consumeLots(lots, unitValue, -1)).toThrow(RangeError)
  })
})

describe('any lots', () => {
  const lot = fc.record({
    creditedOn: fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2002-01-01', days)),
    quotas: fc.integer({ min: 1, max: 10_000_000_000 }).map((units) => units / 1e6),
  })
  const someLots = fc.array(lot, { minLength: 1, maxLength: 25 })
  const unit = fc.integer({ min: 100_000_000, max: 900_000_000 }).map((units) => units / 1e8)
  const share = fc.integer({ min: 0, max: 100 })

  it('pay what is asked: parts add up, nothing is created or lost', () => {
    fc.assert(
      fc.property(someLots, unit, share, (list, value, percent) => {
        const balance = balanceOfLots(list, value)
        const amount = fromCents(Math.floor(balance * percent))
        const { gross, taken, left } = consumeLots(list, value, amount)
        expect(gross).toBe(amount)
        expect(sumReais(taken.map((part) => part.value))).toBe(gross)
        expect(taken.every((part) => part.value >= 0)).toBe(true)
        expect(sumQuotas([...taken, ...left].map(({ quotas }) => quotas))).toBe(
          sumQuotas(list.map(({ quotas }) => quotas)),
        )
      }),
    )
  })

  it('are taxed between the lowest and the highest rate', () => {
    fc.assert(
      fc.property(someLots, unit, (list, value) => {
        const { gross, tax, net } = redemptionTax(
          { lots: list, unitValue: value, paidOn, amount: null },
          'regressive',
          rules,
        )
        // Half a cent of rounding a lot; binary numbers are not exact where that is all of the room.
        const room = 0.005 * list.length + 1e-6
        expect(tax).toBeLessThanOrEqual(gross * 0.35 + room)
        expect(tax).toBeGreaterThanOrEqual(gross * 0.1 - room)
        expect(sumReais([tax, net])).toBe(gross)
      }),
    )
  })

  it('never grow dearer with time', () => {
    fc.assert(
      fc.property(someLots, fc.integer({ min: 1, max: 4000 }), (list, days) => {
        const { taken } = consumeLots(list, 1, null)
        const taxOn = (date: string) => sumReais(taxLots(taken, date, regressive).map(({ tax }) => tax))
        expect(taxOn(addDays('2026-11-25', days))).toBeLessThanOrEqual(taxOn('2026-11-25'))
      }),
    )
  })
})
