import { Card } from '@portal/design-system/Card'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { formatQuotas } from '#app/format/quotas.ts'
import type { RegimeAnswer } from '#contract/tax-regime.ts'
import { sentence, stack } from './tax-regime.css.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { exampleSentence } from './tax-regime-sentences.ts'

const { example: text } = taxRegimeText

type Example = RegimeAnswer['exemplo']
type Lot = Example['lotes'][number]

/** A whole payment in the regressive regime, contribution by contribution. */
export function WorkedExample({ example }: { example: Example }) {
  return (
    <Card title={text.heading}>
      <div className={stack}>
        <p className={sentence}>{exampleSentence(example)}</p>
        <StatementTable
          caption={text.table}
          columns={columnsOf(example)}
          rows={example.lotes}
          rowKey={({ data }) => data}
        />
      </div>
    </Card>
  )
}

function columnsOf({ total, regressivo }: Example): StatementColumn<Lot>[] {
  return [
    {
      id: 'date',
      header: text.date,
      isRowHeader: true,
      cell: ({ data }) => formatDate(data),
      total: text.total,
    },
    { id: 'quotas', header: text.quotas, isNumeric: true, cell: ({ cotas }) => formatQuotas(cotas) },
    {
      id: 'value',
      header: text.value,
      isNumeric: true,
      cell: ({ valor }) => formatReais(valor),
      total: formatReais(total),
    },
    { id: 'rate', header: text.rate, isNumeric: true, cell: ({ aliquota }) => formatPercent(aliquota) },
    {
      id: 'tax',
      header: text.tax,
      isNumeric: true,
      cell: ({ imposto }) => formatReais(imposto),
      total: formatReais(regressivo.imposto),
    },
  ]
}
