import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { ContributionChangeData } from '#contract/contributions.ts'
import { StatementTable } from '#design-system/StatementTable/StatementTable.tsx'
import type { StatementColumn } from '#design-system/StatementTable/statement-column.ts'
import { note } from '../requests.css.ts'
import { after, unchanged } from './contribution-change.css.ts'
import { contributionChangeText as words } from './contribution-change.text.ts'
import { type ComparedRow, contributionChangeRows } from './contribution-change-rows.ts'

const columns: readonly StatementColumn<ComparedRow>[] = [
  { id: 'item', header: words.item, isRowHeader: true, cell: ({ item }) => item },
  { id: 'before', header: words.before, isNumeric: true, cell: ({ before }) => before },
  {
    id: 'after',
    header: words.after,
    isNumeric: true,
    cell: ({ after: value, changes }) => <span className={changes ? after : unchanged}>{value}</span>,
  },
]

/** A contribution change: each amount as it was beside what was asked, and from when it counts. */
export function ContributionChange({ change }: { change: ContributionChangeData }) {
  return (
    <>
      <p className={note}>
        {words.effective(formatMonth(change.mesEfeito))}
        {change.modalidade === 'percentual' && ` ${words.salary(formatReais(change.salario))}`}
      </p>
      <StatementTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={contributionChangeRows(change)}
        rowKey={({ item }) => item}
      />
    </>
  )
}
