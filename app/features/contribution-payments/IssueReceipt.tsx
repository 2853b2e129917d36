import { buttonClass } from '@portal/design-system/Button/button-class'
import { ReceiptHeading } from '#app/features/service-request/ReceiptHeading.tsx'
import { RequestSteps } from '#app/features/service-request/RequestSteps.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { actions } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { PaymentBody } from './PaymentBody.tsx'

/** What was issued, with the codes that pay it. */
export function IssueReceipt({ payment }: { payment: ContributionPaymentDetail }) {
  return (
    <>
      <RequestSteps step="receipt" />
      <ReceiptHeading>{contributionPaymentsText.issued}</ReceiptHeading>
      <PaymentBody payment={payment} />
      <div className={actions}>
        {payment.boleto && (
          <FileLink href={fileHref('boleto', payment.id)}>{contributionPaymentsText.pdf}</FileLink>
        )}
        <PathLink path="/services/gerar-contribuicao" className={buttonClass({ variant: 'secondary' })}>
          {contributionPaymentsText.all}
        </PathLink>
      </div>
    </>
  )
}
