import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { monthText, percentText, quotasText, reaisText, returnText } from '#contract/value-text.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { statementText } from './statement.text.ts'

const { lots, returns } = statementText

type Lot = NonNullable<StatementPosition['lotes']>[number]

/** Remaining contributions, by rate; the last line is the balance. */
export function lotColumns(rows: readonly Lot[]): StatementColumn<Lot>[] {
  return [
    {
      id: 'rate',
      header: lots.rate,
      isRowHeader: true,
      cell: ({ aliquota }) => percentText(aliquota),
      total: lots.total,
    },
    { id: 'quotas', header: lots.quotas, cell: ({ cotas }) => quotasText(cotas), isNumeric: true },
    {
      id: 'amount',
      header: lots.amount,
      cell: ({ valor }) => reaisText(valor),
      isNumeric: true,
      total: reaisText(sumWholeCents(rows.map(({ valor }) => valor))),
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

const points = (value: number | null) => (value === null ? returns.none : returnText(value))

/** Accumulated returns of the profiles beside each other. */
export const returnColumns: StatementColumn<ProfileReturns>[] = [
  {
    id: 'profile',
    header: returns.profile,
    isRowHeader: true,
    cell: ({ name, isOwn }) => (
      <>
        {name}
        {isOwn && (
          <Text as="span" variant="small" tone="muted" isBlock>
            {returns.yours}
          </Text>
        )}
      </>
    ),
  },
  { id: 'month', header: returns.month, cell: ({ month }) => points(month), isNumeric: true },
  { id: 'year', header: returns.year, cell: ({ year }) => points(year), isNumeric: true },
  { id: 'twelve', header: returns.twelve, cell: ({ twelve }) => points(twelve), isNumeric: true },
]

type ReturnMonth = StatementPosition['rentabilidades']['meses'][number]

export function monthColumns(
  profiles: readonly { id: number; nome: string }[],
): StatementColumn<ReturnMonth>[] {
  return [
    {
      id: 'month',
      header: returns.xLabel,
      isRowHeader: true,
      cell: ({ competencia }) => monthText(competencia),
    },
    ...profiles.map(({ id, nome }) => ({
      id: String(id),
      header: nome,
      cell: ({ perfis }: ReturnMonth) => points(perfis.find(({ idPerfil }) => idPerfil === id)?.mes ?? null),
      isNumeric: true,
    })),
  ]
}
