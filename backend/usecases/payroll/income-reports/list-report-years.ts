import type { Querier } from '#backend/database/client.ts'
import { contributionYears } from '#backend/database/queries/contribution-years.ts'
import { paidYears } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarInformes } from '#contract/payroll/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { contributedThemselves } from './read-contribution-statement.ts'
import { isClosedYear } from './report-head.ts'

/** Years of a link with something to declare, newest first. */
export async function listReportYears(
  database: Querier,
  { link }: LinkRow,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarInformes>> {
  const [paid, contributed] = await Promise.all([
    paidYears(database, link.id),
    contributedThemselves(link) ? contributionYears(database, link.id, today) : Promise.resolve<number[]>([]),
  ])
  const years = [...new Set([...paid, ...contributed])].toSorted((one, other) => other - one)
  return {
    anos: years.map((year) => ({
      ano: year,
      fechado: isClosedYear(year, today),
      rendimentos: paid.includes(year),
      contribuicoes: contributed.includes(year),
    })),
  }
}
