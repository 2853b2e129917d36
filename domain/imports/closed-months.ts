import type { Competence, IsoDate } from '../calendar.ts'
import { incomeReportDueOn } from '../payroll/income-reports/income-reports.ts'

/**
 * Whether a month takes no more contributions: those of a year are final once its reports are out, since what people declared to the
 * revenue is in them (IN RFB 2.060/2021).
 */
export function isMonthClosed(month: Competence, today: IsoDate): boolean {
  return today > incomeReportDueOn(Number(month.slice(0, 4)))
}
