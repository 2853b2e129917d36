import { Banner } from '@portal/design-system/Banner'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { SlipCard } from '#app/features/collection/slips/SlipCard.tsx'
import { ListTable } from '#app/listing/ListTable.tsx'
import { answerSentence } from '#contract/collection/arrears-notice.text.ts'
import type {
  AwaitedAnswer,
  ContributionPayment,
  NextPayment,
} from '#contract/collection/contribution-payments.ts'
import { dateText } from '#contract/value-text.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { paymentTitle } from './contribution-payments-sentences.ts'
import { NextPaymentCard } from './NextPaymentCard.tsx'
import { paymentColumns } from './payment-columns.tsx'

export type PaymentsViewProps = {
  next: NextPayment
  payments: readonly ContributionPayment[]
  /** A notice of arrears that waits for an answer. */
  awaited?: AwaitedAnswer | null
}

/** Open payments first, then the next one to issue, then the history. */
export function PaymentsView({ next, payments, awaited = null }: PaymentsViewProps) {
  const { history, empty } = contributionPaymentsText
  const waiting = payments
    .filter(({ situacao }) => situacao === 'aberta' || situacao === 'vencida')
    .toSorted((one, other) => one.vencimento.localeCompare(other.vencimento))
  return (
    <>
      <PageHeader title={contributionPaymentsText.title} description={contributionPaymentsText.lead} />
      <Stack gap="6">
        {awaited && (
          <Banner tone="warning" title={contributionPaymentsText.arrears}>
            {answerSentence(dateText(awaited.ate), awaited.opcao)}
          </Banner>
        )}
        {waiting.length > 0 && (
          <Stack as="section" aria-labelledby="para-pagar">
            <Text as="h2" id="para-pagar" variant="subtitle">
              {contributionPaymentsText.toPay}
            </Text>
            <Columns minWidth="wide" align="stretch">
              {waiting.map((payment) => (
                <PaymentCard key={payment.id} payment={payment} />
              ))}
            </Columns>
          </Stack>
        )}
        <NextPaymentCard next={next} />
        <Card title={history.heading}>
          <ListTable
            caption={history.heading}
            columns={paymentColumns}
            rows={payments}
            rowKey={({ id }) => id}
            empty={{ title: empty.title, children: empty.text }}
          />
        </Card>
      </Stack>
    </>
  )
}

/** A contribution that waits for its money. */
function PaymentCard({ payment }: { payment: ContributionPayment }) {
  return (
    <SlipCard
      slip={payment}
      title={paymentTitle(payment.competencia)}
      href={`/services/gerar-contribuicao?contribuicao=${payment.id}`}
    />
  )
}
