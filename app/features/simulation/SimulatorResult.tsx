import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { memo } from 'react'
import { percentText, reaisText } from '#contract/value-text.ts'
import type { SimulatedIncome } from '#domain/simulation/simulate-benefit.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { resultSentence } from './simulation-sentences.ts'
import type { Figured } from './use-benefit-simulation.ts'

const { result: text, types } = simulationText

const columns: StatementColumn<SimulatedIncome>[] = [
  { id: 'type', header: text.type, isRowHeader: true, cell: ({ type }) => types[type] },
  { id: 'gross', header: text.gross, isNumeric: true, cell: ({ gross }) => reaisText(gross) },
  {
    id: 'progressive',
    header: text.progressive,
    isNumeric: true,
    cell: ({ taxed, gross }) => reaisText(taxed?.progressive.net ?? gross),
  },
  {
    id: 'regressive',
    header: text.regressive,
    isNumeric: true,
    cell: ({ taxed, gross }) => reaisText(taxed?.regressive.net ?? gross),
  },
]

const share: StatementColumn<SimulatedIncome> = {
  id: 'share',
  header: text.share,
  isNumeric: true,
  cell: ({ replacement }) => (replacement ? percentText(replacement.percent) : text.noShare),
}

/** Simulation result: a sentence that is announced, then income by income. */
export const SimulatorResult = memo(function SimulatorResult({
  now: { simulation, inputs },
}: {
  now: Figured
}) {
  const { balance, contributed, cash, incomes } = simulation
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <Text role="status" hasMeasure>
          {resultSentence(simulation, inputs)}
        </Text>
        {balance > 0 && (
          <>
            <Columns>
              <Stat label={text.balance} value={reaisText(balance)} />
              <Stat label={text.contributed} value={reaisText(contributed)} />
              {cash > 0 && <Stat label={text.cash} value={reaisText(cash)} />}
            </Columns>
            <StatementTable
              caption={text.caption}
              isCaptionHidden
              columns={inputs.salary === null ? columns : [...columns, share]}
              rows={incomes}
              rowKey={({ type }) => type}
            />
            <Text variant="small" tone="muted" hasMeasure>
              {text.taxes}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
})
