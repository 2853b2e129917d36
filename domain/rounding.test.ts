import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixedTermIncome } from './benefits/incomes.ts'
import { addDays, daysBetween } from './calendar.ts'
import { overdueCharges } from './collection/boletos/overdue-charges.ts'
import { sharedAmounts } from './ledger-lots.ts'
import { applyExtraPayment } from './loans/extra-payment.ts'
import { charges, contractOf, drawnTerms } from './loans/loan.fixtures.ts'
import { levelInstalment } from './loans/regular-instalment.ts'
import { debtBefore } from './loans/running-loan.ts'
import { costOf, loanSettlement } from './loans/settlement.ts'
import { percentOf, proRata, roundHalfUp2, sharePercent } from './money.ts'
import { balanceOfQuotas, quotasOf, switchQuotas } from './quotas.ts'

/**
 * A quotient of whole numbers, rounded half-up to a whole number without a decimal in between: what every rounding of the domain has to
 * agree with, ties included.
 */
function halfUp(above: bigint, below: bigint): bigint {
  const [twice, sign] = above < 0n ? [-2n * above, -1n] : [2n * above, 1n]
  return sign * ((twice + below) / (2n * below))
}

/** Whole units of an amount with so many decimals: 12.34 with two is 1234. */
const units = (amount: number, places = 2) => BigInt(Math.round(amount * 10 ** places))

const cents = fc.integer({ min: 0, max: 50_000_000 })
const days = fc.integer({ min: 1, max: 62 })

describe('a share', () => {
  it('is multiplied before it is divided: a third of 27.885 is 9.295, paid as 9.30', () => {
    expect(roundHalfUp2(proRata('27.885', 1, 3))).toBe(9.3)
  })

  it('is the exact one, rounded once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), days, days, (thousandths, part, whole) => {
        const share = roundHalfUp2(proRata(thousandths / 1000, part, whole))
        expect(units(share)).toBe(halfUp(BigInt(thousandths) * BigInt(part), BigInt(whole) * 10n))
      }),
    )
  })

  it('in per cent is the exact one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 50_000_000 }), (part, whole) => {
        expect(units(sharePercent(part / 100, whole / 100))).toBe(
          halfUp(BigInt(part) * 10_000n, BigInt(whole)),
        )
      }),
    )
  })

  it('of a rate in per cent is the exact one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const share = roundHalfUp2(percentOf(amount / 100, rate / 10_000))
        expect(units(share)).toBe(halfUp(BigInt(amount) * BigInt(rate), 1_000_000n))
      }),
    )
  })

  it('of a sum by quotas is within a cent of the exact one, the running sum to the half cent', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 }),
        (amount, quotas) => {
          const all = quotas.reduce((sum, part) => sum + BigInt(part), 0n)
          let [given, until] = [0n, 0n]
          for (const [place, share] of sharedAmounts(quotas, amount / 100).entries()) {
            given += units(Number(share))
            until += BigInt(quotas[place] ?? 0)
            expect(given).toBe(halfUp(BigInt(amount) * until, all))
          }
        },
      ),
    )
  })
})

describe('quotas', () => {
  const unit = fc.integer({ min: 1_0000_0000, max: 9_0000_0000 })
  const quantity = fc.integer({ min: 0, max: 10 ** 12 })

  it('are bought, valued and switched by the exact quotient', () => {
    fc.assert(
      fc.property(cents, quantity, unit, unit, (amount, quotas, from, to) => {
        const [value, other] = [from / 1e8, to / 1e8]
        expect(units(quotasOf(amount / 100, value), 8)).toBe(
          halfUp(BigInt(amount) * 10n ** 14n, BigInt(from)),
        )
        expect(units(balanceOfQuotas(quotas / 1e8, value))).toBe(
          halfUp(BigInt(quotas) * BigInt(from), 10n ** 14n),
        )
        expect(units(switchQuotas(quotas / 1e8, value, other), 8)).toBe(
          halfUp(BigInt(quotas) * BigInt(from), BigInt(to)),
        )
      }),
    )
  })
})

describe('a loan', () => {
  const someTerms = fc.array(fc.nat(), { minLength: 4, maxLength: 4 }).map(drawnTerms)
  const day = fc.integer({ min: 0, max: 30 })

  /** A contract whose second instalment runs for so many days, on a debt and with interest in cents. */
  const running = (month: number, debt: number, interest: number) => {
    const { instalments, ...loan } = contractOf(drawnTerms([0, 0, 0, 0]), 1)
    const [paid] = instalments
    if (paid === undefined) throw new Error('no instalment')
    const amounts = { interest: interest / 100, amortisation: debt / 100, amount: (debt + interest) / 100 }
    const next = { ...paid, ...amounts, number: 2, dueDate: addDays(paid.dueDate, month), balance: 0 }
    return { loan: { ...loan, instalments: [paid, next] }, since: paid.dueDate }
  }

  it('is settled early with the half cent of every month and day that has one', () => {
    for (const month of [28, 29, 30, 31])
      for (let gone = 1; gone < month; gone += 1)
        for (let interest = 1; interest <= 4 * month; interest += 1) {
          if ((2 * interest * gone) % (2 * month) !== month) continue
          const { loan, since } = running(month, 100_00, interest)
          const { accrued } = loanSettlement(loan, addDays(since, gone), charges)
          expect(units(accrued), `${interest} × ${gone} ÷ ${month}`).toBe(
            halfUp(BigInt(interest * gone), BigInt(month)),
          )
        }
  })

  it('keeps the half cent of what an extra payment pays back', () => {
    // A day of 0.80 in 28 days is a 245th of the debt of 7.00: 1.23 pays back exactly 1.225 of it.
    const { loan, since } = running(28, 7_00, 80)
    const outcome = applyExtraPayment(
      { amount: 1.23, effect: 'lower-instalments', paidOn: addDays(since, 1) },
      { loan, conditions: { monthlyPercent: 1, system: 'price' }, index: null },
      charges,
    )
    expect(outcome).toMatchObject({ ok: true, result: { amortised: 1.23, accrued: 0 } })
  })

  it('is settled early with the exact interest of its days', () => {
    fc.assert(
      fc.property(someTerms, fc.integer({ min: 1, max: 5 }), day, (terms, paid, passed) => {
        const loan = contractOf(terms, paid)
        const [since, running] = [loan.instalments[paid - 1]?.dueDate ?? '', loan.instalments[paid]]
        if (running === undefined) throw new Error('no instalment left')
        const month = daysBetween(since, running.dueDate)
        const gone = Math.min(passed, month - 1)
        expect(units(loanSettlement(loan, addDays(since, gone), charges).accrued)).toBe(
          halfUp(units(costOf(running)) * BigInt(gone), BigInt(month)),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('is amortised by the exact part of an extra payment', () => {
    fc.assert(
      fc.property(someTerms, day, fc.integer({ min: 1, max: 90_000 }), (terms, passed, amount) => {
        const loan = contractOf(terms, 2)
        const [since, running] = [loan.instalments[1]?.dueDate ?? '', loan.instalments[2]]
        if (running === undefined) throw new Error('no instalment left')
        const month = daysBetween(since, running.dueDate)
        const gone = Math.min(passed, month - 1)
        const payment = { amount: amount / 100, effect: 'lower-instalments', paidOn: addDays(since, gone) }
        const outcome = applyExtraPayment(
          payment as Parameters<typeof applyExtraPayment>[0],
          { loan, conditions: terms, index: null },
          charges,
        )
        if (!outcome.ok) return
        const debt = units(debtBefore(running)) * BigInt(month)
        const withInterest = debt + units(costOf(running)) * BigInt(gone)
        expect(units(outcome.result.amortised)).toBe(halfUp(BigInt(amount) * debt, withInterest))
      }),
      { numRuns: 60 },
    )
  })

  it('has the exact instalment: P × i × g ÷ (g − 1), with g = (1 + i)ⁿ', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 60 }),
        (principal, rate, months) => {
          const debt = { balance: principal / 100, monthlyPercent: rate / 100, months }
          const below = 10_000n ** BigInt(months)
          const growth = (10_000n + BigInt(rate)) ** BigInt(months)
          expect(units(levelInstalment(debt))).toBe(
            halfUp(BigInt(principal) * BigInt(rate) * growth, 10_000n * (growth - below)),
          )
        },
      ),
    )
    // Exactly 50.015 and 350.105.
    expect(levelInstalment({ balance: 50, monthlyPercent: 0.03, months: 1 })).toBe(50.02)
    expect(levelInstalment({ balance: 350, monthlyPercent: 0.03, months: 1 })).toBe(350.11)
  })
})

describe('what is paid late', () => {
  it('bears the exact interest of its days', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 6, max: 900 }), (amount, late) => {
        const dueDate = '2026-11-10'
        const { daysLate, interest } = overdueCharges(
          { amount: amount / 100, dueDate, paidOn: addDays(dueDate, late), correctionFactor: 1 },
          { finePercent: 2, monthlyInterestPercent: 1 },
        )
        expect(units(interest)).toBe(halfUp(BigInt(amount) * BigInt(daysLate), 3000n))
      }),
    )
  })
})

describe('an income', () => {
  it('without a return is the balance by its payments and their twelfths', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 12 }),
        (balance, years, first) => {
          const schedule = { thirteenthMonth: 12, first: `2027-${String(first).padStart(2, '0')}` }
          const thirteenth = { ...schedule, before: { months: 0, twelfths: 0 } }
          const income = fixedTermIncome(balance / 100, { years, realReturnPercent: 0, thirteenth })
          expect(units(income)).toBe(halfUp(BigInt(balance), BigInt(years) * 13n))
        },
      ),
    )
  })
})
