import { describe, expect, it } from 'vitest'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { paymentDayOf, thirteenthPayment } from './benefit-calendar.ts'
import type { PaySlipInput } from './calculate-pay-slip.ts'
import { calculatePaySlip } from './calculate-pay-slip.ts'
import { november } from './pay-slip.fixtures.ts'
import { DISCOUNT_CODES, EARNING_CODES, PaySlipLineCode, TAX_CODES } from './pay-slip-codes.ts'

const regressive = parameterOn(regressiveTaxRules, '2026-11-30')

describe('the pay slip of an assisted person of 68 years', () => {
  const slip = calculatePaySlip(november)

  it('pays what the regulation says', () => {
    expect(slip.lines).toEqual([
      { code: 101, kind: 'earning', reference: null, amount: 9000 },
      { code: 901, kind: 'discount', reference: { kind: 'percent', value: 27.5 }, amount: 841.88 },
      { code: 920, kind: 'discount', reference: { kind: 'instalment', number: 3, of: 12 }, amount: 899.75 },
      { code: 930, kind: 'discount', reference: null, amount: 450 },
    ])
    expect({ gross: slip.gross, discounts: slip.discounts, net: slip.net }).toEqual({
      gross: 9000,
      discounts: 2191.63,
      net: 6808.37,
    })
  })

  it('keeps what explains it', () => {
    expect(slip.memo).toMatchObject({
      dependants: 1,
      tablesSince: '2026-01-01',
      profileId: 1,
      quotaDate: '2026-10-30',
      unitValue: 3.2547189,
      quotasConverted: 2765.21576103,
      tax: { regime: 'progressive', monthly: { exempt: 1903.98, base: 6488.82 }, thirteenth: null },
    })
  })
})

it('every line that a pay slip may have has a meaning, and every meaning its line', () => {
  expect(Object.values(PaySlipLineCode)).toEqual([...EARNING_CODES, ...TAX_CODES, ...DISCOUNT_CODES])
})

describe('December', () => {
  it('taxes the thirteenth by itself', () => {
    const slip = calculatePaySlip({
      ...november,
      competence: '2026-12',
      paidOn: paymentDayOf('2026-12'),
      earnings: [
        { code: 101, amount: 9000 },
        { code: 102, amount: 9000, reference: { kind: 'twelfths', value: 12 } },
        { code: 190, amount: 100 },
      ],
    })
    expect(slip.paidOn).toBe('2026-12-31')
    expect(slip.lines.filter(({ code }) => code === 901 || code === 902).map(({ amount }) => amount)).toEqual(
      [841.88, 956.72],
    )
    expect(slip.gross).toBe(18_100)
  })

  it.each([
    ['2020-03', null, 12, 9000],
    ['2026-08', null, 5, 3750],
    ['2026-12', null, 1, 750],
    ['2020-03', '2026-02', 2, 1500],
    ['2027-01', null, 0, 0],
  ])('pays a twelfth for each month since %s', (since, until, twelfths, amount) => {
    expect(thirteenthPayment(9000, 2026, { since, until })).toEqual({ twelfths, amount })
  })
})

describe('the regressive regime', () => {
  const lots = [
    { creditedOn: '2014-05-10', quotas: 1000 },
    { creditedOn: '2017-03-10', quotas: 800 },
    { creditedOn: '2020-08-10', quotas: 1200 },
  ]
  const byLots: PaySlipInput = {
    ...november,
    earnings: [
      { code: 101, amount: 4000 },
      { code: 102, amount: 2000 },
    ],
    discounts: [],
    taxation: { regime: 'regressive', method: 'lot-age', lots, unitValue: '3.2547189', rules: regressive },
  }

  it('takes the oldest lots, the month’s income before the thirteenth', () => {
    const slip = calculatePaySlip(byLots)
    expect(slip.lines.find(({ code }) => code === 901)).toEqual({
      code: 901,
      kind: 'discount',
      reference: null,
      amount: 437.26,
    })
    expect(slip.memo.tax).toMatchObject({
      bands: [{ ratePercent: 20 }, { ratePercent: 15 }, { ratePercent: 10 }],
    })
    expect(slip.memo.dependants).toBe(0)
  })

  it('looks at the average age where the benefit is actuarial', () => {
    const slip = calculatePaySlip({
      ...byLots,
      taxation: {
        regime: 'regressive',
        method: 'weighted-term',
        termDaysAtGrant: 2652.5,
        grantedOn: '2026-11-25',
        rules: regressive,
      },
    })
    expect(slip.lines.filter(({ code }) => code > 900).map(({ amount }) => amount)).toEqual([800, 400])
  })
})
