import { Stack } from '@portal/design-system/Stack'
import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { PositionFigures } from './PositionFigures.tsx'
import { ReturnsCard } from './ReturnsCard.tsx'
import type { StatementReturns } from './statement-parts.ts'

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
