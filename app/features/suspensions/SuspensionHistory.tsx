import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { endedOnSentence, periodOf } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { history: text } = suspensionText

type Past = SuspensionOnWire['anteriores'][number]

const columns: readonly StatementColumn<Past>[] = [
  { id: 'period', header: text.period, cell: periodOf, isRowHeader: true },
  { id: 'months', header: text.months, cell: ({ meses }) => meses, isNumeric: true },
  {
    id: 'how',
    header: text.how,
    cell: ({ encerradaEm }) => (encerradaEm ? endedOnSentence(encerradaEm) : text.byItself),
  },
]

/** Suspensions that are over; nothing without any. */
export function SuspensionHistory({ past }: { past: SuspensionOnWire['anteriores'] }) {
  if (past.length === 0) return null
  return (
    <StatementTable
      caption={text.caption}
      columns={columns}
      rows={past}
      rowKey={({ mesEfeito }) => mesEfeito}
    />
  )
}
