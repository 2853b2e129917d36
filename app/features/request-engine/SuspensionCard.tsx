import { Card } from '@portal/design-system/Card'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import type { PastSuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { suspensionWords } from './suspension.text.ts'
import { endedOnSentence, periodOf } from './suspension-sentences.ts'

const { history } = suspensionWords

export type SuspensionCardProps = {
  title: string
  /** Its months, and what stands still or goes on meanwhile. */
  items: readonly (Description | false)[]
  /** Those that are over, below it. */
  previous: readonly PastSuspensionOnWire[]
  children?: ReactNode
  action?: ReactNode
}

/** A suspension, planned or running: its months and what it does; below it those that are over. */
export function SuspensionCard({ title, items, previous, children, action }: SuspensionCardProps) {
  return (
    <Stack gap="6">
      <Card title={title}>
        {children}
        <DescriptionList layout="rows" items={[...items]} />
        {action}
      </Card>
      {previous.length > 0 && (
        <StatementTable
          caption={history.caption}
          columns={columns}
          rows={[...previous]}
          rowKey={({ mesEfeito }) => mesEfeito}
        />
      )}
    </Stack>
  )
}

const columns: readonly StatementColumn<PastSuspensionOnWire>[] = [
  { id: 'period', header: history.period, cell: periodOf, isRowHeader: true },
  { id: 'months', header: history.months, cell: ({ meses }) => meses, isNumeric: true },
  {
    id: 'how',
    header: history.how,
    cell: ({ encerradaEm }) => (encerradaEm ? endedOnSentence(encerradaEm) : history.byItself),
  },
]
