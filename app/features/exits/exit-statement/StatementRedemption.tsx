import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { moneyItem } from '#app/format/money-item.ts'
import { exitOptionNames } from '#contract/exits/exit-options.text.ts'
import type { ExitStatementContent } from '#contract/exits/exit-statement-content.ts'
import { advanceSentence, progressiveTotals } from '#contract/taxes/both-regimes.text.ts'
import { reaisText } from '#contract/value-text.ts'
import { exitStatementText } from './exit-statement.text.ts'
import { vestedText } from './exit-statement-sentences.ts'
import { OptionState } from './OptionState.tsx'

const { redemption: text } = exitStatementText

type Row = { regime: 'progressivo' | 'regressivo'; gross: number; withheld: number; tax: number; net: number }

/** Full redemption under both tax regimes, with the amount lost by it and the loan still owed. */
export function StatementRedemption({ content }: { content: ExitStatementContent }) {
  const { resgate, emprestimo } = content
  const { progressivo, regressivo, ano } = resgate
  const totals = { progressivo: progressiveTotals(progressivo), regressivo }
  const rows = (['progressivo', 'regressivo'] as const).map((regime) => ({
    regime,
    gross: resgate.bruto,
    withheld: resgate[regime].imposto,
    tax: totals[regime].imposto,
    net: totals[regime].liquido,
  }))
  return (
    <Card title={exitOptionNames.resgate}>
      <Stack gap="4">
        <OptionState reason={resgate.motivo} />
        <StatementTable
          caption={text.caption}
          columns={ano ? columns : columnsOfBefore}
          rows={rows}
          rowKey={({ regime }) => regime}
        />
        {ano && (
          <Text variant="small" tone="muted" hasMeasure>
            {advanceSentence(progressivo, ano)}
          </Text>
        )}
        <DescriptionList
          layout="rows"
          items={[
            { id: 'vested', term: text.vested, description: vestedText(resgate), isNumeric: true },
            moneyItem('lost', text.lost, resgate.perde),
            resgate.aguarda > 0 && moneyItem('waiting', text.waiting, resgate.aguarda),
            emprestimo > 0 && moneyItem('loan', text.loan, emprestimo),
          ]}
        />
      </Stack>
    </Card>
  )
}

const shared: readonly StatementColumn<Row>[] = [
  { id: 'regime', header: text.regime, cell: ({ regime }) => text.regimes[regime], isRowHeader: true },
  { id: 'gross', header: text.gross, cell: ({ gross }) => reaisText(gross), isNumeric: true },
]

const columns: readonly StatementColumn<Row>[] = [
  ...shared,
  { id: 'withheld', header: text.withheld, cell: ({ withheld }) => reaisText(withheld), isNumeric: true },
  { id: 'tax', header: text.whole, cell: ({ tax }) => reaisText(tax), isNumeric: true },
  { id: 'net', header: text.left, cell: ({ net }) => reaisText(net), isNumeric: true },
]

/** Of statements that were delivered with what is withheld alone. */
const columnsOfBefore: readonly StatementColumn<Row>[] = [
  ...shared,
  { id: 'tax', header: text.tax, cell: ({ tax }) => reaisText(tax), isNumeric: true },
  { id: 'net', header: text.net, cell: ({ net }) => reaisText(net), isNumeric: true },
]
