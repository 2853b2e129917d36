import { Card } from '@portal/design-system/Card'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { memo } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import { wayToGoal } from '#domain/benefit-simulation/reach-goal.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { goalSentence, ofGoalText } from './simulation-sentences.ts'
import type { SimulationInHand } from './use-benefit-simulation.ts'

const { goal: text, types } = simulationText

type GoalCardProps = Pick<SimulationInHand, 'simulation' | 'shown'> & {
  rules: BenefitSimulatorOnWire['regras']
}

/** What each income replaces of the salary, against the goal, and what it would take to reach it. */
export const GoalCard = memo(function GoalCard({ simulation, shown, rules }: GoalCardProps) {
  const type = rules.incomeTypes.includes('fixed-term') ? 'fixed-term' : rules.incomeTypes[0]
  const way = type ? wayToGoal(type, shown, rules) : null
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
