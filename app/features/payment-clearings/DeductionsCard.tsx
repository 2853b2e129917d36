import { Card } from '@portal/design-system/Card'
import { RowLink, type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { MonthOfDeductions } from '#contract/payment-clearings/loan-deductions.ts'
import { dateText, monthText } from '#contract/value-text.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { countedReais } from './payment-clearings-sentences.ts'

const { deductions: text } = clearingsText

type DeductionsCardProps = {
  months: readonly MonthOfDeductions[]
  /** Address of one. */
  hrefOf: (month: MonthOfDeductions) => string
}

/** Payroll deductions by sponsors, by plan and month; those not yet handed on come first. */
export function DeductionsCard({ months, hrefOf }: DeductionsCardProps) {
  return (
    <Card title={text.heading}>
      <p>{text.lead}</p>
      <StatementTable
        caption={text.heading}
        isCaptionHidden
        columns={columns(hrefOf)}
        rows={months}
        rowKey={({ idPlano, mes }) => `${idPlano} ${mes}`}
      />
    </Card>
  )
}

function columns(hrefOf: DeductionsCardProps['hrefOf']): readonly StatementColumn<MonthOfDeductions>[] {
  return [
    {
      id: 'month',
      header: text.month,
      isRowHeader: true,
      cell: (month) => <RowLink href={hrefOf(month)}>{`${month.plano}, ${monthText(month.mes)}`}</RowLink>,
    },
    { id: 'asked', header: text.asked, cell: ({ parcelas, valor }) => countedReais(parcelas, valor) },
    {
      id: 'received',
      header: text.received,
      cell: ({ recebidas, valorRecebido }) => countedReais(recebidas, valorRecebido),
    },
    { id: 'boleto', header: text.boleto, cell: ({ naoDescontadas }) => naoDescontadas || '–' },
    {
      id: 'open',
      header: text.open,
      cell: ({ emAberto, valorEmAberto }) => countedReais(emAberto, valorEmAberto),
    },
    { id: 'until', header: text.until, cell: ({ ate }) => dateText(ate) },
  ]
}
