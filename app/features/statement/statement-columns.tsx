import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { movementAccount, movementName, statementTypeNames } from '#contract/statement/statement.text.ts'
import type { StatementLineOnWire, StatementLinesAnswer } from '#contract/statement/statement.ts'
import { dateText, quotasText, reaisText, unitValueText } from '#contract/value-text.ts'
import { competenceOf } from '#domain/calendar.ts'
import { statementText } from './statement.text.ts'
import { monthSentence } from './statement-sentences.ts'

const { lines, totals } = statementText

/** Movements, newest first. */
export const lineColumns: StatementColumn<StatementLineOnWire>[] = [
  {
    id: 'movement',
    header: lines.movement,
    isRowHeader: true,
    cell: (line) => {
      const account = movementAccount(line)
      return (
        <>
          {movementName(line)}
          {account && (
            <Text as="span" variant="small" tone="muted" isBlock>
              {` ${account}`}
            </Text>
          )}
        </>
      )
    },
  },
  {
    id: 'credited',
    header: lines.credited,
    cell: ({ dataCredito, competencia }) => (
      <>
        {dateText(dataCredito)}
        {competencia !== competenceOf(dataCredito) && (
          <Text as="span" variant="small" tone="muted" isBlock>
            {monthSentence(competencia)}
          </Text>
        )}
      </>
    ),
  },
  { id: 'amount', header: lines.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
  {
    id: 'unitValue',
    header: lines.unitValue,
    cell: ({ valorCota }) => unitValueText(valorCota),
    isNumeric: true,
    isWideOnly: true,
  },
  {
    id: 'quotas',
    header: lines.quotas,
    cell: ({ cotas }) => quotasText(cotas),
    isNumeric: true,
    isWideOnly: true,
  },
  {
    id: 'accumulated',
    header: lines.accumulated,
    cell: ({ cotasAcumuladas }) => quotasText(cotasAcumuladas),
    isNumeric: true,
    isWideOnly: true,
  },
  { id: 'balance', header: lines.balance, cell: ({ saldo }) => reaisText(saldo), isNumeric: true },
]

type TypeTotal = StatementLinesAnswer['totais']['porTipo'][number]

export const totalColumns: StatementColumn<TypeTotal>[] = [
  { id: 'type', header: totals.type, isRowHeader: true, cell: ({ tipo }) => statementTypeNames[tipo] },
  { id: 'amount', header: totals.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
  { id: 'lines', header: totals.lines, cell: ({ linhas }) => linhas, isNumeric: true },
  { id: 'quotas', header: totals.quotas, cell: ({ cotas }) => quotasText(cotas), isNumeric: true },
]
