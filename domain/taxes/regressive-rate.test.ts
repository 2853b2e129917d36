import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { nextRateDrop, regressiveRate } from './regressive-rate.ts'
import { revenueCode, withholdingMethod } from './tax-regime.ts'
import { weightedTermDays, weightedTermRate, yearsOfTerm } from './weighted-term.ts'
import { exampleLots as lots, examplePaidOn as paidOn } from './worked-example.ts'

const regressive = parameterOn(regressiveTaxRules, paidOn)

describe('regressiveRate', () => {
  it.each([
    ['2024-11-21', '2026-11-21', 35],
    ['2024-11-21', '2026-11-22', 30],
    ['2024-02-29', '2026-03-01', 35],
    ['2024-02-29', '2026-03-02', 30],
    ['2016-11-21', '2026-11-21', 15],
    ['2016-11-21', '2026-11-22', 10],
  ])('of money of %s paid on %s is %d%%', (contributedOn, on, rate) => {
    expect(regressiveRate(contributedOn, on, regressive)).toBe(rate)
  })

  it('is capped for benefits of death and disability', () => {
    expect(regressiveRate('2025-09-10', paidOn, regressive, 'death-or-disability')).toBe(25)
    expect(regressiveRate('2014-05-10', paidOn, regressive, 'death-or-disability')).toBe(10)
  })

  it('falls on the day after the anniversary', () => {
    expect(nextRateDrop('2024-11-21', '2026-11-21', regressive)).toEqual({
      from: '2026-11-22',
      ratePercent: 30,
    })
    expect(nextRateDrop('2016-11-21', '2026-11-22', regressive)).toBeNull()
  })
})

describe('the weighted term', () => {
  it('is the average age of the quotas', () => {
    const days = weightedTermDays(lots, paidOn)
    expect(days).toBeCloseTo(2652.545, 2)
    expect(yearsOfTerm(days)).toBeCloseTo(7.26, 2)
  })

  it('goes on while the benefit is paid, so that the rate falls', () => {
    const grant = { termDaysAtGrant: weightedTermDays(lots, paidOn), grantedOn: paidOn }
    expect(weightedTermRate({ ...grant, paidOn }, regressive)).toBe(20)
    expect(weightedTermRate({ ...grant, paidOn: '2027-11-25' }, regressive)).toBe(15)
    expect(weightedTermRate({ ...grant, paidOn: '2029-11-25' }, regressive)).toBe(10)
  })

  it('counts nothing of the day of the grant: a term of four years to the day is not longer yet', () => {
    const fourYears = { termDaysAtGrant: 1461, grantedOn: paidOn }
    expect(weightedTermRate({ ...fourYears, paidOn }, regressive)).toBe(30)
    expect(weightedTermRate({ ...fourYears, paidOn: addDays(paidOn, 1) }, regressive)).toBe(25)
  })

  it('is nothing without quotas', () => {
    expect(weightedTermDays([], paidOn)).toBe(0)
  })
})

describe('withholding', () => {
  it('follows what is paid', () => {
    expect(withholdingMethod('portability', 'regressive')).toBe('none')
    expect(withholdingMethod('redemption', 'progressive')).toBe('fixed-rate')
    expect(withholdingMethod('cash-withdrawal', 'progressive')).toBe('monthly-table')
    expect(withholdingMethod('benefit', 'regressive')).toBe('lot-age')
    expect(withholdingMethod('benefit', 'regressive', 'actuarial')).toBe('weighted-term')
    expect(withholdingMethod('redemption', 'regressive', 'actuarial')).toBe('lot-age')
  })

  it('has a code for each', () => {
    expect(revenueCode('benefit', 'progressive')).toBe('3540')
    expect(revenueCode('cash-withdrawal', 'regressive')).toBe('5565')
    expect(revenueCode('redemption', 'progressive')).toBe('3223')
    expect(revenueCode('redemption', 'regressive')).toBe('3579')
    expect(revenueCode('portability', 'regressive')).toBeNull()
  })
})
