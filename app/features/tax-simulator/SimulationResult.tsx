import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { formatReais } from '#app/format/money.ts'
import { regimeNames } from '#contract/tax-regime.text.ts'
import type { RegimeOnWire, SimulatedYearOnWire } from '#contract/tax-regime.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import { cheaperRegime, chosenYear } from './simulated-year.ts'
import { column, figures, finding, note, regime, sentence } from './tax-simulator.css.ts'
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
      {year ? <Compared simulation={simulation} year={year} /> : <p className={sentence}>{text.none}</p>}
    </Card>
  )
}

function Compared({ simulation, year }: { simulation: Simulation; year: SimulatedYearOnWire }) {
  const { answer } = simulation
  const timing = timingSentence(year)
  const isIncome = year.rendaMensal !== null
  return (
    <div className={column}>
      <p className={finding}>{findingSentence(year)}</p>
      <p className={sentence}>{breakEvenSentence(answer)}</p>
      <div className={figures}>
        <Received year={year} of="regressivo" />
        <Received year={year} of="progressivo" />
      </div>
      {timing && <InlineMessage>{timing}</InlineMessage>}
      {isIncome && answer.idade === null && <InlineMessage tone="warning">{text.noAge}</InlineMessage>}
      <p className={note}>{basisSentence(simulation, year)}</p>
      <StatementTable
        caption={text.table}
        columns={comparedColumns}
        rows={comparedLines(year)}
        rowKey={({ label }) => label}
      />
      {isIncome && <p className={note}>{incomeSentence(answer)}</p>}
    </div>
  )
}

function Received({ year, of }: { year: SimulatedYearOnWire; of: RegimeOnWire }) {
  return (
    <div className={regime}>
      <Stat label={text.net[of]} value={formatReais(year[of].liquido)} detail={taxSentence(year[of])} />
      {cheaperRegime(year) === of && <StatusTag tone="success">{text.less}</StatusTag>}
    </div>
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
