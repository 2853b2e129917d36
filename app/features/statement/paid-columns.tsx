import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
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
        {monthText(competencia)}
      </TextLink>
    ),
  },
  { id: 'paid', header: text.paidOn, cell: ({ pagaEm }) => dateText(pagaEm) },
  { id: 'amount', header: text.amount, cell: ({ valor }) => reaisText(valor), isNumeric: true },
]
