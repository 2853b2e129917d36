import { Card } from '@portal/design-system/Card'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { memo } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { mainIncome } from '#domain/simulation/main-income.ts'
import { wayToGoal } from '#domain/simulation/reach-goal.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { goalSentence, ofGoalText } from './simulation-sentences.ts'
import type { Simulated } from './use-benefit-simulation.ts'

const { goal: text, types } = simulationText

type GoalCardProps = { drawn: Simulated; rules: BenefitSimulatorOnWire['regras'] }

/** Share of the salary each income replaces, against the goal, and what it takes to reach the goal. */
export const GoalCard = memo(function GoalCard({ drawn: { simulation, inputs }, rules }: GoalCardProps) {
  const type = mainIncome(simulation.incomes)?.type
  const way = type ? wayToGoal(type, inputs, rules) : null
  return (
    <Card title={text.heading}>
      {way === null || !type ? (
        <Text hasMeasure>{text.unknown}</Text>
      ) : (
        <Stack gap="5">
          <Text hasMeasure>{goalSentence(way, types[type])}</Text>
          {simulation.incomes.map(({ type: paid, gross }) => (
            <Meter
              key={paid}
              label={types[paid]}
              value={Math.min(gross, way.goal)}
              maxValue={way.goal}
              valueLabel={ofGoalText(gross, way.goal)}
              tone={gross >= way.goal ? 'success' : 'neutral'}
            />
          ))}
        </Stack>
      )}
    </Card>
  )
})
