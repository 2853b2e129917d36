import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import { regimeNames } from '#contract/tax-regime.text.ts'
import type { RegimeOnWire, SimulatedYearOnWire } from '#contract/tax-regime.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import { cheaperRegime, chosenYear } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import {
  basisSentence,
  breakEvenSentence,
  findingSentence,
  incomeSentence,
  taxSentence,
  timingSentence,
} from './tax-simulator-sentences.ts'
import type { Simulation } from './use-simulation.ts'

const { result: text } = simulatorText

/** Both regimes in the year that was asked for, side by side. */
export function SimulationResult({ simulation }: { simulation: Simulation }) {
  const year = chosenYear(simulation.answer)
  return (
    <Card title={text.heading}>
      {year ? <Compared simulation={simulation} year={year} /> : <Text hasMeasure>{text.none}</Text>}
    </Card>
  )
}

function Compared({ simulation, year }: { simulation: Simulation; year: SimulatedYearOnWire }) {
  const { answer } = simulation
  const timing = timingSentence(year)
  const isIncome = year.rendaMensal !== null
  return (
    <Stack gap="6">
      <Text variant="title" tone="strong" hasMeasure>
        {findingSentence(year)}
      </Text>
      <Text hasMeasure>{breakEvenSentence(answer)}</Text>
      <Columns minWidth="narrow">
        <Received year={year} of="regressivo" />
        <Received year={year} of="progressivo" />
      </Columns>
      {timing && <InlineMessage>{timing}</InlineMessage>}
      {isIncome && answer.idade === null && <InlineMessage tone="warning">{text.noAge}</InlineMessage>}
      <Text variant="small" tone="muted" hasMeasure>
        {basisSentence(simulation, year)}
      </Text>
      <StatementTable
        caption={text.table}
        columns={comparedColumns}
        rows={comparedLines(year)}
        rowKey={({ label }) => label}
      />
      {isIncome && (
        <Text variant="small" tone="muted" hasMeasure>
          {incomeSentence(answer)}
        </Text>
      )}
    </Stack>
  )
}

function Received({ year, of }: { year: SimulatedYearOnWire; of: RegimeOnWire }) {
  return (
    <Stack gap="3" align="start">
      <Stat label={text.net[of]} value={formatReais(year[of].liquido)} detail={taxSentence(year[of])} />
      {cheaperRegime(year) === of && <StatusTag tone="success">{text.less}</StatusTag>}
    </Stack>
  )
}

const comparedColumns = [
  { id: 'item', header: text.item, isRowHeader: true, cell: ({ label }: ComparedLine) => label },
  ...(['regressivo', 'progressivo'] as const).map((id) => ({
    id,
    header: regimeNames[id],
    isNumeric: true,
    cell: (line: ComparedLine) => line[id],
  })),
]
