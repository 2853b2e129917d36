import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { slipsText } from '#app/features/collection/slips/slips.text.ts'
import { RequestSteps } from '#app/features/request-engine/RequestSteps.tsx'
import { ReceiptHeading } from '#app/features/request-engine/StepHeading.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { ContributionPaymentDetail } from '#contract/collection/contribution-payments.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { PaymentBody } from './PaymentBody.tsx'

export function IssueReceipt({ payment }: { payment: ContributionPaymentDetail }) {
  return (
    <>
      <RequestSteps step="receipt" />
      <ReceiptHeading>{contributionPaymentsText.issued}</ReceiptHeading>
      <PaymentBody payment={payment} />
      <Cluster>
        {payment.boleto && <FileLink href={fileHref('boleto', payment.id)}>{slipsText.pdf}</FileLink>}
        <LinkButton href="/services/gerar-contribuicao" variant="secondary">
          {contributionPaymentsText.all}
        </LinkButton>
      </Cluster>
    </>
  )
}
