import { Card } from '@portal/design-system/Card'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { dateText, reaisText, unitValueText } from '#contract/value-text.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { history } = investmentProfileText

type Row = InvestmentProfileSituation['trocas'][number]

const columns: readonly StatementColumn<Row>[] = [
  { id: 'date', header: history.date, isRowHeader: true, cell: ({ data }) => dateText(data) },
  { id: 'from', header: history.from, cell: ({ de }) => de.nome },
  { id: 'to', header: history.to, cell: ({ para }) => para.nome },
  { id: 'old', header: history.old, isNumeric: true, cell: (row) => unitValueText(row.cotaAnterior) },
  { id: 'new', header: history.new, isNumeric: true, cell: (row) => unitValueText(row.cotaNova) },
  { id: 'balance', header: history.balance, isNumeric: true, cell: ({ saldo }) => reaisText(saldo) },
]

/** Switches that were carried out, with the unit values of both sides. Nothing before the first one. */
export function InvestmentProfileHistory({ switches }: { switches: readonly Row[] }) {
  if (switches.length === 0) return null
  return (
    <Card title={history.heading}>
      <StatementTable
        caption={history.heading}
        isCaptionHidden
        columns={columns}
        rows={switches}
        rowKey={({ data, de }) => `${data} ${de.id}`}
      />
    </Card>
  )
}
