import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { redemptionText } from './redemption.text.ts'

const { paid } = redemptionText

type Payment = RedemptionOnWire['pagamentos'][number]

/** Redemptions paid so far, with the revenue code of the tax withheld; renders nothing before the first. */
export function RedemptionsPaid({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null
  return (
    <StatementTable
      caption={paid.caption}
      columns={columns}
      rows={payments}
      rowKey={({ numero, pagoEm }) => `${pagoEm} ${numero}`}
    />
  )
}

const columns: readonly StatementColumn<Payment>[] = [
  { id: 'day', header: paid.day, cell: ({ pagoEm }) => dateText(pagoEm), isRowHeader: true },
  { id: 'number', header: paid.number, cell: ({ numero, de }) => paid.part(numero, de) },
  { id: 'gross', header: paid.gross, cell: ({ bruto }) => reaisText(bruto), isNumeric: true },
  { id: 'tax', header: paid.tax, cell: ({ imposto }) => reaisText(imposto), isNumeric: true },
  { id: 'darf', header: paid.darf, cell: ({ darf }) => darf },
  { id: 'loan', header: paid.loan, cell: ({ emprestimo }) => reaisText(emprestimo), isNumeric: true },
  { id: 'net', header: paid.net, cell: ({ liquido }) => reaisText(liquido), isNumeric: true },
]
