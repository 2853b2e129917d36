import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { TextLink } from '@portal/design-system/TextLink'
import { SlipState } from '#app/features/collection/slips/SlipState.tsx'
import { ListTable } from '#app/listing/ListTable.tsx'
import type { ExtraPaymentFacts } from '#contract/loans/extra-payments.ts'
import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import type { LoanBillOnWire } from '#contract/loans/loan-bills.ts'
import { dateText, reaisText } from '#contract/value-text.ts'
import { ExtraPaymentCard } from './ExtraPaymentCard.tsx'
import { billHref, LoanBillsToPay } from './LoanBillsToPay.tsx'
import { loanBillsText } from './loan-bills.text.ts'
import { SettleLoanCard } from './SettleLoanCard.tsx'

const { history, empty } = loanBillsText

export type LoanBillsViewProps = {
  bills: readonly LoanBillOnWire[]
  /** Payoff of the running contract, by day; null without one. `total`: reais. */
  offers: readonly { em: string; total: number }[] | null
  /** Facts that an extra payment on it is judged by; null without one. */
  extra: ExtraPaymentFacts | null
}

/** Boletos of a loan that wait to be paid, what pays it off or a part of it, and every boleto before. */
export function LoanBillsView({ bills, offers, extra }: LoanBillsViewProps) {
  return (
    <>
      <PageHeader title={loanBillsText.title} description={loanBillsText.lead} />
      <Stack gap="6">
        <LoanBillsToPay bills={bills} />
        {offers && offers.length > 0 && <SettleLoanCard offers={offers} />}
        {extra && extra.dias.length > 0 && <ExtraPaymentCard facts={extra} />}
        <Card title={history.heading}>
          <ListTable
            caption={history.heading}
            columns={columns}
            rows={bills}
            rowKey={({ id }) => id}
            empty={{ title: empty.title, children: empty.text }}
          />
        </Card>
      </Stack>
    </>
  )
}

const columns: readonly StatementColumn<LoanBillOnWire>[] = [
  {
    id: 'what',
    header: history.what,
    isRowHeader: true,
    cell: (bill) => <TextLink href={billHref(bill.id)}>{loanBillName(bill)}</TextLink>,
  },
  { id: 'due', header: history.due, cell: ({ vencimento }) => dateText(vencimento) },
  {
    id: 'amount',
    header: history.amount,
    isNumeric: true,
    cell: ({ valor, valorPago }) => reaisText(valorPago ?? valor),
  },
  { id: 'state', header: history.state, cell: ({ situacao }) => <SlipState state={situacao} /> },
]
