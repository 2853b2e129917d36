import { Stack } from '@portal/design-system/Stack'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { StatementFilterBar } from './StatementFilterBar.tsx'
import { StatementLines, type StatementLinesProps } from './StatementLines.tsx'
import type { StatementSearch } from './statement.search.ts'

export type MovementsViewProps = StatementLinesProps & {
  options: StatementPosition['opcoes']
  search: StatementSearch
  /** Only what changed. */
  onFilter: (changed: Partial<StatementSearch>) => void
}

/** The filter, and every movement that it leaves. */
export function MovementsView({ options, lines, search, input, onFilter, hrefOfPage }: MovementsViewProps) {
  return (
    <Stack gap="6">
      <StatementFilterBar options={options} search={search} applied={lines.periodo} onFilter={onFilter} />
      <StatementLines lines={lines} input={input} hrefOfPage={hrefOfPage} />
    </Stack>
  )
}
