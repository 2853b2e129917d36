import { Card } from '@portal/design-system/Card'
import { Bars } from '@portal/design-system/charts/Bars'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { StackedArea } from '@portal/design-system/charts/StackedArea'
import { memo } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import { afterChart, outcomesChart, savingChart } from './simulation-charts.ts'
import { afterSentence, outcomesSentence, savingSentence } from './simulation-sentences.ts'
import type { SimulationInHand } from './use-benefit-simulation.ts'

const { saving, outcomes, after } = simulationText

type SimulatorChartsProps = Pick<SimulationInHand, 'simulation' | 'shown'>

/** The balance until the retirement and after it, and the incomes at other returns; a table stands behind each. */
export const SimulatorCharts = memo(function SimulatorCharts({ simulation, shown }: SimulatorChartsProps) {
  if (simulation.balance <= 0) return null
  const growing = savingChart(simulation, shown)
  const ranging = outcomesChart(simulation)
  const paying = afterChart(simulation, shown)
  const [first, ...others] = simulation.incomes.map((income) => afterSentence(income, shown.retirementAge))
  return (
    <>
      <Card title={saving.heading}>
        <ChartFigure finding={savingSentence(simulation)} data={growing} hasTotal>
          <StackedArea data={growing} />
        </ChartFigure>
      </Card>
      <Card title={outcomes.heading}>
        <ChartFigure
          finding={outcomesSentence(simulation.outcomes)}
          description={outcomes.note}
          data={ranging}
        >
          <Bars data={ranging} />
        </ChartFigure>
      </Card>
      {paying && (
        <Card title={after.heading}>
          <ChartFigure finding={first} description={others.join(' ')} data={paying}>
            <Line data={paying} />
          </ChartFigure>
        </Card>
      )}
    </>
  )
})
