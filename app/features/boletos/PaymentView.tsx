import { FileLink } from '#app/navigation/FileLink.tsx'
import { WayBack } from '#app/navigation/WayBack.tsx'
import type { ContributionPaymentDetail } from '#contract/boletos.ts'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { actions, page } from './boletos.css.ts'
import { boletosText } from './boletos.text.ts'
import { dueSentence, paymentTitle } from './boletos-sentences.ts'
import { CancelPayment } from './CancelPayment.tsx'
import { PaymentBody } from './PaymentBody.tsx'

export type PaymentViewProps = {
  payment: ContributionPaymentDetail
  linkId: number
  /** Cancels it; refused with a PortalProblem. */
  cancel: (id: number) => Promise<unknown>
}

/** The page of one contribution. */
export function PaymentView({ payment, linkId, cancel }: PaymentViewProps) {
  const { id, situacao, competencia, boleto } = payment
  return (
    <>
      <PageHeader
        before={<WayBack href="/services/gerar-contribuicao">{boletosText.back}</WayBack>}
        title={paymentTitle(competencia)}
        description={dueSentence(payment)}
        actions={
          boleto && (
            <FileLink href={`/arquivos/boleto/${id}`} linkId={linkId}>
              {boletosText.pdf}
            </FileLink>
          )
        }
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
