import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overdueCharges, suggestedOverdueRules } from '#domain/collection/boletos/overdue-charges.ts'
import { fromCents, sumReais } from '#domain/money.ts'
import { type ClearablePayment, type IncomingMoney, judgeClearing } from './judge-clearing.ts'
import { creditsOfPayment, sumOfParts } from './payment-parts.ts'

const payment: ClearablePayment & { dueDate: string } = {
  amount: 407.19,
  dueDate: '2026-10-10',
  paidOn: null,
  cancelledOn: null,
}

/** Eduardo's slip of 10 October (a Saturday; payable until Tuesday 13), paid on a day. */
function judged(money: Partial<IncomingMoney>, over: Partial<ClearablePayment> = {}, today = '2026-11-23') {
  const incoming: IncomingMoney = {
    movement: 'paid',
    occurrence: '06',
    amount: 407.19,
    receivedAmount: 407.19,
    feeAmount: 0,
    paidOn: '2026-10-13',
    ...money,
  }
  const debt = { ...payment, paidOn: incoming.paidOn, correctionFactor: '1.0033' }
  const owed = overdueCharges(debt, suggestedOverdueRules)
  return judgeClearing(incoming, { ...payment, ...over }, { owed, today })
}

describe('money that comes for a slip', () => {
  it('in time pays it with its amount to the cent, also on the business day after the due date', () => {
    expect(judged({})).toEqual({
      clears: true,
      contribution: 407.19,
      charges: 0,
      daysLate: 0,
      expected: 407.19,
    })
    expect(judged({ amount: 407.18 })).toMatchObject({ clears: false, obstacle: 'other-amount' })
    expect(judged({ amount: 407.2 })).toMatchObject({ clears: false, obstacle: 'other-amount' })
  })

  it('late pays it with anything between its amount and what was owed on that day', () => {
    // 41 days: 408.53 corrected, 2% fine 8.17, interest 408.53 × 1% × 41/30 = 5.58.
    const late = { paidOn: '2026-11-20' }
    expect(judged({ ...late, amount: 422.28 })).toEqual({
      clears: true,
      contribution: 407.19,
      charges: 15.09,
      daysLate: 41,
      expected: 422.28,
    })
    expect(judged({ ...late, amount: 419.72 })).toMatchObject({
      clears: true,
      charges: 12.53,
      expected: 422.28,
    })
    expect(judged({ ...late, amount: 407.19 })).toMatchObject({ clears: true, charges: 0 })
    expect(judged({ ...late, amount: 422.29 })).toEqual({
      clears: false,
      obstacle: 'other-amount',
      expected: 422.28,
    })
  })

  it('does not pay what is paid, cancelled, unknown, of tomorrow or no payment at all', () => {
    expect(judged({}, { paidOn: '2026-10-12' })).toMatchObject({ obstacle: 'already-paid' })
    expect(judged({}, { cancelledOn: '2026-10-12' })).toMatchObject({ obstacle: 'cancelled' })
    expect(judged({}, {}, '2026-10-12')).toMatchObject({ obstacle: 'not-yet' })
    const nothing = { movement: 'written-off', receivedAmount: 0 } as const
    expect(judged({ ...nothing, occurrence: '09' })).toMatchObject({ obstacle: 'no-payment' })
    const money = { movement: 'paid', occurrence: '06', amount: 1, receivedAmount: 1, feeAmount: 0 } as const
    expect(
      judgeClearing({ ...money, paidOn: '2026-10-13' }, null, { owed: null, today: '2026-11-23' }),
    ).toEqual({ clears: false, obstacle: 'unknown', expected: null })
  })

  it.each([
    ['a part of it', '07', 'other', 197.9, 2.1, 'other-money'],
    ['all of it, as written off because it was paid', '10', 'written-off', 407.19, 0, 'other-money'],
    ['the fee of writing it off', '09', 'written-off', 2.1, 2.1, 'bank-fee'],
    ['a fee of its own', '28', 'other', 3.5, 0, 'bank-fee'],
    ['nothing, though a fee is told', '02', 'other', 0, 1.2, 'no-payment'],
  ] as const)(
    'posted under a code that is no payment says so: %s',
    (_, occurrence, movement, receivedAmount, feeAmount, obstacle) => {
      expect(judged({ movement, occurrence, amount: 0, receivedAmount, feeAmount })).toMatchObject({
        clears: false,
        obstacle,
      })
    },
  )
})

describe('what is credited', () => {
  it('of the self-sponsored: both shares as their own, fee and charges to the administration', () => {
    const parts = [
      { part: 'basic', amount: 201.58 },
      { part: 'sponsor', amount: 201.58 },
      { part: 'fee', amount: 4.03 },
    ] as const
    expect(creditsOfPayment(parts, 15.09)).toEqual([
      { part: 'basic', type: 'CB', account: 'participant-basic', amount: 201.58 },
      { part: 'sponsor', type: 'CB', account: 'participant-basic', amount: 201.58 },
      { part: 'fee', type: 'CA', account: 'administration', amount: 4.03 },
      { part: 'charges', type: 'CA', account: 'administration', amount: 15.09 },
    ])
  })

  it('comes to the money that came, to the cent', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map(fromCents)
    fc.assert(
      fc.property(cents, cents, cents, (basic, supplementary, charges) => {
        const parts = [
          { part: 'basic', amount: basic },
          { part: 'supplementary', amount: supplementary },
        ] as const
        const credited = creditsOfPayment(parts, charges)
        expect(sumReais(credited.map(({ amount }) => amount))).toBe(sumReais([sumOfParts(parts), charges]))
        expect(credited.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })
})
