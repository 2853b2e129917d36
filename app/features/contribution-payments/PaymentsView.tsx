import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { PageHeader } from '@portal/design-system/PageHeader'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { ContributionPayment, NextPayment } from '#contract/contribution-payments.ts'
import { cards, page, sectionHeading, stack } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { NextPaymentCard } from './NextPaymentCard.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { paymentColumns } from './payment-columns.tsx'

export type PaymentsViewProps = { next: NextPayment; payments: readonly ContributionPayment[] }

/** What waits to be paid, what can be issued, and everything before. */
export function PaymentsView({ next, payments }: PaymentsViewProps) {
  const { history, empty } = contributionPaymentsText
  const waiting = payments
    .filter(({ situacao }) => situacao === 'aberta' || situacao === 'vencida')
    .toSorted((one, other) => one.vencimento.localeCompare(other.vencimento))
  return (
    <>
      <PageHeader title={contributionPaymentsText.title} description={contributionPaymentsText.lead} />
      <div className={page}>
        {waiting.length > 0 && (
          <section className={stack} aria-labelledby="para-pagar">
            <h2 id="para-pagar" className={sectionHeading}>
              {contributionPaymentsText.toPay}
            </h2>
            <div className={cards}>
              {waiting.map((payment) => (
                <PaymentCard key={payment.id} payment={payment} />
              ))}
            </div>
          </section>
        )}
        <NextPaymentCard next={next} />
        <Card title={history.heading}>
          {payments.length > 0 ? (
            <StatementTable
              caption={history.heading}
              isCaptionHidden
              columns={paymentColumns}
              rows={payments}
              rowKey={({ id }) => String(id)}
            />
          ) : (
            <EmptyState title={empty.title} headingLevel={3}>
              {empty.text}
            </EmptyState>
          )}
        </Card>
      </div>
    </>
  )
}
