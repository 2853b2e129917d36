import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stat } from '@portal/design-system/Stat'
import { FigureSteps } from '#app/features/request-engine/FigureSteps.tsx'
import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { explainedLines, figureValue } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import { updateNote } from './statement-sentences.ts'

/** Figures in cards, each with the way to it. */
export function PositionFigures({ figures }: { figures: readonly ExplainedFigureOnWire[] }) {
  if (figures.length === 0) return null
  return (
    <Columns as="section" minWidth="wide" keepsWidth gap="4" aria-label={statementText.figures}>
      {figures.map((figure) => (
        <Card key={figure.figura} padding="compact">
          <Stat
            label={statementText.figure[figure.figura]}
            value={figureValue(figure)}
            explanation={
              <FigureSteps lines={explainedLines(figure)} note={updateNote(figure)} layout="grid" />
            }
          />
        </Card>
      ))}
    </Columns>
  )
}
