import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { fromCents, sumReais } from '#domain/money.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import type { BenefitTaxation } from './benefit-tax.ts'
import type { PaySlipInput } from './calculate-pay-slip.ts'
import { calculatePaySlip } from './calculate-pay-slip.ts'
import { comparePaySlips } from './compare-pay-slips.ts'
import { november, rulesOn } from './pay-slip.fixtures.ts'
import type { PaySlip } from './pay-slip.ts'

const regressive = parameterOn(regressiveTaxRules, '2026-11-30')

type RegressiveTerms<Taxation> = Taxation extends { regime: 'regressive' }
  ? Omit<Taxation, 'regime' | 'rules'>
  : never

/** An income alone, taxed in the regressive regime. */
function regressiveSlip(paidOn: string, amount: number, terms: RegressiveTerms<BenefitTaxation>): PaySlip {
  return calculatePaySlip({
    ...november,
    paidOn,
    earnings: [{ code: 101, amount }],
    discounts: [],
    taxation: { ...terms, regime: 'regressive', rules: regressive },
  })
}

const taxCausesOf = (before: PaySlip, now: PaySlip) =>
  comparePaySlips(before, now).changes.find(({ code }) => code === 901)?.causes

describe('comparePaySlips', () => {
  const slip = calculatePaySlip(november)

  it('finds nothing in two equal months', () => {
    expect(comparePaySlips(slip, slip)).toEqual({
      netBefore: 6808.37,
      netNow: 6808.37,
      difference: 0,
      changes: [],
    })
  })

  it('says what began, what ended and why the tax fell', () => {
    const before = calculatePaySlip({
      ...november,
      competence: '2026-10',
      paidOn: '2026-10-30',
      discounts: [
        { code: 920, amount: 899.8, reference: { kind: 'instalment', number: 12, of: 12 } },
        { code: 950, amount: 30 },
      ],
      taxation: { regime: 'progressive', exemption: 'none', dependants: 0, rules: rulesOn('2026-10-30') },
    })
    const now = calculatePaySlip({
      ...november,
      discounts: [
        { code: 950, amount: 35 },
        { code: 930, amount: 450 },
      ],
    })
    const comparison = comparePaySlips(before, now)
    expect(comparison.changes.map(({ code, effect, causes }) => ({ code, effect, causes }))).toEqual([
      { code: 920, effect: 899.8, causes: ['ended', 'last-instalment'] },
      { code: 901, effect: 557.41, causes: ['exemption-started', 'dependants-changed'] },
      { code: 930, effect: -450, causes: ['started'] },
      { code: 950, effect: -5, causes: ['amount-changed'] },
    ])
    expect(sumReais(comparison.changes.map(({ effect }) => effect))).toBe(comparison.difference)
  })

  it('says that the tables changed', () => {
    const in2025 = calculatePaySlip({
      ...november,
      paidOn: '2025-12-30',
      taxation: { regime: 'progressive', exemption: 'age-65', dependants: 1, rules: rulesOn('2025-12-30') },
    })
    expect(comparePaySlips(in2025, slip).changes).toEqual([
      { code: 901, kind: 'discount', before: 875.7, now: 841.88, effect: 33.82, causes: ['tables-changed'] },
    ])
  })

  it('follows the balance, the quota or an adjustment', () => {
    const causeOf = (incomeBasis: PaySlipInput['incomeBasis']) =>
      comparePaySlips(
        slip,
        calculatePaySlip({ ...november, incomeBasis, earnings: [{ code: 101, amount: 9100 }] }),
      ).changes
    expect(causeOf('fixed')[0]).toMatchObject({ code: 101, effect: 100, causes: ['income-adjusted'] })
    expect(causeOf('quotas')[0]?.causes).toEqual(['unit-value-changed'])
    expect(causeOf('percent-of-balance')[1]).toMatchObject({ code: 901, causes: ['taxable-income-changed'] })
  })

  it('says that the lots grew older, and that the thirteenth was only in December', () => {
    const at = (paidOn: string, extra: number) =>
      calculatePaySlip({
        ...november,
        paidOn,
        earnings: [
          { code: 101, amount: 1000 },
          { code: 102, amount: extra },
        ],
        discounts: [],
        taxation: {
          regime: 'regressive',
          method: 'lot-age',
          lots: [{ creditedOn: '2016-12-05', quotas: 5000 }],
          unitValue: 1,
          rules: regressive,
        },
      })
    expect(comparePaySlips(at('2026-11-30', 0), at('2026-12-31', 0)).changes).toMatchObject([
      { code: 901, before: 150, now: 100, causes: ['lots-aged'] },
    ])
    expect(comparePaySlips(at('2026-12-31', 500), at('2026-12-31', 0)).changes).toMatchObject([
      { code: 102, causes: ['ended'] },
      { code: 902 },
    ])
  })

  it.each([
    ['2026-10-30', '2026-11-30', 1000, 2000, ['taxable-income-changed']],
    ['2026-11-30', '2026-12-31', 1000, 2000, ['taxable-income-changed', 'lots-aged']],
    ['2026-11-30', '2026-12-31', 1000, 1000, ['lots-aged']],
  ])(
    'of lots taxed by age from %s to %s, %d to %d reais: %j',
    (firstDay, secondDay, first, second, causes) => {
      const at = (paidOn: string, amount: number) =>
        regressiveSlip(paidOn, amount, {
          method: 'lot-age',
          lots: [{ creditedOn: '2016-12-05', quotas: 5000 }],
          unitValue: 1,
        })
      expect(taxCausesOf(at(firstDay, first), at(secondDay, second))).toEqual(causes)
    },
  )

  it.each([
    ['2026-11-30', '2026-12-31', 1000, 2000, ['taxable-income-changed']],
    ['2026-11-30', '2027-11-30', 1000, 2000, ['taxable-income-changed', 'term-rate-changed']],
    ['2026-11-30', '2027-11-30', 1000, 1000, ['term-rate-changed']],
  ])('of an average term from %s to %s, %d to %d reais: %j', (firstDay, secondDay, first, second, causes) => {
    const at = (paidOn: string, amount: number) =>
      regressiveSlip(paidOn, amount, {
        method: 'weighted-term',
        termDaysAtGrant: 7.5 * 365.25,
        grantedOn: '2026-10-30',
      })
    expect(taxCausesOf(at(firstDay, first), at(secondDay, second))).toEqual(causes)
  })

  it('always explains the whole difference', () => {
    const cents = fc.integer({ min: 1, max: 3_000_000 }).map(fromCents)
    const input = fc
      .record({
        income: cents,
        loan: cents,
        dependants: fc.integer({ min: 0, max: 4 }),
        exemption: fc.constantFrom('none' as const, 'age-65' as const),
        days: fc.integer({ min: 0, max: 900 }),
      })
      .map(({ income, loan, dependants, exemption, days }): PaySlipInput => {
        const paidOn = addDays('2025-01-31', days)
        return {
          ...november,
          paidOn,
          earnings: [{ code: 101, amount: income }],
          discounts: [{ code: 920, amount: loan }],
          taxation: { regime: 'progressive', exemption, dependants, rules: rulesOn(paidOn) },
        }
      })
    fc.assert(
      fc.property(input, input, (one, other) => {
        const comparison = comparePaySlips(calculatePaySlip(one), calculatePaySlip(other))
        expect(sumReais(comparison.changes.map(({ effect }) => effect))).toBe(comparison.difference)
        expect(comparison.changes.every(({ causes }) => causes.length > 0)).toBe(true)
      }),
    )
  })
})
