import { formatCompetence, formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent, formatReturn } from '#app/format/percent.ts'
import { formatQuotas, formatUnitValue } from '#app/format/quotas.ts'
import { statementAccountNames, statementTypeNames } from '#contract/extrato.text.ts'
import type { StatementLineOnWire, StatementLinesAnswer, StatementPosition } from '#contract/extrato.ts'
import type { StatementColumn } from '#design-system/StatementTable/statement-column.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { small } from './statement.css.ts'
import { statementText } from './statement.text.ts'

const { lines, totals, lots, returns } = statementText

/** Movements, newest first. */
export const lineColumns: StatementColumn<StatementLineOnWire>[] = [
  {
    id: 'movement',
    header: lines.movement,
    isRowHeader: true,
    cell: ({ tipo, conta }) => (
      <>
        {statementTypeNames[tipo]}
        <span className={small}>{statementAccountNames[conta]}</span>
      </>
    ),
  },
  {
    id: 'credited',
    header: lines.credited,
    cell: ({ dataCredito, competencia }) => (
      <>
        {formatDate(dataCredito)}
        <span className={small}>{formatCompetence(competencia)}</span>
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

type Lot = NonNullable<StatementPosition['lotes']>[number]

/** What is left of the contributions at each rate; the last line is the balance. */
export function lotColumns(rows: readonly Lot[]): StatementColumn<Lot>[] {
  return [
    {
      id: 'rate',
      header: lots.rate,
      isRowHeader: true,
      cell: ({ aliquota }) => formatPercent(aliquota),
      total: lots.total,
    },
    { id: 'quotas', header: lots.quotas, cell: ({ cotas }) => formatQuotas(cotas), isNumeric: true },
    {
      id: 'amount',
      header: lots.amount,
      cell: ({ valor }) => formatReais(valor),
      isNumeric: true,
      total: formatReais(sumWholeCents(rows.map(({ valor }) => valor))),
    },
  ]
}

/** A profile's returns in the newest month, of the year so far and of twelve months. */
export type ProfileReturns = {
  id: number
  name: string
  isOwn: boolean
  month: number | null
  year: number | null
  twelve: number | null
}

const points = (value: number | null) => (value === null ? returns.none : formatReturn(value))

/** Accumulated returns of the profiles beside each other. */
export const returnColumns: StatementColumn<ProfileReturns>[] = [
  {
    id: 'profile',
    header: returns.profile,
    isRowHeader: true,
    cell: ({ name, isOwn }) => (
      <>
        {name}
        {isOwn && <span className={small}>{returns.yours}</span>}
      </>
    ),
  },
  { id: 'month', header: returns.month, cell: ({ month }) => points(month), isNumeric: true },
  { id: 'year', header: returns.year, cell: ({ year }) => points(year), isNumeric: true },
  { id: 'twelve', header: returns.twelve, cell: ({ twelve }) => points(twelve), isNumeric: true },
]
