import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Bars } from '@portal/design-system/charts/Bars'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { memo, useMemo } from 'react'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { mainIncome } from '#domain/simulation/main-income.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { scenarioIncomes, scenarioLives } from './scenario-charts.ts'
import { type ComparedScenario, type ScenarioRow, scenarioRows } from './scenario-rows.ts'
import { bestSentence, dropLabel, openLabel, scenarioAfter } from './scenario-sentences.ts'
import { type CurrentSimulation, simulated } from './use-benefit-simulation.ts'
import type { CurrentScenarios } from './use-scenarios.ts'

const { scenarios: text, types } = simulationText

type ScenariosCardProps = {
  opening: BenefitSimulatorOnWire
  drawn: CurrentSimulation['drawn']
  open: CurrentSimulation['open']
} & CurrentScenarios

/** Up to three scenarios side by side: those put aside, and what the fields say now. */
export const ScenariosCard = memo(function ScenariosCard({
  opening,
  drawn,
  open,
  kept,
  isFull,
  put,
  drop,
}: ScenariosCardProps) {
  const aside = useMemo(
    () => kept.map(({ name, inputs }) => ({ name, ...simulated(inputs, opening) })),
    [kept, opening],
  )
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <Text hasMeasure>{kept.length === 0 ? text.lead : text.compared}</Text>
        <Cluster gap="3">
          <Button variant="secondary" isDisabled={isFull} onPress={() => put(drawn.inputs)}>
            {text.keep}
          </Button>
          {kept.map(({ id, name, inputs }) => (
            <Cluster key={id} gap="1">
              <Button variant="quiet" onPress={() => open(inputs)}>
                {openLabel(name)}
              </Button>
              <Button variant="quiet" onPress={() => drop(id)}>
                {dropLabel(name)}
              </Button>
            </Cluster>
          ))}
        </Cluster>
        {isFull && <Text tone="muted">{text.full}</Text>}
        {aside.length > 0 && <Compared compared={[...aside, { name: text.inHand, ...drawn }]} />}
      </Stack>
    </Card>
  )
})

/** A difference says aloud of which figure it is; the eye has it right above. */
function rowName({ label, of }: ScenarioRow) {
  if (of === undefined) return label
  return (
    <Text as="span" tone="muted">
      <VisuallyHidden>{`${of}. `}</VisuallyHidden>
      {label}
    </Text>
  )
}

function Compared({ compared }: { compared: readonly ComparedScenario[] }) {
  const columns: StatementColumn<ScenarioRow>[] = [
    { id: 'label', header: text.figure, isRowHeader: true, cell: rowName },
    ...compared.map(({ name }, place) => ({
      id: String(place),
      header: name,
      isNumeric: true,
      cell: ({ cells }: ScenarioRow) => cells[place],
    })),
  ]
  const incomes = scenarioIncomes(compared)
  const type = mainIncome(compared[0]?.simulation.incomes ?? [])?.type
  const paying = compared.flatMap(({ name, simulation, inputs }) => {
    const income = simulation.incomes.find((one) => one.type === type)
    return income
      ? [{ name, gross: income.gross, after: scenarioAfter(name, income, inputs.retirementAge) }]
      : []
  })
  const lives = type && scenarioLives(compared, type)
  return (
    <>
      <StatementTable
        caption={text.caption}
        isCaptionHidden
        columns={columns}
        rows={scenarioRows(compared)}
        rowKey={({ id }) => id}
      />
      <ChartFigure finding={bestSentence(type ? types[type] : '', paying)} data={incomes}>
        <Bars data={incomes} />
      </ChartFigure>
      {lives && (
        <ChartFigure
          finding={text.lifeFinding(types[type])}
          description={paying.map(({ after }) => after).join(' ')}
          data={lives}
        >
          <Line data={lives} />
        </ChartFigure>
      )}
    </>
  )
}
