import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { percentText } from '#contract/value-text.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { timeSentence } from './tax-regime-sentences.ts'

const { law } = taxRegimeText

/** The law in plain words, beside the table of rates in force. */
export function RegimeLaw({ table }: { table: RegimeAnswer['tabela'] }) {
  const rows = table.map(({ ateAnos, aliquota }, index) => ({
    time: timeSentence(table[index - 1]?.ateAnos ?? null, ateAnos),
    aliquota,
  }))
  return (
    <Card title={law.heading}>
      <Columns template="mainAside" gap="8" columnGap="12">
        <DescriptionList items={[...law.items]} />
        <StatementTable
          caption={law.table}
          columns={[
            { id: 'time', header: law.time, isRowHeader: true, cell: ({ time }) => time },
            {
              id: 'rate',
              header: law.rate,
              isNumeric: true,
              cell: ({ aliquota }) => percentText(aliquota),
            },
          ]}
          rows={rows}
          rowKey={({ aliquota }) => aliquota}
        />
      </Columns>
    </Card>
  )
}
