import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { formatCompetence, formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatQuotas, formatUnitValue } from '#app/format/quotas.ts'
import { movementName, statementAccountNames, statementTypeNames } from '#contract/statement.text.ts'
import type { StatementLineOnWire, StatementLinesAnswer } from '#contract/statement.ts'
import { statementText } from './statement.text.ts'

const { lines, totals } = statementText

/** Movements, newest first. */
export const lineColumns: StatementColumn<StatementLineOnWire>[] = [
  {
    id: 'movement',
    header: lines.movement,
    isRowHeader: true,
    cell: (line) => (
      <>
        {movementName(line)}
        <Text as="span" variant="small" tone="muted" isBlock>
          {statementAccountNames[line.conta]}
        </Text>
      </>
    ),
  },
  {
    id: 'credited',
    header: lines.credited,
    cell: ({ dataCredito, competencia }) => (
      <>
        {formatDate(dataCredito)}
        <Text as="span" variant="small" tone="muted" isBlock>
          {formatCompetence(competencia)}
        </Text>
      </>
    ),
  },
  { id: 'amount', header: lines.amount, cell: ({ valor }) => formatReais(valor), isNumeric: true },
  {
    id: 'unitValue',
    header: lines.unitValue,
    cell: ({ valorCota }) => formatUnitValue(valorCota),
    isNumeric: true,
  },
  { id: 'quotas', header: lines.quotas, cell: ({ cotas }) => formatQuotas(cotas), isNumeric: true },
  {
    id: 'accumulated',
    header: lines.accumulated,
    cell: ({ cotasAcumuladas }) => formatQuotas(cotasAcumuladas),
    isNumeric: true,
  },
  { id: 'balance', header: lines.balance, cell: ({ saldo }) => formatReais(saldo), isNumeric: true },
]

type TypeTotal = StatementLinesAnswer['totais']['porTipo'][number]

/** What the lines of each type come to. */
export const totalColumns: StatementColumn<TypeTotal>[] = [
  { id: 'type', header: totals.type, isRowHeader: true, cell: ({ tipo }) => statementTypeNames[tipo] },
  { id: 'lines', header: totals.lines, cell: ({ linhas }) => linhas, isNumeric: true },
  { id: 'amount', header: totals.amount, cell: ({ valor }) => formatReais(valor), isNumeric: true },
  { id: 'quotas', header: totals.quotas, cell: ({ cotas }) => formatQuotas(cotas), isNumeric: true },
]
