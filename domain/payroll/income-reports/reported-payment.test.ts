import { describe, expect, it } from 'vitest'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import type { PaySlipInput } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { calculatePaySlip } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import { parameterOn, versionOn } from '#domain/validity.ts'
import { incomeReports } from './income-reports.ts'
import { reportedPaySlip, reportedRedemption } from './reported-payment.ts'

const paidOn = '2026-12-31'
const rules = versionOn(monthlyTaxRules, paidOn)
const december = (taxation: PaySlipInput['taxation']) =>
  calculatePaySlip({
    competence: '2026-12',
    paidOn,
    earnings: [
      { code: 101, amount: 9000 },
      { code: 102, amount: 9000 },
      { code: 190, amount: 250 },
    ],
    discounts: [{ code: 930, amount: 450 }],
    taxation,
    incomeBasis: 'fixed',
    quota: null,
  })

describe('a pay slip in the income report', () => {
  it('brings its taxable, exempt and thirteenth parts', () => {
    if (!rules) throw new Error('no tables')
    const slip = december({ regime: 'progressive', exemption: 'age-65', dependants: 1, rules })
    const [report] = incomeReports([reportedPaySlip(slip)], 2026)
    expect(report?.lines).toMatchObject({
      '3.1': 7096.02,
      '3.5': 841.88,
      '4.1': 1903.98,
      '4.2': 1903.98,
      '5.1': 5949.71,
    })
    const ill = december({ regime: 'progressive', exemption: 'illness', dependants: 0, rules })
    expect(incomeReports([reportedPaySlip(ill)], 2026)[0]?.lines).toMatchObject({ '4.1': 0, '4.4': 18_000 })
  })

  it('is exclusive and net in the regressive regime', () => {
    const slip = december({
      regime: 'regressive',
      method: 'weighted-term',
      termDaysAtGrant: 5000,
      grantedOn: '2024-01-02',
      rules: parameterOn(regressiveTaxRules, paidOn),
    })
    const [report] = incomeReports([reportedPaySlip(slip)], 2026)
    expect(report).toMatchObject({ revenueCode: '5565', lines: { '3.1': 0, '5.1': 0, '5.3': 16_200 } })
  })
})

describe('a redemption in the income report', () => {
  it('follows the regime', () => {
    const redemption = { paidOn, gross: 62_000, tax: 9300 }
    expect(reportedRedemption(redemption, 'progressive')).toMatchObject({
      revenueCode: '3223',
      taxation: 'fixed-rate',
    })
    expect(reportedRedemption(redemption, 'regressive')).toMatchObject({
      revenueCode: '3579',
      taxation: 'exclusive',
    })
  })
})
