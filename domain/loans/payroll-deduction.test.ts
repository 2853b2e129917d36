import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumReais } from '#domain/money.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { tenThousand } from './loan.fixtures.ts'
import { nextBillOn } from './loan-bill.ts'
import { instalmentStanding } from './loan-standing.ts'
import { deductionsToAsk } from './payroll-deduction.ts'
import type { RunningLoan } from './running-loan.ts'

const loan: RunningLoan = { ...tenThousand, collection: 'payroll' }
const { smallestBoleto } = suggestedLoanRules
const asked = (of: RunningLoan, day: string, margin: number | null = null) =>
  deductionsToAsk(of, day, { margin, smallestBoleto })

describe('what a sponsor is asked to deduct', () => {
  it('is the instalment of the month, from its first day on, once', () => {
    expect(asked(loan, '2026-11-30')).toEqual([])
    expect(nextBillOn(loan, '2026-11-30')).toBe('2026-12-01')
    const december = { number: 1, dueDate: '2026-12-10', deducted: 899.75, byBoleto: 0 }
    expect(asked(loan, '2026-12-01')).toEqual([december])
    const billed = { ...loan, billed: [{ number: 1, dueDate: '2026-12-10', way: 'payroll' as const }] }
    expect(asked(billed, '2026-12-31')).toEqual([])
    expect(nextBillOn(billed, '2026-12-01')).toBe('2027-01-01')
  })

  it('takes what an earlier month left with this month’s, and nothing of a contract that is over or paid otherwise', () => {
    const paid = { ...loan, payments: [{ number: 1, paidOn: '2027-01-08', amount: 400 }] }
    expect(asked(paid, '2027-01-01')).toEqual([
      { number: 1, dueDate: '2027-01-10', deducted: 499.75, byBoleto: 0 },
      { number: 2, dueDate: '2027-01-10', deducted: 899.75, byBoleto: 0 },
    ])
    expect(asked({ ...loan, endedOn: '2026-12-20' }, '2027-01-01')).toEqual([])
    expect(asked({ ...loan, collection: 'boleto' }, '2027-01-01')).toEqual([])
    expect(nextBillOn({ ...loan, collection: 'pay-slip' }, '2027-01-01')).toBeNull()
  })

  it('is no more than fits into the pay: the rest is asked for by boleto', () => {
    expect(asked(loan, '2026-12-01', 500)).toEqual([
      { number: 1, dueDate: '2026-12-10', deducted: 500, byBoleto: 399.75 },
    ])
    expect(asked(loan, '2026-12-01', 0)).toMatchObject([{ deducted: 0, byBoleto: 899.75 }])
  })

  it('with what is asked for by boleto is what is owed, to the cent, whatever the margin', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.integer({ min: 1, max: 12 }), (cents, month) => {
        const day = `2027-${String(month).padStart(2, '0')}-01`
        for (const { number, deducted, byBoleto } of asked(loan, day, cents / 100)) {
          const instalment = loan.instalments.find((one) => one.number === number)
          expect(sumReais([deducted, byBoleto])).toBe(instalment?.amount)
          expect(deducted).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('an instalment that the sponsor is asked for', () => {
  it('is in time until the sponsor hands on what it deducted, also where the person has left by then', () => {
    const [first] = loan.instalments
    if (!first) throw new Error('no instalment')
    const rules = { ...suggestedLoanRules, correction: [] }
    const left = {
      ...loan,
      collection: 'boleto' as const,
      billed: [{ number: 1, dueDate: '2026-12-10', way: 'payroll' as const }],
    }
    expect(instalmentStanding(first, left, '2027-01-08', rules)).toMatchObject({ state: 'open' })
    expect(instalmentStanding(first, left, '2027-01-09', rules)).toMatchObject({ state: 'late' })
  })
})
