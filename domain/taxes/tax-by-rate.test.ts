import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashWithdrawalTax } from '#domain/benefits/cash-withdrawal.ts'
import { taxedIncome } from '#domain/benefits/income-taxation.ts'
import { addDays } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { redemptionPayment } from '#domain/exits/redemption-payment.ts'
import { sumReais } from '#domain/money.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { agesOf, takeOldestLots, worthOf } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import { benefitTax } from '#domain/payroll/pay-slips/benefit-tax.ts'
import { parameterOn } from '#domain/validity.ts'
import { consumeLots } from './consume-lots.ts'
import { leavingTax } from './leaving-tax.ts'
import { redemptionTax } from './redemption-tax.ts'
import { taxByRate } from './tax-by-rate.ts'
import { taxBands, taxLots } from './tax-lots.ts'

const paidOn = '2026-11-25'
const regressive = parameterOn(regressiveTaxRules, paidOn)
const rules = { regressive, progressivePercent: 15 }
const unitValue = '3.25471890'

/** A day of credit for each rate of the table, oldest first: 10, 15, 20, 25, 30 and 35 per cent. */
const DAYS = ['2010-05-10', '2017-03-10', '2019-08-10', '2021-03-10', '2023-08-10', '2025-09-10']

const lot = (creditedOn: string, units: bigint): HeldLot => ({
  account: 'participant-basic',
  profileId: 1,
  creditedOn,
  quotas: `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`,
  unitValue,
  pricedOn: paidOn,
})

/** The quotas of each rate as one lot, and the same as many lots of days with that rate. */
const someMoney = fc
  .tuple(...DAYS.map(() => fc.array(fc.bigInt({ min: 1n, max: 90n * 10n ** 8n }), { maxLength: 40 })))
  .filter((rates) => rates.some((units) => units.length > 0))
  .map((rates) => ({
    split: rates.flatMap((units, at) => units.map((unit, day) => lot(addDays(DAYS[at] ?? '', day), unit))),
    whole: rates.flatMap((units, at) =>
      units.length === 0
        ? []
        : [
            lot(
              DAYS[at] ?? '',
              units.reduce((sum, unit) => sum + unit),
            ),
          ],
    ),
  }))

describe('what has one rate', () => {
  it('is taxed 310.16 of 3,101.55 that came in by 100.05 a month, not thirty-one times 10.01', () => {
    const lots = Array.from({ length: 31 }, (_, month) =>
      lot(addDays('2010-05-10', month * 30), 3073_998_188n),
    )
    const { taken } = takeOldestLots(lots, { amount: 3101.55 })
    expect(taken.map(({ value }) => value)).toEqual(Array(31).fill(100.05))
    expect(taxBands(agesOf(taken), paidOn, regressive)).toMatchObject([
      { ratePercent: 10, value: 3101.55, tax: 310.16 },
    ])
  })

  it('is taxed as its sum, whatever the lots that it comes in', () => {
    fc.assert(
      fc.property(someMoney, ({ split, whole }) => {
        const [{ taken }, one] = [consumeLots(split, unitValue, null), consumeLots(whole, unitValue, null)]
        expect(taxBands(taken, paidOn, regressive)).toEqual(taxBands(one.taken, paidOn, regressive))
      }),
    )
  })

  it('is taxed as its sum in a part of it too', () => {
    fc.assert(
      fc.property(someMoney, fc.integer({ min: 1, max: 99 }), ({ whole }, percent) => {
        const rate = whole.slice(0, 1)
        const amount = Math.floor(worthOf(rate) * percent) / 100
        const [{ ratePercent, tax } = { ratePercent: 0, tax: 0 }, ...others] = taxBands(
          agesOf(takeOldestLots(rate, { amount }).taken),
          paidOn,
          regressive,
        )
        expect(others).toEqual([])
        expect(tax).toBe(taxByRate([{ ratePercent, value: amount }], amount)[0]?.tax ?? 0)
      }),
    )
  })

  it('shares its value and tax out among its lots to the cent', () => {
    fc.assert(
      fc.property(someMoney, ({ split }) => {
        const { taken } = consumeLots(split, unitValue, null)
        const lots = taxLots(taken, paidOn, regressive)
        for (const { ratePercent, value, tax } of taxBands(taken, paidOn, regressive)) {
          const ofRate = lots.filter((one) => one.ratePercent === ratePercent)
          expect(sumReais(ofRate.map((one) => one.value))).toBe(value)
          expect(sumReais(ofRate.map((one) => one.tax))).toBe(tax)
        }
      }),
    )
  })
})

describe('one money on one day', () => {
  it('is taxed alike by every page and every payment', () => {
    fc.assert(
      fc.property(someMoney, ({ split }) => {
        const amount = worthOf(split)
        const expected = redemptionTax({ lots: split, unitValue, paidOn, amount: null }, 'regressive', rules)
        const { paid } = redemptionPayment(split, { left: 1, vestedPercent: 100 })
        const taken = agesOf(takeOldestLots(split, { amount }).taken)
        const slip = benefitTax(
          { monthly: amount, thirteenth: 0, alimony: 0, paidOn },
          {
            regime: 'regressive',
            method: 'taken-lots',
            taken: { monthly: taken, thirteenth: [] },
            rules: regressive,
          },
        )
        const bands = expected.bands.toReversed()
        const cash = {
          regime: 'regressive',
          lots: split,
          unitValue,
          isActuarial: false,
          rules: regressive,
        } as const
        expect({
          redemption: leavingTax(paid, 'regressive', { paidOn, ...rules }).tax,
          slip: slip.monthlyTax.amount,
          cash: cashWithdrawalTax(amount, paidOn, cash).tax,
          income: taxedIncome(amount, { regime: 'regressive', bands }).tax,
        }).toEqual({
          redemption: expected.tax,
          slip: expected.tax,
          cash: expected.tax,
          income: expected.tax,
        })
      }),
      { numRuns: 60 },
    )
  })

  it('has one rounding a rate in a payment with its thirteenth', () => {
    fc.assert(
      fc.property(someMoney, fc.integer({ min: 1, max: 99 }), ({ split }, percent) => {
        const worth = worthOf(split)
        const monthly = Math.floor(worth * percent) / 100
        const thirteenth = sumReais([worth, -monthly])
        const ofMonth = takeOldestLots(split, { amount: monthly })
        const taken = {
          monthly: agesOf(ofMonth.taken),
          thirteenth: agesOf(
            takeOldestLots(ofMonth.left, { amount: Math.min(thirteenth, worthOf(ofMonth.left)) }).taken,
          ),
        }
        const { tax, monthlyTax, thirteenthTax } = benefitTax(
          { monthly, thirteenth, alimony: 0, paidOn },
          { regime: 'regressive', method: 'taken-lots', taken, rules: regressive },
        )
        const bands = tax.regime === 'regressive' && tax.method === 'lot-age' ? tax.bands : []
        expect(sumReais([monthlyTax.amount, thirteenthTax.amount])).toBe(
          sumReais(bands.map((band) => band.tax)),
        )
        for (const { ratePercent, value, tax: of } of bands)
          expect(of).toBe(taxByRate([{ ratePercent, value }], value)[0]?.tax)
      }),
    )
  })
})
