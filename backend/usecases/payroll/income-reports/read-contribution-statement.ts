import type { Querier } from '#backend/database/client.ts'
import { contributionsOfYear } from '#backend/database/queries/contribution-years.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { notFound } from '#backend/problem.ts'
import type { ContributionStatement } from '#contract/payroll/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import { annualContributions } from '#domain/statement/annual-contributions.ts'
import { reportHead } from './report-head.ts'

/** A pensioner's account was filled by somebody else, whose contributions are not theirs to declare. */
export function contributedThemselves({ category }: LinkRow['link']): boolean {
  return category !== Category.pensioner
}

/** Contributions of a person in a year, for their tax return. @throws 404 when there were none. */
export async function readContributionStatement(
  database: Querier,
  row: LinkRow,
  { year, today }: { year: number; today: IsoDate },
): Promise<ContributionStatement> {
  const entries = contributedThemselves(row.link)
    ? await contributionsOfYear(database, row.link.id, { year, until: today })
    : []
  const statement = annualContributions(entries, year)
  if (statement.months.length === 0) throw notFound(`Nenhuma contribuição sua foi creditada em ${year}.`)
  return {
    ...(await reportHead(database, row, { year, today })),
    meses: statement.months.map(({ month, basic, supplementary, voluntary, total }) => ({
      mes: month,
      basica: basic,
      suplementar: supplementary,
      voluntaria: voluntary,
      total,
    })),
    basica: statement.basic,
    suplementar: statement.supplementary,
    voluntaria: statement.voluntary,
    dedutivel: statement.own,
    patrocinadora: statement.sponsor,
    administracao: statement.administration,
    risco: statement.risk,
  }
}
