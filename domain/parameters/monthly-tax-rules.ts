import type { MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import type { ProgressiveTable } from '#domain/taxes/progressive-table.ts'
import type { Dated } from '../validity.ts'

/** Upper ends of the brackets above the exempt one: the law left them unchanged since April 2015. */
const UPPER_ENDS = [2826.65, 3751.05, 4664.68, null] as const
const RATES = [7.5, 15, 22.5, 27.5] as const

const SINCE_2015 = {
  dependantDeduction: 189.59,
  simplifiedDiscount: 0,
  simplifiedOnThirteenth: false,
  exemptFrom65: 1903.98,
  reduction: null,
  notWithheldUpTo: 10,
} as const

/** Every monthly table of withholding since April 2015. The month of the payment decides. */
export const monthlyTaxRules: readonly Dated<MonthlyTaxRules>[] = [
  {
    validFrom: '2015-04-01',
    validTo: '2023-04-30',
    source: 'Lei 13.149/2015',
    value: { ...SINCE_2015, table: tableOf(1903.98, [142.8, 354.8, 636.13, 869.36]) },
  },
  {
    validFrom: '2023-05-01',
    validTo: '2024-01-31',
    source: 'Lei 14.663/2023',
    value: { ...SINCE_2015, simplifiedDiscount: 528, table: tableOf(2112, [158.4, 370.4, 651.73, 884.96]) },
  },
  {
    validFrom: '2024-02-01',
    validTo: '2025-04-30',
    source: 'Lei 14.848/2024',
    value: {
      ...SINCE_2015,
      simplifiedDiscount: 564.8,
      table: tableOf(2259.2, [169.44, 381.44, 662.77, 896]),
    },
  },
  {
    validFrom: '2025-05-01',
    validTo: '2025-12-31',
    source: 'Lei 15.191/2025',
    value: {
      ...SINCE_2015,
      simplifiedDiscount: 607.2,
      table: tableOf(2428.8, [182.16, 394.16, 675.49, 908.73]),
    },
  },
  {
    validFrom: '2026-01-01',
    validTo: null,
    source: 'Lei 15.191/2025; Lei 15.270/2025',
    value: {
      ...SINCE_2015,
      simplifiedDiscount: 607.2,
      table: tableOf(2428.8, [182.16, 394.16, 675.49, 908.73]),
      reduction: {
        fullUpTo: 5000,
        fullMaximum: 312.89,
        endsAt: 7350,
        constant: 978.62,
        slope: '0.133145',
      },
    },
  },
]

function tableOf(exemptUpTo: number, deducts: readonly number[]): ProgressiveTable {
  const taxed = UPPER_ENDS.map((upTo, index) => ({
    upTo,
    ratePercent: RATES[index] ?? 0,
    deduct: deducts[index] ?? 0,
  }))
  return [{ upTo: exemptUpTo, ratePercent: 0, deduct: 0 }, ...taxed]
}
