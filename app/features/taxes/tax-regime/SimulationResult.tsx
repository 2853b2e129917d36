import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import { RegimeVerdict } from './RegimeVerdict.tsx'
import { chosenYear } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { incomeSentence } from './tax-simulator-sentences.ts'

const { result: text } = simulatorText

/** Both regimes in the year that was asked for, side by side. */
export function SimulationResult({ answer }: { answer: SimulationAnswer }) {
  const year = chosenYear(answer)
  return (
    <Card title={text.heading}>
      {year ? <Compared answer={answer} year={year} /> : <Text hasMeasure>{text.none}</Text>}
    </Card>
  )
}

function Compared({ answer, year }: { answer: SimulationAnswer; year: SimulatedYearOnWire }) {
  return (
    <Stack gap="6">
      <RegimeVerdict answer={answer} year={year} />
      <StatementTable
        caption={text.table}
        columns={comparedColumns}
        rows={comparedLines(year)}
        rowKey={({ label }) => label}
      />
      {year.rendaMensal !== null && (
        <Text variant="small" tone="muted" hasMeasure>
          {incomeSentence(answer)}
        </Text>
      )}
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
