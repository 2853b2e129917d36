import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { reaisChangeText } from '#app/format/money.ts'
import { paySlipLineNames } from '#contract/payroll/pay-slips.text.ts'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { causeSentence } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

type Change = NonNullable<PaySlipDetail['comparacao']>['mudancas'][number]

/** Columns of the changes: reason and effect on the net. `difference`: the total, in reais. */
export function changeColumns(difference: number): StatementColumn<Change>[] {
  const { changes } = paySlipText
  return [
    {
      id: 'item',
      header: changes.item,
      isRowHeader: true,
      cell: (change) => (
        <>
          {paySlipLineNames[change.codigo]}
          <Text as="span" variant="small" tone="muted" isBlock>
            {change.motivos.map((cause) => causeSentence(cause, change)).join(' ')}
          </Text>
        </>
      ),
      total: changes.total,
    },
    { id: 'before', header: changes.before, cell: ({ antes }) => reaisText(antes), isNumeric: true },
    { id: 'now', header: changes.now, cell: ({ agora }) => reaisText(agora), isNumeric: true },
    {
      id: 'effect',
      header: changes.effect,
      cell: ({ efeito }) => reaisChangeText(efeito),
      isNumeric: true,
      total: reaisChangeText(difference),
    },
  ]
}
