import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarInformes } from '#contract/payroll/income-reports.ts'

export type ReportYear = CallAnswer<typeof retornarInformes>['anos'][number]

/** The year asked for, or for 0 the one to declare now: the newest that is over, else the one that runs. Null without any. */
export function chosenYear(years: readonly ReportYear[], asked: number): ReportYear | null {
  if (asked !== 0) return years.find(({ ano }) => ano === asked) ?? null
  return years.find(({ fechado }) => fechado) ?? years[0] ?? null
}
