import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { StatementLinesAnswer, StatementPosition } from '#contract/statement.ts'
import { EvolutionCard } from './EvolutionCard.tsx'
import { LotsByRate } from './LotsByRate.tsx'
import { PaidToCredit } from './PaidToCredit.tsx'
import { PositionCard } from './PositionCard.tsx'
import { PositionFigures } from './PositionFigures.tsx'
import { ReturnsCard } from './ReturnsCard.tsx'
import { StatementFilterBar } from './StatementFilterBar.tsx'
import { StatementLines } from './StatementLines.tsx'
import type { StatementLinesInput } from './statement.schema.ts'
import type { StatementSearch } from './statement.search.ts'
import { statementText } from './statement.text.ts'
import { TypeTotals } from './TypeTotals.tsx'

export type StatementViewProps = {
  position: StatementPosition
  lines: StatementLinesAnswer
  search: StatementSearch
  /** What the lines were asked with; the files take the same. */
  input: StatementLinesInput
  /** Only what changed. */
  onFilter: (changed: Partial<StatementSearch>) => void
  /** Address of a page of lines, counted from 0. */
  hrefOfPage: (page: number) => string
}

/** Where the person stands, how it came to be, and every movement. */
export function StatementView(props: StatementViewProps) {
  const { position, lines, search, onFilter } = props
  const hasMoved = position.opcoes.primeiroMes !== null
  return (
    <>
      <PageHeader title={statementText.title} description={statementText.lead} />
      <Stack gap="6">
        <PositionCard position={position} />
        <PaidToCredit paid={position.aCreditar} />
        {hasMoved ? (
          <>
            <PositionFigures position={position} lines={lines} />
            <StatementFilterBar
              position={position}
              search={search}
              applied={lines.periodo}
              onFilter={onFilter}
            />
            <StatementLines {...props} />
            <TypeTotals totals={lines.totais} />
            <LotsByRate lots={position.lotes} />
            <EvolutionCard position={position} />
            <ReturnsCard position={position} />
          </>
        ) : (
          <NothingMoved />
        )}
      </Stack>
    </>
  )
}

function NothingMoved() {
  const { title, text, action } = statementText.empty
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <LinkButton href="/services" variant="secondary">
            {action}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
