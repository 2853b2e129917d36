import { LinkButton } from '@portal/design-system/LinkButton'
import { ReceiptHeading } from '#app/features/service-request/ReceiptHeading.tsx'
import { RequestSteps } from '#app/features/service-request/RequestSteps.tsx'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { actions } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { PaymentBody } from './PaymentBody.tsx'
import { SlipLink } from './SlipLink.tsx'

/** What was issued, with the codes that pay it. */
export function IssueReceipt({ payment }: { payment: ContributionPaymentDetail }) {
  return (
    <>
      <RequestSteps step="receipt" />
      <ReceiptHeading>{contributionPaymentsText.issued}</ReceiptHeading>
      <PaymentBody payment={payment} />
      <div className={actions}>
        <SlipLink payment={payment} />
        <LinkButton href="/services/gerar-contribuicao" variant="secondary">
          {contributionPaymentsText.all}
        </LinkButton>
      </div>
    </>
  )
}
