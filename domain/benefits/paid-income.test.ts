import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { balanceAfter } from './balance-after.ts'
import { taxedIncome } from './income-taxation.ts'
import { fixedTermIncome } from './incomes.ts'
import { incomeFrom, incomeOverTime, monthlyIncomeOf, monthsLeftOfTerm } from './paid-income.ts'

const rules = { ...suggestedBenefitRules, thirteenthMonth: 12, thirteenthFor: [] } as const

const paying = { balance: 473_397.89, unitValue: '1.53214976' }
const assumptions = { realReturnPercent: 4, months: 240, thirteenth: null }

describe('what a benefit pays in a month', () => {
  it('is its share of the balance, its reais, its quotas or its sum for life', () => {
    expect(monthlyIncomeOf({ type: 'percent', percent: 0.8 }, paying)).toBe(3_787.18)
    const term = { type: 'fixed-term', monthsLeft: 90, monthlyAmount: null, quotasPerMonth: null } as const
    expect(monthlyIncomeOf({ ...term, monthlyAmount: 3_100 }, paying)).toBe(3_100)
    expect(monthlyIncomeOf({ ...term, quotasPerMonth: 1_000 }, paying)).toBe(1_532.15)
    expect(monthlyIncomeOf({ type: 'lifetime', monthlyAmount: 2_754.52 }, paying)).toBe(2_754.52)
  })

  it('of a term is never more than there is', () => {
    const term = { type: 'fixed-term', monthsLeft: 9, monthlyAmount: 3_100, quotasPerMonth: null } as const
    expect(monthlyIncomeOf(term, { ...paying, balance: 812.4 })).toBe(812.4)
  })

  it('of a new income is what a grant would pay from the same balance', () => {
    const facts = { ...paying, realReturnPercent: 4, paidOn: '2027-01-29' }
    expect(incomeFrom({ type: 'percent', percent: 1 }, facts, rules)).toEqual({ type: 'percent', percent: 1 })
    expect(incomeFrom({ type: 'fixed-term', years: 15 }, facts, rules)).toEqual({
      type: 'fixed-term',
      monthsLeft: 180,
      monthlyAmount: 3_484.73,
      quotasPerMonth: null,
    })
    const inQuotas = incomeFrom({ type: 'fixed-term', years: 15 }, facts, { ...rules, termBasis: 'quotas' })
    expect(inQuotas).toMatchObject({ monthlyAmount: null })
    expect(monthlyIncomeOf(inQuotas, paying)).toBeCloseTo(paying.balance / 180, 1)
  })
})

describe('the months left of a term', () => {
  it('are those that neither were paid nor will be until then', () => {
    const term = { months: 120, paid: 17, unpaidFrom: '2026-11' }
    expect(monthsLeftOfTerm(term, '2026-11')).toBe(103)
    expect(monthsLeftOfTerm(term, '2027-01')).toBe(101)
    expect(monthsLeftOfTerm(term, '2026-06')).toBe(103)
    expect(monthsLeftOfTerm({ ...term, paid: 119 }, '2027-01')).toBe(0)
  })
})

describe('an income over time', () => {
  it('of a term that has run for a while ends with its last month', () => {
    const income = {
      type: 'fixed-term',
      monthsLeft: 101,
      monthlyAmount: 4_000,
      quotasPerMonth: null,
    } as const
    const after = incomeOverTime(income, paying, assumptions)
    expect(after?.exhaustedIn).toBe(101)
    expect(after?.points.at(-1)?.month).toBe(96)
    const tooMuch = incomeOverTime({ ...income, monthsLeft: 200 }, paying, assumptions)
    expect(tooMuch?.exhaustedIn).toBe(150)
  })

  it('of a percentage never ends, and an income for life has no balance of its own', () => {
    const after = incomeOverTime({ type: 'percent', percent: 0.8 }, paying, assumptions)
    expect([after?.exhaustedIn, after?.points.length]).toEqual([null, 21])
    expect(incomeOverTime({ type: 'lifetime', monthlyAmount: 2_000 }, paying, assumptions)).toBeNull()
  })

  it('of a whole term of level payments lasts exactly as long', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 2_000_000 }),
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 0, max: 8 }),
        (balance, years, realReturnPercent) => {
          const income = fixedTermIncome(balance, { years, realReturnPercent, thirteenth: null })
          const drawdown = {
            balance,
            income,
            incomePercent: 0,
            termYears: years,
            realReturnPercent,
            months: 0,
            thirteenth: null,
            termBasis: 'level',
          } as const
          expect(balanceAfter('fixed-term', drawdown)?.exhaustedIn).toBe(years * 12)
        },
      ),
    )
  })
})

describe('the tax of an income', () => {
  it('is by the table, as the pay slip of Carlos has it', () => {
    const rulesOf2026 = parameterOn(monthlyTaxRules, '2026-11-21')
    const income = { exemption: 'age-65', dependants: 1, alimony: 0, rules: rulesOf2026 } as const
    const { gross, tax, net } = taxedIncome(9_000, { regime: 'progressive', ...income })
    expect(gross - tax).toBeCloseTo(net, 2)
    expect(net).toBe(8_158.12)
  })

  it('is by the age of the money, the oldest first', () => {
    const bands = [
      { ratePercent: 10, value: 1_000 },
      { ratePercent: 20, value: 5_000 },
    ]
    expect(taxedIncome(800, { regime: 'regressive', bands })).toEqual({ gross: 800, tax: 80, net: 720 })
    expect(taxedIncome(3_000, { regime: 'regressive', bands })).toEqual({
      gross: 3_000,
      tax: 500,
      net: 2_500,
    })
    expect(taxedIncome(3_000, { regime: 'regressive', bands: [] }).tax).toBe(0)
  })
})
