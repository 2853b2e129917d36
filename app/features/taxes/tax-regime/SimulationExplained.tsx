import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import type { SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { explainedDeduction, explainedTurns, explainedYear } from './explained-sentences.ts'
import { chosenYear } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { rulesNote } from './tax-simulator-sentences.ts'

const { how: text } = simulatorText

/** The way to every figure of the result. Nothing where there is no result. */
export function SimulationExplained({ answer }: { answer: SimulationAnswer }) {
  const year = chosenYear(answer)
  if (!year) return null
  const turns = explainedTurns(answer)
  return (
    <Card title={text.heading}>
      <Accordion>
        <FigureExplanation
          title={text.figures}
          lines={explainedYear(answer, year)}
          note={rulesNote(answer)}
        />
        {turns.length > 0 && <FigureExplanation title={text.turns} lines={turns} />}
        {answer.deducao && (
          <FigureExplanation title={text.deduction} lines={explainedDeduction(answer, answer.deducao)} />
        )}
      </Accordion>
    </Card>
  )
}
