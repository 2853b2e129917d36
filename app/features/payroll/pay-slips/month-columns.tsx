import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import type { PaySlipItem } from '#contract/payroll/pay-slips.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { paySlipText } from './pay-slips.text.ts'

/** A year's pay slips with their totals; each month leads to its own. */
export function monthColumns(slips: readonly PaySlipItem[], ano: number): StatementColumn<PaySlipItem>[] {
  const { list } = paySlipText
  const totalOf = (part: 'bruto' | 'descontos' | 'liquido') =>
    reaisText(sumWholeCents(slips.map((slip) => slip[part])))
  return [
    {
      id: 'month',
      header: list.month,
      isRowHeader: true,
      cell: ({ competencia, temAbonoAnual }) => (
        <>
          <TextLink href={`/services/contracheque?competencia=${competencia}&ano=${ano}`}>
            {monthText(competencia)}
          </TextLink>
          {temAbonoAnual && (
            <Text as="span" variant="small" tone="muted" isBlock>
              {list.withThirteenth}
            </Text>
          )}
        </>
      ),
      total: list.total,
    },
    {
      id: 'paid',
      header: list.paidOn,
      cell: ({ dataPagamento }) => dateText(dataPagamento),
      isNumeric: true,
    },
    {
      id: 'gross',
      header: list.gross,
      cell: ({ bruto }) => reaisText(bruto),
      isNumeric: true,
      total: totalOf('bruto'),
    },
    {
      id: 'discounts',
      header: list.discounts,
      cell: ({ descontos }) => reaisText(descontos),
      isNumeric: true,
      total: totalOf('descontos'),
    },
    {
      id: 'net',
      header: list.net,
      cell: ({ liquido }) => reaisText(liquido),
      isNumeric: true,
      total: totalOf('liquido'),
    },
  ]
}
