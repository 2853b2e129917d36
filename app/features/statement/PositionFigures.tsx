import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stat } from '@portal/design-system/Stat'
import { FigureSteps } from '#app/features/service-request/FigureSteps.tsx'
import type { ExplainedFigureOnWire, StatementLinesAnswer, StatementPosition } from '#contract/statement.ts'
import { explainedLines, figureValue } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import { periodSentence, updateNote } from './statement-sentences.ts'

/** The parts of the balance, what entered, what it earned: each with the way to it. */
export function PositionFigures({
  position,
  lines,
}: {
  position: StatementPosition
  lines: StatementLinesAnswer
}) {
  const parts = position.figuras.filter(({ figura }) => figura !== 'saldo-total')
  const ofPeriod = lines.figuras.filter(({ figura }) => figura === 'rentabilidade-periodo')
  return (
    <Columns as="section" minWidth="wide" keepsWidth gap="4" aria-label={statementText.figures}>
      {parts.map((figure) => (
        <Figure key={figure.figura} figure={figure} />
      ))}
      {ofPeriod.map((figure) => (
        <Figure key={figure.figura} figure={figure} detail={periodSentence(lines.periodo)} />
      ))}
    </Columns>
  )
}

function Figure({ figure, detail }: { figure: ExplainedFigureOnWire; detail?: string }) {
  return (
    <Card padding="compact">
      <Stat
        label={statementText.figure[figure.figura]}
        value={figureValue(figure)}
        detail={detail}
        explanation={<FigureSteps lines={explainedLines(figure)} note={updateNote(figure)} layout="grid" />}
      />
    </Card>
  )
}
