import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { asks, charges, contractOf, drawnTerms, pricing, RELEASE, termsOf } from './loan.fixtures.ts'
import { renewalProblems } from './loan-eligibility.ts'
import { coverLoan, offsetLoan } from './loan-endings.ts'
import { loanStanding } from './loan-standing.ts'
import { priceLoan } from './price-loan.ts'
import type { RunningLoan } from './running-loan.ts'
import { loanSettlement } from './settlement.ts'

const someTerms = fc.array(fc.nat(), { minLength: 4, maxLength: 4 }).map(drawnTerms)
const terms = termsOf({})
const quarterPaid = contractOf(terms, 3)
const totalOn = (loan: RunningLoan, on: string) => loanSettlement(loan, on, charges).total

describe('where a contract stands', () => {
  it('counts what is paid and says what comes next', () => {
    const standing = loanStanding(quarterPaid, '2027-03-01', charges)
    expect(standing).toMatchObject({ state: 'running', paidCount: 3, paidPercent: 25, late: [] })
    expect(standing.next).toMatchObject({ number: 4, dueDate: '2027-03-10', rest: 899.75, paidOn: null })
    expect(standing.balance).toBe(terms.principal - 3 * 899.75 + 120 + 110.64 + 101.17)
    expect(standing.instalments[0]).toMatchObject({
      state: 'paid',
      paidOn: '2026-12-10',
      rest: 0,
      owed: null,
    })
  })

  it('charges fine and interest of what is late, from its due date on', () => {
    const standing = loanStanding(quarterPaid, '2027-03-20', charges)
    expect(standing).toMatchObject({ state: 'late', next: { number: 5 } })
    expect(standing.late).toHaveLength(1)
    expect(standing.late[0]?.owed).toMatchObject({ daysLate: 10, fine: 18, interest: 3, total: 920.75 })
  })

  it('corrects what is late by the index where the plan does', () => {
    const corrected = { ...charges, correction: [{ competence: '2027-03', percent: 1 }] }
    expect(loanStanding(quarterPaid, '2027-04-05', corrected).late[0]?.owed).toMatchObject({ correction: 9 })
  })

  it('charges nothing on the next business day, nor before the benefit is paid from which it is deducted', () => {
    const second = contractOf(terms, 1)
    expect(loanStanding(second, '2027-01-11', charges).state).toBe('running')
    expect(loanStanding(second, '2027-01-12', charges).state).toBe('late')
    const deducted = { ...second, collection: 'pay-slip' as const }
    expect(loanStanding(deducted, '2027-01-29', charges).instalments[1]?.owed?.total).toBe(899.75)
    expect(loanStanding(deducted, '2027-01-30', charges).state).toBe('late')
  })

  it('asks for the rest of what was paid in part, and takes no payment of a later day', () => {
    const part = { number: 4, paidOn: '2027-03-05', amount: 500 }
    const rest = { number: 4, paidOn: '2027-03-10', amount: 399.75 }
    const loan = { ...quarterPaid, payments: [...quarterPaid.payments, part, rest] }
    const on = (day: string) => loanStanding(loan, day, charges).instalments[3]
    expect(on('2027-03-09')).toMatchObject({ state: 'open', paid: 500, rest: 399.75 })
    expect(on('2027-03-10')).toMatchObject({ state: 'paid', paidOn: '2027-03-10' })
  })

  it('ends with its last instalment, or on the day on which it was paid off', () => {
    expect(loanStanding(contractOf(terms, 12), '2027-11-10', charges)).toMatchObject({
      state: 'ended',
      paidPercent: 100,
      next: null,
      balance: 0,
    })
    const settled = { ...quarterPaid, endedOn: '2027-02-15' }
    expect(loanStanding(settled, '2027-02-14', charges).state).toBe('running')
    expect(loanStanding(settled, '2027-05-01', charges)).toMatchObject({
      state: 'ended',
      late: [],
      balance: 0,
    })
  })
})

describe('paying a contract off', () => {
  it('costs the amount itself on the day of the release, and a share of the month after it', () => {
    expect(totalOn(contractOf(terms, 0), RELEASE)).toBe(10_000)
    // 120.00 of interest over 19 days, 5 of them passed.
    expect(loanSettlement(contractOf(terms, 0), '2026-11-26', charges)).toMatchObject({
      due: [],
      balance: 10_000,
      accrued: 31.58,
      total: 10_031.58,
      saved: 765.47,
    })
    expect(() => totalOn(quarterPaid, '2026-11-20')).toThrow(RangeError)
  })

  it('takes what is late with its charges', () => {
    const settlement = loanSettlement(quarterPaid, '2027-03-20', charges)
    expect(settlement.due).toHaveLength(1)
    expect(settlement.dueTotal).toBe(920.75)
    expect(settlement.balance).toBe(quarterPaid.instalments[3]?.balance)
    expect(settlement.total).toBe(sumReais([920.75, settlement.balance, settlement.accrued]))
  })

  it('gives back nothing of what was paid ahead, and counts it', () => {
    const ahead = { number: 4, paidOn: '2027-02-20', amount: 899.75 }
    const loan = { ...quarterPaid, payments: [...quarterPaid.payments, ahead] }
    expect(loanSettlement(loan, '2027-02-25', charges)).toMatchObject({
      balance: quarterPaid.instalments[3]?.balance,
      accrued: 0,
      paidAhead: 0,
    })
    const part = { ...loan, payments: [...quarterPaid.payments, { ...ahead, amount: 100 }] }
    expect(sumReais([totalOn(quarterPaid, '2027-02-25'), -totalOn(part, '2027-02-25')])).toBe(100)
  })

  it('costs nothing once all is paid', () => {
    expect(loanSettlement(contractOf(terms, 12), '2027-12-01', charges)).toMatchObject({ total: 0, saved: 0 })
  })

  it('on a due date is the outstanding balance, with that instalment or after it', () => {
    fc.assert(
      fc.property(someTerms, fc.nat(), (of, seed) => {
        const paid = 1 + (seed % (of.dueDates.length - 1))
        const loan = contractOf(of, paid)
        const [last, next] = [loan.instalments[paid - 1], loan.instalments[paid]]
        expect(totalOn(loan, last?.dueDate ?? '')).toBe(last?.balance)
        const withNext = sumReais([next?.amount ?? 0, next?.balance ?? 0])
        expect(totalOn(loan, next?.dueDate ?? '')).toBe(withNext)
      }),
      { numRuns: 40 },
    )
  })

  it('never costs more than the instalments that are left, and never less than the debt', () => {
    fc.assert(
      fc.property(
        someTerms,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 27 }),
        (of, paid, days) => {
          const loan = contractOf(of, paid)
          const since = paid === 0 ? RELEASE : (loan.instalments[paid - 1]?.dueDate ?? '')
          const on = `${since.slice(0, 8)}${String(Math.min(28, Number(since.slice(8)) + days)).padStart(2, '0')}`
          const { total, balance, saved } = loanSettlement(loan, on, charges)
          const left = sumReais(loan.instalments.slice(paid).map(({ amount }) => amount))
          expect(total).toBeGreaterThanOrEqual(balance)
          expect(sumReais([total, saved])).toBe(left)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a renewal', () => {
  it('comes after a quarter of the instalments', () => {
    const { paidPercent } = loanStanding(quarterPaid, '2027-02-10', charges)
    const rules = { renewalAfterPercent: 25 }
    expect(renewalProblems({ paidPercent, isLate: false }, rules)).toEqual([])
    expect(renewalProblems({ paidPercent: 16.67, isLate: false }, rules)).toEqual([
      { code: 'renewal-too-early', paidPercent: 16.67, requiredPercent: 25 },
    ])
  })

  it('pays out the new amount without its costs and without what the old contract owes', () => {
    fc.assert(
      fc.property(someTerms, fc.integer({ min: 3, max: 5 }), (of, paid) => {
        const old = contractOf(of, paid)
        const releasedOn = old.instalments[paid - 1]?.dueDate ?? ''
        const settles = totalOn(old, releasedOn)
        const renewed = priceLoan(asks({ amount: of.principal, settles, releasedOn }), pricing)
        const parts = [renewed.credit, settles, renewed.iof.total, renewed.coverFee]
        expect(sumReais(parts)).toBe(of.principal)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the end of a loan', () => {
  it('comes out of a redemption before anything is paid out', () => {
    expect(offsetLoan({ netRedemption: 52_700, owed: 7_633.2 })).toEqual({
      offset: 7_633.2,
      paidOut: 45_066.8,
      stillOwed: 0,
    })
    expect(offsetLoan({ netRedemption: 5_000, owed: 7_633.2 })).toEqual({
      offset: 5_000,
      paidOut: 0,
      stillOwed: 2_633.2,
    })
  })

  it('at death covers what was owed on that day, and gives back what was deducted since', () => {
    const later = [4, 5].map((number) => ({ number, paidOn: `2027-0${number - 1}-10`, amount: 899.75 }))
    const loan = { ...quarterPaid, payments: [...quarterPaid.payments, ...later] }
    const covered = coverLoan(loan, '2027-02-24', { ...charges, coversArrears: false })
    expect(covered).toEqual({ covered: totalOn(quarterPaid, '2027-02-24'), stillOwed: 0, refund: 1_799.5 })
    const extraPayments = [
      { paidOn: '2027-02-24', amount: 300 },
      { paidOn: '2027-02-25', amount: 500 },
    ]
    const rules = { ...charges, coversArrears: false }
    expect(coverLoan({ ...loan, extraPayments }, '2027-02-24', rules).refund).toBe(2_299.5)
  })

  it('leaves what was late to be paid, unless the plan covers it', () => {
    const [on, late] = ['2027-03-20', 920.75]
    const total = totalOn(quarterPaid, on)
    const rules = { ...charges, coversArrears: false }
    expect(coverLoan(quarterPaid, on, rules)).toEqual({
      covered: sumReais([total, -late]),
      stillOwed: late,
      refund: 0,
    })
    expect(coverLoan(quarterPaid, on, { ...rules, coversArrears: true })).toEqual({
      covered: total,
      stillOwed: 0,
      refund: 0,
    })
    const paidSince = { number: 4, paidOn: '2027-03-25', amount: 900 }
    const loan = { ...quarterPaid, payments: [...quarterPaid.payments, paidSince] }
    expect(coverLoan(loan, on, rules)).toMatchObject({ stillOwed: 20.75, refund: 0 })
    expect(coverLoan(loan, on, { ...rules, coversArrears: true })).toMatchObject({ refund: 900 })
  })
})
