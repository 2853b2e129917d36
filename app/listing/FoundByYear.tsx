import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { type ReactNode, useRef } from 'react'
import type { RowsOfYear } from './by-year.ts'

type FoundByYearProps<Row> = {
  filters: ReactNode
  /** Newest first. */
  years: readonly RowsOfYear<Row>[]
  columns: readonly StatementColumn<Row>[]
  rowKey: (row: Row) => string | number
  /** Takes the filters off; null where none is on. */
  clear: (() => void) | null
  text: {
    found: (count: number) => string
    ofYear: (year: number) => string
    clear: string
    none: { title: string; text: string }
  }
}

/** Rows that a search leaves, below its filters: how many, and a table a year; or that there are none. */
export function FoundByYear<Row>({ filters, years, columns, rowKey, clear, text }: FoundByYearProps<Row>) {
  const line = useRef<HTMLParagraphElement>(null)
  const takeOff = () => {
    clear?.()
    // The button that was pressed goes away with the filters.
    line.current?.focus()
  }
  return (
    <Stack gap="6">
      {filters}
      <Cluster justify="between">
        <Text variant="small" tone="muted" ref={line} tabIndex={-1} role="status">
          {text.found(years.reduce((sum, { rows }) => sum + rows.length, 0))}
        </Text>
        {clear && (
          <Button variant="quiet" size="compact" onPress={takeOff}>
            {text.clear}
          </Button>
        )}
      </Cluster>
      {years.length === 0 && (
        <Card>
          <EmptyState illustration="search" title={text.none.title}>
            {text.none.text}
          </EmptyState>
        </Card>
      )}
      {years.map(({ year, rows }) => (
        <Card key={year} title={String(year)}>
          <StatementTable
            caption={text.ofYear(year)}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={rowKey}
          />
        </Card>
      ))}
    </Stack>
  )
}
