import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { PositionFigures } from './PositionFigures.tsx'
import { ReturnsCard } from './ReturnsCard.tsx'
import { statementQueries } from './statement.queries.ts'
import type { StatementReturns } from './statement-parts.ts'

/** Returns of the profiles beside that of the chosen plan link. */
export function Returns() {
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: returns } = useSuspenseQuery(statementQueries.returns())
  return <ReturnsView figures={summary.figuras} returns={returns} />
}

export type ReturnsViewProps = { figures: readonly ExplainedFigureOnWire[]; returns: StatementReturns }

/** Return of the person's own profile over a year, beside every other profile's. */
export function ReturnsView({ figures, returns }: ReturnsViewProps) {
  return (
    <Stack gap="6">
      <PositionFigures figures={figures.filter(({ figura }) => figura === 'rentabilidade-12-meses')} />
      <ReturnsCard returns={returns} />
    </Stack>
  )
}
