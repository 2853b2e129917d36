import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { competenceOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { Category, type CategoryId, Situation, type SituationId } from '#domain/participants.ts'
import { calculatePaySlip } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { november } from '#domain/payroll/pay-slips/pay-slip.fixtures.ts'
import { collectInstalment, collectionPlace, loanDiscountLine, payableInTimeUntil } from './collection.ts'

const placeOf = (category: CategoryId, situation: SituationId, paysByBoleto = false) =>
  collectionPlace({ category, situation }, { paysByBoleto })

import { loanDueDates } from './due-dates.ts'
import { loanMargin } from './loan-means.ts'
import { loanSchedule } from './schedule.ts'

describe('how instalments are paid', () => {
  it.each([
    [Category.taxpayer, Situation.active, 'payroll', 'pay'],
    [Category.taxpayer, Situation.suspended, 'payroll', 'pay'],
    [Category.taxpayer, Situation.disconnected, 'boleto', 'left-sponsor'],
    [Category.taxpayer, Situation.transitory, 'boleto', 'left-sponsor'],
    [Category.taxpayer, Situation.inGranting, 'boleto', 'benefit-pending'],
    [Category.assisted, Situation.inBenefit, 'pay-slip', 'benefit'],
    [Category.assisted, Situation.suspended, 'boleto', 'benefit-suspended'],
    [Category.pensioner, Situation.inBenefit, 'pay-slip', 'benefit'],
    [Category.selfSponsored, Situation.active, 'boleto', 'pays-alone'],
    [Category.deferred, Situation.active, 'boleto', 'pays-alone'],
    [Category.assisted, Situation.closed, null, 'ended'],
    [Category.taxpayer, Situation.deceased, null, 'ended'],
    [Category.taxpayer, Situation.ported, null, 'ended'],
  ] as const)('in category %i and situation %i is by %s: %s', (category, situation, way, reason) => {
    expect(placeOf(category, situation)).toEqual({ way, reason })
  })

  it('is by boleto in a plan without payroll, but never of who is paid a benefit', () => {
    expect(placeOf(Category.taxpayer, Situation.active, true).way).toBe('boleto')
    expect(placeOf(Category.assisted, Situation.inBenefit, true).way).toBe('pay-slip')
  })
})

describe('the last day to pay in time', () => {
  it('is that of the boleto, of the benefit, or of the money that the sponsor hands on', () => {
    expect(payableInTimeUntil('2026-12-10', 'boleto')).toBe('2026-12-10')
    expect(payableInTimeUntil('2027-01-10', 'boleto')).toBe('2027-01-11')
    expect(payableInTimeUntil('2026-12-10', 'pay-slip')).toBe('2026-12-31')
    expect(payableInTimeUntil('2026-12-10', 'payroll')).toBe('2027-01-08')
  })

  it('is never before that of the boleto', () => {
    expect(payableInTimeUntil('2027-01-31', 'pay-slip')).toBe('2027-02-01')
  })
})

describe('collecting an instalment', () => {
  const collect = (amount: number, margin: number) =>
    collectInstalment({ amount, margin }, suggestedLoanRules)

  it('deducts what fits and asks for the rest by boleto', () => {
    expect(collect(899.75, 2_250)).toEqual({ deducted: 899.75, byBoleto: 0 })
    expect(collect(899.75, 500)).toEqual({ deducted: 500, byBoleto: 399.75 })
    expect(collect(899.75, 0)).toEqual({ deducted: 0, byBoleto: 899.75 })
  })

  it('issues no boleto for the cents that rounding leaves on the last one', () => {
    expect(collect(899.8, 899.75)).toEqual({ deducted: 899.8, byBoleto: 0 })
    expect(collect(900.75, 899.75)).toEqual({ deducted: 899.75, byBoleto: 1 })
    expect(collect(0.5, 0)).toEqual({ deducted: 0, byBoleto: 0.5 })
  })

  it('collects all of it, whatever the margin', () => {
    const money = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(money, money, (amount, margin) => {
        const { deducted, byBoleto } = collect(amount, margin)
        expect(sumReais([deducted, byBoleto])).toBe(amount)
        expect(deducted).toBeLessThan(margin + 1)
      }),
    )
  })

  it('is a line of the pay slip, within a quarter of the benefit', () => {
    const dueDates = loanDueDates('2026-08-20', { months: 12, dueDay: 10 })
    const schedule = loanSchedule({ principal: 10_000, monthlyPercent: 1.2, system: 'price', dueDates })
    const [loan, health] = november.discounts
    const third = schedule.find(({ dueDate }) => competenceOf(dueDate) === november.competence)
    const margin = loanMargin({ kind: 'benefit', benefit: 9_000 }, suggestedLoanRules)
    const { deducted } = collect(third?.amount ?? 0, margin)
    const line = loanDiscountLine({ number: third?.number ?? 0, of: 12 }, deducted)
    expect(line).toEqual(loan)
    const discounts = [line, ...(health === undefined ? [] : [health])]
    expect(calculatePaySlip({ ...november, discounts }).net).toBe(6808.37)
  })
})
