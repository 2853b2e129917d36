import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { formatQuotas } from '#app/format/quotas.ts'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { exampleSentence } from './tax-regime-sentences.ts'

const { example: text } = taxRegimeText

type Example = RegimeAnswer['exemplo']
type Lot = Example['lotes'][number]

/** A whole payment in the regressive regime, contribution by contribution. */
export function WorkedExample({ example }: { example: Example }) {
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <Text hasMeasure>{exampleSentence(example)}</Text>
        <StatementTable
          caption={text.table}
          columns={columnsOf(example)}
          rows={example.lotes}
          rowKey={({ data }) => data}
        />
      </Stack>
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
