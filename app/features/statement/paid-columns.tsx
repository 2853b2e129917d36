import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { statementText } from './statement.text.ts'

const { paid: text } = statementText

/** Columns of contributions on their way into the balance; each month leads to its own. */
export const paidColumns: readonly StatementColumn<StatementPosition['aCreditar'][number]>[] = [
  {
    id: 'month',
    header: text.month,
    isRowHeader: true,
    cell: ({ idContribuicao, competencia }) => (
      <TextLink href={`/services/gerar-contribuicao?contribuicao=${idContribuicao}`}>
        {formatMonth(competencia)}
      </TextLink>
    ),
  },
  { id: 'paid', header: text.paidOn, cell: ({ pagaEm }) => formatDate(pagaEm) },
  { id: 'amount', header: text.amount, cell: ({ valor }) => formatReais(valor), isNumeric: true },
]
