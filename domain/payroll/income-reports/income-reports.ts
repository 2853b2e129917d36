import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { MonthlyTax } from '#domain/taxes/monthly-income-tax.ts'
import type { RevenueCode } from '#domain/taxes/tax-regime.ts'
import type { IncomeReport, IncomeReportLine, IncomeReportNote, ThirteenthParts } from './income-report.ts'
import { INCOME_REPORT_LINES } from './income-report.ts'

/** One payment of the year, as it was taxed. */
export type ReportedPayment = {
  paidOn: IsoDate
  revenueCode: RevenueCode
} & (
  | {
      taxation: 'adjustable'
      /** Null when there was only a thirteenth. */
      monthly: MonthlyTax | null
      thirteenth: MonthlyTax | null
      /** Whether what was exempt is so by illness, not by age. */
      isExemptByIllness: boolean
    }
  /** Redemptions in the progressive regime: taxed at a rate, settled in the return. Reais. */
  | { taxation: 'fixed-rate'; gross: number; withheld: number }
  /** The regressive regime: final at source. Reais. */
  | { taxation: 'exclusive'; gross: number; withheld: number }
)

/** One report a nature of income, for the payments of a calendar year. Years without payments have none. */
export function incomeReports(payments: readonly ReportedPayment[], year: number): IncomeReport[] {
  const ofYear = payments.filter(({ paidOn }) => paidOn.startsWith(`${year}-`))
  const codes = [...new Set(ofYear.map(({ revenueCode }) => revenueCode))].toSorted()
  return codes.map((revenueCode) =>
    reportOf(
      ofYear.filter((payment) => payment.revenueCode === revenueCode),
      year,
      revenueCode,
    ),
  )
}

/** Last day on which the report of a year is delivered: the last business day of the next February. */
export function incomeReportDueOn(year: number): IsoDate {
  return lastBusinessDayOfMonth(`${year + 1}-02`)
}

function reportOf(
  payments: readonly ReportedPayment[],
  year: number,
  revenueCode: RevenueCode,
): IncomeReport {
  const adjustable = payments.filter((payment) => payment.taxation === 'adjustable')
  const fixed = payments.filter((payment) => payment.taxation === 'fixed-rate')
  const exclusive = payments.filter((payment) => payment.taxation === 'exclusive')
  const months = adjustable.map(({ monthly }) => monthly).filter((month) => month !== null)
  const byAge = adjustable.filter(({ isExemptByIllness }) => !isExemptByIllness)
  const illness = sumReais(
    adjustable
      .filter(({ isExemptByIllness }) => isExemptByIllness)
      .flatMap(({ monthly, thirteenth }) => [monthly?.exempt ?? 0, thirteenth?.exempt ?? 0]),
  )
  const thirteenth = thirteenthParts(
    adjustable.map((payment) => payment.thirteenth).filter((part) => part !== null),
  )
  const alimony = sumReais(months.map(({ deductions }) => deductions.alimony))
  const grossOf = (list: readonly { gross: number }[]) => sumReais(list.map(({ gross }) => gross))
  const withheldOf = (list: readonly { withheld: number }[]) => sumReais(list.map(({ withheld }) => withheld))
  const amounts: Partial<Record<IncomeReportLine, number>> = {
    '3.1': sumReais([...months.map(({ taxable }) => taxable), grossOf(fixed)]),
    '3.2': sumReais(months.map(({ deductions }) => deductions.officialSocialSecurity)),
    '3.4': alimony,
    '3.5': sumReais([withheldOf(months), withheldOf(fixed)]),
    '4.1': sumReais(byAge.map(({ monthly }) => monthly?.exempt ?? 0)),
    '4.2': sumReais(byAge.map((payment) => payment.thirteenth?.exempt ?? 0)),
    '4.4': illness,
    '5.1': thirteenth?.net ?? 0,
    '5.2': thirteenth?.withheld ?? 0,
    '5.3': sumReais([grossOf(exclusive), -withheldOf(exclusive)]),
  }
  return {
    year,
    revenueCode,
    lines: Object.fromEntries(
      INCOME_REPORT_LINES.map((line) => [line, amounts[line] ?? 0]),
    ) as IncomeReport['lines'],
    thirteenth,
    notes: notesOf(alimony, illness, {
      gross: grossOf(exclusive),
      withheld: withheldOf(exclusive),
    }),
  }
}

function thirteenthParts(parts: readonly MonthlyTax[]): ThirteenthParts | null {
  if (parts.length === 0) return null
  const taxable = sumReais(parts.map((part) => part.taxable))
  const deductions = sumReais(parts.map((part) => part.deductions.total))
  const withheld = sumReais(parts.map((part) => part.withheld))
  return { taxable, deductions, withheld, net: sumReais([taxable, -deductions, -withheld]) }
}

function notesOf(
  alimony: number,
  illness: number,
  exclusive: { gross: number; withheld: number },
): IncomeReportNote[] {
  const notes: IncomeReportNote[] = []
  if (alimony > 0) notes.push({ code: 'alimony', amount: alimony })
  if (illness > 0) notes.push({ code: 'exempt-by-illness', amount: illness })
  if (exclusive.gross > 0) notes.push({ code: 'exclusive-gross', ...exclusive })
  return notes
}
