import { describe, expect, it } from 'vitest'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import { parameterOn } from '#domain/validity.ts'
import type { ReportedPayment } from './income-reports.ts'
import { incomeReportDueOn, incomeReports } from './income-reports.ts'

const rules = parameterOn(monthlyTaxRules, '2026-12-31')
const income = { gross: 9000, exemption: 'age-65', dependants: 1 } as const
const monthly = monthlyIncomeTax(income, rules)
const thirteenth = monthlyIncomeTax({ ...income, kind: 'thirteenth' }, rules)
const payments: ReportedPayment[] = Array.from({ length: 12 }, (_, index) => ({
  paidOn: paymentDayOf(`2026-${String(index + 1).padStart(2, '0')}`),
  revenueCode: '3540',
  taxation: 'adjustable',
  monthly,
  thirteenth: index === 11 ? thirteenth : null,
  isExemptByIllness: false,
}))

describe('the report of a year of benefits', () => {
  it('adds up twelve months and the thirteenth', () => {
    const [report] = incomeReports(payments, 2026)
    expect(report).toMatchObject({ year: 2026, revenueCode: '3540', notes: [] })
    expect(report?.lines).toMatchObject({
      '3.1': 85_152.24,
      '3.2': 0,
      '3.5': 10_102.56,
      '4.1': 22_847.76,
      '4.2': 1903.98,
      '5.1': 5949.71,
      '5.2': 956.72,
      '5.3': 0,
    })
    expect(report?.thirteenth).toEqual({
      taxable: 7096.02,
      deductions: 189.59,
      withheld: 956.72,
      net: 5949.71,
    })
    expect((report?.lines['4.1'] ?? 0) + (report?.lines['4.2'] ?? 0)).toBeCloseTo(24_751.74, 2)
  })

  it('counts by day of payment', () => {
    expect(incomeReports(payments, 2025)).toEqual([])
    const [late] = incomeReports(
      [...payments, { ...payments[0], paidOn: '2027-01-04' } as ReportedPayment],
      2026,
    )
    expect(late?.lines['3.1']).toBe(85_152.24)
  })

  it('is one a nature of income', () => {
    const reports = incomeReports(
      [
        ...payments,
        { paidOn: '2026-05-20', revenueCode: '3223', taxation: 'fixed-rate', gross: 62_000, withheld: 9300 },
        {
          paidOn: '2026-11-25',
          revenueCode: '3579',
          taxation: 'exclusive',
          gross: 14_320.76,
          withheld: 2945.52,
        },
      ],
      2026,
    )
    expect(reports.map(({ revenueCode }) => revenueCode)).toEqual(['3223', '3540', '3579'])
    expect(reports[0]?.lines).toMatchObject({ '3.1': 62_000, '3.5': 9300 })
    expect(reports[2]?.lines).toMatchObject({ '3.1': 0, '3.5': 0, '5.3': 11_375.24 })
    expect(reports[2]?.notes).toEqual([{ code: 'exclusive-gross', gross: 14_320.76, withheld: 2945.52 }])
  })

  it('puts what illness exempts apart, and notes alimony', () => {
    const ill = monthlyIncomeTax({ gross: 9000, exemption: 'illness' }, rules)
    const paying = monthlyIncomeTax({ gross: 9000, alimony: 1000 }, rules)
    const base = { revenueCode: '3540', taxation: 'adjustable', thirteenth: null } as const
    const [report] = incomeReports(
      [
        { ...base, paidOn: '2026-01-30', monthly: ill, isExemptByIllness: true },
        { ...base, paidOn: '2026-02-27', monthly: paying, isExemptByIllness: false },
      ],
      2026,
    )
    expect(report?.lines).toMatchObject({ '3.1': 9000, '3.4': 1000, '4.1': 0, '4.4': 9000 })
    expect(report?.notes).toEqual([
      { code: 'alimony', amount: 1000 },
      { code: 'exempt-by-illness', amount: 9000 },
    ])
  })
})

it('the report is due on the last business day of February', () => {
  expect(incomeReportDueOn(2026)).toBe('2027-02-26')
  expect(incomeReportDueOn(2025)).toBe('2026-02-27')
})
