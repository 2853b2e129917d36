import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { StackedArea } from '@portal/design-system/charts/StackedArea'
import { memo } from 'react'
import { simulationText } from './benefit-simulation.text.ts'
import { afterChart, savingChart } from './simulation-charts.ts'
import { afterSentence, savingSentence } from './simulation-sentences.ts'
import type { Simulated } from './use-benefit-simulation.ts'

const { saving, after } = simulationText

/** The balance until the retirement and after it; a table stands behind each. */
export const SimulatorCharts = memo(function SimulatorCharts({
  drawn: { simulation, inputs },
}: {
  drawn: Simulated
}) {
  if (simulation.balance <= 0) return null
  const growing = savingChart(simulation, inputs)
  const paying = afterChart(simulation, inputs)
  const [first, ...others] = simulation.incomes.map((income) => afterSentence(income, inputs.retirementAge))
  return (
    <>
      <Card title={saving.heading}>
        <ChartFigure finding={savingSentence(simulation)} data={growing} hasTotal>
          <StackedArea data={growing} />
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
