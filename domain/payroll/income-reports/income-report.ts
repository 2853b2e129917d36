import type { RevenueCode } from '#domain/taxes/tax-regime.ts'

/** Blocks and lines of the official form with amounts (IN RFB 2.060/2021, annex I): 3 taxable, 4 exempt, 5 exclusive. */
export const INCOME_REPORT_LINES = [
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '3.5',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '4.5',
  '4.6',
  '4.7',
  '4.8',
  '4.9',
  '5.1',
  '5.2',
  '5.3',
] as const
export type IncomeReportLine = (typeof INCOME_REPORT_LINES)[number]

/** Totals of one nature of income in a calendar year, by day of payment. Reais; every line is there, zeros too. */
export interface IncomeReport {
  year: number
  /** Nature of the income, by the code of its tax. */
  revenueCode: RevenueCode
  lines: Record<IncomeReportLine, number>
  /** How the net thirteenth was reached; null without one. */
  thirteenth: ThirteenthParts | null
  notes: IncomeReportNote[]
}

/** Line 5.1 = taxable − deductions − withheld. Reais. */
export interface ThirteenthParts {
  taxable: number
  deductions: number
  withheld: number
  net: number
}

/** Facts of the complementary block, as codes; whoever prints them owns the words. */
export type IncomeReportNote =
  | { code: 'alimony'; amount: number }
  | { code: 'exempt-by-illness'; amount: number }
  | { code: 'exclusive-gross'; gross: number; withheld: number }
