import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { Fragment, memo, type ReactNode } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import type { SafeRange } from '#domain/benefit-simulation/simulation-rules.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { contributionLine, type SlidField } from './field-ranges.ts'
import { SimulatedAmount } from './SimulatedAmount.tsx'
import { SimulatedNumber } from './SimulatedNumber.tsx'
import type { SimulationInHand } from './use-benefit-simulation.ts'

const { groups } = simulationText

type SimulatorFieldsProps = Pick<SimulationInHand, 'inputs' | 'change' | 'round' | 'reset'> & {
  rules: BenefitSimulatorOnWire['regras']
  hasEmployer: boolean
}

/** Everything that the simulation goes by, in sight and to be changed. */
export const SimulatorFields = memo(function SimulatorFields({
  inputs,
  change,
  rules,
  hasEmployer,
  round,
  reset,
}: SimulatorFieldsProps) {
  const { ranges, incomeTypes } = rules
  const slider = (field: SlidField, range: Pick<SafeRange, 'minimum' | 'maximum'>) => (
    <SimulatedNumber
      field={field}
      value={inputs[field]}
      minValue={range.minimum}
      maxValue={range.maximum}
      change={change}
    />
  )
  const later = {
    minimum: Math.max(ranges.retirementAge.minimum, inputs.currentAge + 1),
    maximum: ranges.retirementAge.maximum,
  }
  const contribution = contributionLine(inputs, rules)
  return (
    <Card>
      <Stack gap="8">
        <Fragment key={round}>
          <Group title={groups.you}>
            {slider('currentAge', ranges.currentAge)}
            {slider('retirementAge', later)}
            <SimulatedAmount
              field="salary"
              value={inputs.salary}
              description={simulationText.fields.salaryHelp}
              change={change}
            />
          </Group>
          <Group title={groups.saving}>
            <SimulatedAmount
              field="balance"
              value={inputs.balance}
              description={hasEmployer ? simulationText.fields.balanceHelp : undefined}
              change={change}
            />
            {slider('ownContribution', contribution)}
            {hasEmployer && slider('employerContribution', contribution)}
          </Group>
          <Group title={groups.receiving}>
            {slider('cashPercent', ranges.cashPercent)}
            {incomeTypes.includes('percent') && slider('incomePercent', ranges.incomePercent)}
            {incomeTypes.includes('fixed-term') && slider('termYears', ranges.termYears)}
          </Group>
          <Group title={groups.assumptions}>
            {slider('realReturnPercent', ranges.realReturnPercent)}
            {slider('growthPercent', ranges.growthPercent)}
            {inputs.salary !== null && slider('goalPercent', ranges.goalPercent)}
          </Group>
        </Fragment>
        <div>
          <Button variant="secondary" onPress={reset}>
            {simulationText.reset}
          </Button>
        </div>
      </Stack>
    </Card>
  )
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="5" aria-label={title}>
      <Text as="h2" variant="subtitle">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
