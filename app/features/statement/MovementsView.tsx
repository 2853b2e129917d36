import { Stack } from '@portal/design-system/Stack'
import type { StatementLinesAnswer, StatementPosition } from '#contract/statement/statement.ts'
import { StatementFilterBar } from './StatementFilterBar.tsx'
import { StatementLines } from './StatementLines.tsx'
import type { StatementLinesInput } from './statement.schema.ts'
import type { StatementSearch } from './statement.search.ts'

export type MovementsViewProps = {
  options: StatementPosition['opcoes']
  lines: StatementLinesAnswer
  search: StatementSearch
  /** Parameters of the lines on screen; the downloads take the same. */
  input: StatementLinesInput
  /** Only what changed. */
  onFilter: (changed: Partial<StatementSearch>) => void
  /** Address of a page of lines, counted from 0. */
  hrefOfPage: (page: number) => string
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
