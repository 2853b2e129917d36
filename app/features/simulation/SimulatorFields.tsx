import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { Fragment, memo, type ReactNode } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import {
  type SimulationField,
  type SimulationInputs,
  soonestRetirementAge,
} from '#domain/simulation/safe-inputs.ts'
import type { SafeRange } from '#domain/simulation/simulation-rules.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { contributionLine, type SliderField } from './field-ranges.ts'
import type { FigureMarks } from './figure-marks.ts'
import { SimulatedAmount } from './SimulatedAmount.tsx'
import { SimulatedNumber } from './SimulatedNumber.tsx'
import { markSentence, usedSentence } from './simulation-sentences.ts'
import type { CurrentSimulation } from './use-benefit-simulation.ts'

type SimulatorFieldsProps = Pick<CurrentSimulation, 'asked' | 'moved' | 'change' | 'round'> & {
  /** Within the ranges: what the others are bounded by. */
  inputs: SimulationInputs
  rules: BenefitSimulatorOnWire['regras']
  hasEmployer: boolean
  /** Figures with which the simulation began, and who knows them. */
  marks: FigureMarks
  /** Puts all fields back. */
  reset: { label: string; run: () => void }
}

/** Everything that the simulation goes by, in sight and to be changed. */
export const SimulatorFields = memo(function SimulatorFields({
  asked,
  moved,
  inputs,
  change,
  round,
  rules,
  hasEmployer,
  marks,
  reset,
}: SimulatorFieldsProps) {
  const { ranges, incomeTypes } = rules
  const movedOf = (field: SimulationField) => {
    const clamped = moved.find((one) => one.field === field)
    return clamped && usedSentence(clamped)
  }
  const markOf = (field: SimulationField, help?: string) => {
    const mark = marks[field]
    const said = [help, mark && markSentence(field, asked[field], mark)].filter((text) => text !== undefined)
    return said.length === 0 ? undefined : said.join(' ')
  }
  const slider = (field: SliderField, range: Pick<SafeRange, 'minimum' | 'maximum'>) => (
    <SimulatedNumber
      field={field}
      value={asked[field]}
      description={markOf(field)}
      moved={movedOf(field)}
      minValue={range.minimum}
      maxValue={range.maximum}
      change={change}
    />
  )
  const amount = (field: 'salary' | 'balance', help?: string) => (
    <SimulatedAmount
      field={field}
      value={asked[field]}
      description={markOf(field, help)}
      moved={movedOf(field)}
      change={change}
    />
  )
  const later = {
    minimum: Math.max(ranges.retirementAge.minimum, soonestRetirementAge(inputs)),
    maximum: ranges.retirementAge.maximum,
  }
  const contribution = contributionLine(inputs, rules)
  const { fields, groups } = simulationText
  return (
    <Card>
      <Stack gap="8">
        <Fragment key={round}>
          <Group title={groups.you}>
            {slider('currentAge', ranges.currentAge)}
            {slider('retirementAge', later)}
            {amount('salary', fields.salaryHelp)}
          </Group>
          <Group title={groups.saving}>
            {amount('balance', hasEmployer ? fields.balanceHelp : undefined)}
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
        <div data-print="hide">
          <Button variant="secondary" onPress={reset.run}>
            {reset.label}
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
