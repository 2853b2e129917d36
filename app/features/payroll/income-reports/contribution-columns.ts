import type { StatementColumn } from '@portal/design-system/StatementTable'
import type { ContributionStatement } from '#contract/payroll/income-reports.ts'
import { reaisText } from '#contract/value-text.ts'
import { monthLabel } from './income-report-sentences.ts'
import { incomeReportText } from './income-reports.text.ts'

type Month = ContributionStatement['meses'][number]
type Kind = 'basica' | 'suplementar' | 'voluntaria'

const { contributions: text } = incomeReportText

const KINDS: readonly (readonly [Kind, string])[] = [
  ['basica', text.basic],
  ['suplementar', text.supplementary],
  ['voluntaria', text.voluntary],
]

/** A year month by month; kinds that nothing was contributed to have no column, and one kind alone is the total. */
export function contributionColumns(statement: ContributionStatement): StatementColumn<Month>[] {
  const kinds = KINDS.filter(([kind]) => statement[kind] > 0)
  return [
    {
      id: 'month',
      header: text.month,
      isRowHeader: true,
      cell: ({ mes }) => monthLabel(mes),
      total: text.total,
    },
    ...kinds.map(([kind, header]) => ({
      id: kind,
      header,
      isNumeric: true,
      cell: (month: Month) => reaisText(month[kind]),
      total: reaisText(statement[kind]),
    })),
    ...(kinds.length === 1
      ? []
      : [
          {
            id: 'total',
            header: text.total,
            isNumeric: true,
            cell: ({ total }: Month) => reaisText(total),
            total: reaisText(statement.dedutivel),
          },
        ]),
  ]
}
