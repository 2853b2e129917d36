import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { FigureExplanation } from '#app/features/service-request/FigureExplanation.tsx'
import { explainedBreakEven, explainedDeduction, explainedYear } from './explained-sentences.ts'
import { chosenYear } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { rulesNote } from './tax-simulator-sentences.ts'
import type { Simulation } from './use-simulation.ts'

const { how: text } = simulatorText

/** The way to every figure of the result. Nothing where there is no result. */
export function SimulationExplained({ simulation }: { simulation: Simulation }) {
  const { answer } = simulation
  const year = chosenYear(answer)
  if (!year) return null
  const breakEven = explainedBreakEven(simulation)
  return (
    <Card title={text.heading}>
      <Accordion>
        <FigureExplanation
          title={text.figures}
          lines={explainedYear(simulation, year)}
          note={rulesNote(answer)}
        />
        {breakEven.length > 0 && <FigureExplanation title={text.breakEven} lines={breakEven} />}
        {answer.deducao && (
          <FigureExplanation title={text.deduction} lines={explainedDeduction(simulation, answer.deducao)} />
        )}
      </Accordion>
    </Card>
  )
}
