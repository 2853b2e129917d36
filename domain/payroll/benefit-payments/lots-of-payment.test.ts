import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import type { HeldLot } from '#domain/exits/held-lots.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { sumQuotas } from '#domain/quotas.ts'
import { benefitAmounts, type IncomeInForce } from './benefit-amounts.ts'
import { lotsOfPayment } from './lots-of-payment.ts'
import { worthOf } from './take-oldest-lots.ts'

const UNIT_VALUE = '9.92975644'

const held = fc
  .array(fc.integer({ min: 1, max: 3 * 10 ** 10 }), { minLength: 1, maxLength: 60 })
  .map((units) =>
    units.map(
      (unit, index): HeldLot => ({
        account: index % 3 === 0 ? 'sponsor' : 'participant-basic',
        profileId: 1,
        creditedOn: addDays('2000-01-01', index * 30),
        quotas: (unit / 1e8).toFixed(8),
        unitValue: UNIT_VALUE,
        pricedOn: '2026-11-25',
      }),
    ),
  )
const incomes = fc.oneof(
  fc.record({
    type: fc.constant('fixed-term' as const),
    paymentsLeft: fc.integer({ min: 1, max: 3 }),
    monthlyAmount: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100),
  }),
  fc.record({ type: fc.constant('percent' as const), percent: fc.constantFrom(0.01, 1, 33.3333, 100) }),
  fc.constant({ type: 'single' as const }),
) satisfies fc.Arbitrary<IncomeInForce>

it('each part of a payment takes lots worth it to the cent, and the last one every quota', () => {
  fc.assert(
    fc.property(
      held,
      incomes,
      fc.constantFrom(0, 25),
      fc.integer({ min: 0, max: 12 }),
      (lots, income, cashPercent, twelfths) => {
        const facts = { balance: worthOf(lots), unitValue: UNIT_VALUE, cashPercent, twelfths }
        const amounts = benefitAmounts(income, facts)
        const { cash, monthly, thirteenth, left } = lotsOfPayment(amounts, lots)
        const worth = (of: typeof cash) => sumReais(of.map(({ value }) => value))
        expect([worth(cash), worth(monthly), worth(thirteenth)]).toEqual([
          amounts.cash,
          amounts.monthly,
          amounts.thirteenth,
        ])
        const quotas = [...cash, ...monthly, ...thirteenth, ...left].map((lot) => lot.quotas)
        expect(sumQuotas(quotas)).toBe(sumQuotas(lots.map((lot) => lot.quotas)))
        for (const { quotas: taken, value } of [...cash, ...monthly, ...thirteenth]) {
          expect(Number(taken)).toBeGreaterThanOrEqual(0)
          expect(toDecimal(taken).times(UNIT_VALUE).minus(value).abs().toNumber()).toBeLessThanOrEqual(0.016)
        }
        expect(amounts.isLast && left.length > 0).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})
