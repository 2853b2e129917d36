import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { paySlipLineNames, referenceSentence } from '#contract/payroll/pay-slips.text.ts'
import type { PaySlipDetail, PaySlipLineOnWire } from '#contract/payroll/pay-slips.ts'
import { reaisText } from '#contract/value-text.ts'
import { paySlipText } from './pay-slips.text.ts'

/** Earnings and discounts of one pay slip, each in its column. */
export function lineColumns({ bruto, descontos }: PaySlipDetail): StatementColumn<PaySlipLineOnWire>[] {
  const { lines } = paySlipText
  return [
    {
      id: 'description',
      header: lines.description,
      isRowHeader: true,
      cell: ({ codigo }) => (
        <>
          {paySlipLineNames[codigo]}
          <Text as="span" variant="small" tone="muted" isBlock>{`${lines.code} ${codigo}`}</Text>
        </>
      ),
      total: lines.total,
    },
    {
      id: 'reference',
      header: lines.reference,
      cell: ({ referencia }) => referenceSentence(referencia),
      isNumeric: true,
    },
    {
      id: 'earnings',
      header: lines.earnings,
      cell: ({ tipo, valor }) => tipo === 'provento' && reaisText(valor),
      isNumeric: true,
      total: reaisText(bruto),
    },
    {
      id: 'discounts',
      header: lines.discounts,
      cell: ({ tipo, valor }) => tipo === 'desconto' && reaisText(valor),
      isNumeric: true,
      total: reaisText(descontos),
    },
  ]
}
