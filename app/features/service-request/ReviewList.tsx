import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { comparisonNext } from './service-request.css.ts'
import { requestText } from './service-request.text.ts'

/** Something that changes, before and after, formatted. */
export type ReviewLine = { id: string; item: string; current: string; next: string }

export type ReviewListProps = {
  /** What the lines are about. */
  caption: string
  lines: readonly ReviewLine[]
}

const columns: readonly StatementColumn<ReviewLine>[] = [
  { id: 'item', header: requestText.item, cell: ({ item }) => item, isRowHeader: true },
  { id: 'current', header: requestText.current, cell: ({ current }) => current, isNumeric: true },
  {
    id: 'next',
    header: requestText.nextValue,
    cell: ({ next }) => <span className={comparisonNext}>{next}</span>,
    isNumeric: true,
  },
]

/** What a request changes, side by side, before it is sent. */
export function ReviewList({ caption, lines }: ReviewListProps) {
  return <StatementTable caption={caption} columns={columns} rows={lines} rowKey={({ id }) => id} />
}
