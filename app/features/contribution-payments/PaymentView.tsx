import { PageHeader } from '@portal/design-system/PageHeader'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { WayBack } from '#app/navigation/WayBack.tsx'
import type { ContributionPaymentDetail } from '#contract/contribution-payments.ts'
import { CancelPayment } from './CancelPayment.tsx'
import { actions, page } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'
import { dueSentence, paymentTitle } from './contribution-payments-sentences.ts'
import { PaymentBody } from './PaymentBody.tsx'

export type PaymentViewProps = {
  payment: ContributionPaymentDetail
  /** Cancels it; refused with a PortalProblem. */
  cancel: (id: number) => Promise<unknown>
}

/** The page of one contribution. */
export function PaymentView({ payment, cancel }: PaymentViewProps) {
  const { id, situacao, competencia, boleto } = payment
  return (
    <>
      <PageHeader
        before={<WayBack href="/services/gerar-contribuicao">{contributionPaymentsText.back}</WayBack>}
        title={paymentTitle(competencia)}
        description={dueSentence(payment)}
        actions={boleto && <FileLink href={fileHref('boleto', id)}>{contributionPaymentsText.pdf}</FileLink>}
      />
      <div className={page}>
        <PaymentBody payment={payment} />
        {situacao === 'aberta' && (
          <div className={actions}>
            <CancelPayment id={id} cancel={cancel} />
          </div>
        )}
      </div>
    </>
  )
}
