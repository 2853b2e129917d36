import { SlipCard } from '#app/features/collection/slips/SlipCard.tsx'
import type { ContributionPayment } from '#contract/collection/contribution-payments.ts'
import { paymentTitle } from './contribution-payments-sentences.ts'

/** A contribution that waits for its money. */
export function PaymentCard({ payment }: { payment: ContributionPayment }) {
  return (
    <SlipCard
      slip={payment}
      title={paymentTitle(payment.competencia)}
      href={`/services/gerar-contribuicao?contribuicao=${payment.id}`}
    />
  )
}
