import { Card } from '@portal/design-system/Card'
import { Bars } from '@portal/design-system/charts/Bars'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Stack } from '@portal/design-system/Stack'
import { memo } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { outcomePaths } from '#domain/simulation/outcome-paths.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { outcomesChart, rangeChart } from './simulation-charts.ts'
import { outcomeIncomesSentences, outcomeReturnsSentence, outcomesSentence } from './simulation-sentences.ts'
import type { Simulated } from './use-benefit-simulation.ts'

const { outcomes: text } = simulationText

type OutcomesCardProps = { drawn: Simulated; rules: BenefitSimulatorOnWire['regras'] }

/** Between what the balance and the incomes may come to lie: nobody knows one return. */
export const OutcomesCard = memo(function OutcomesCard({
  drawn: { inputs, simulation },
  rules,
}: OutcomesCardProps) {
  if (simulation.balance <= 0) return null
  const range = rangeChart(outcomePaths(inputs, rules), inputs)
  const incomes = outcomesChart(simulation)
  const [first, ...others] = outcomeIncomesSentences(simulation.outcomes)
  return (
    <Card title={text.heading}>
      <Stack gap="8">
        <ChartFigure
          finding={outcomesSentence(simulation.outcomes, inputs)}
          description={`${outcomeReturnsSentence(simulation.outcomes, inputs)} ${text.note}`}
          data={range}
        >
          <Line data={range} hasRange />
        </ChartFigure>
        <ChartFigure finding={first} description={others.join(' ')} data={incomes}>
          <Bars data={incomes} />
        </ChartFigure>
      </Stack>
    </Card>
  )
})
