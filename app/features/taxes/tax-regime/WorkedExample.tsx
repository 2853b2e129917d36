import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { dateText, percentText, quotasText, reaisText } from '#contract/value-text.ts'
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
      cell: ({ data }) => dateText(data),
      total: text.total,
    },
    { id: 'quotas', header: text.quotas, isNumeric: true, cell: ({ cotas }) => quotasText(cotas) },
    {
      id: 'value',
      header: text.value,
      isNumeric: true,
      cell: ({ valor }) => reaisText(valor),
      total: reaisText(total),
    },
    { id: 'rate', header: text.rate, isNumeric: true, cell: ({ aliquota }) => percentText(aliquota) },
    {
      id: 'tax',
      header: text.tax,
      isNumeric: true,
      cell: ({ imposto }) => reaisText(imposto),
      total: reaisText(regressivo.imposto),
    },
  ]
}
