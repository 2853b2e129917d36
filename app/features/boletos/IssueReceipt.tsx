import { useEffect, useRef } from 'react'
import { RequestSteps } from '#app/features/service-request/RequestSteps.tsx'
import { StepHeading } from '#app/features/service-request/StepHeading.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { ContributionPaymentDetail } from '#contract/boletos.ts'
import { buttonClass } from '#design-system/Button/button-class.ts'
import { actions } from './boletos.css.ts'
import { boletosText } from './boletos.text.ts'
import { PaymentBody } from './PaymentBody.tsx'

/** What was issued, with the codes that pay it. Takes focus, because it came instead of the form. */
export function IssueReceipt({ payment, linkId }: { payment: ContributionPaymentDetail; linkId: number }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <>
      <RequestSteps step="receipt" />
      <StepHeading ref={heading}>{boletosText.issued}</StepHeading>
      <PaymentBody payment={payment} />
      <div className={actions}>
        {payment.boleto && (
          <FileLink href={`/arquivos/boleto/${payment.id}`} linkId={linkId}>
            {boletosText.pdf}
          </FileLink>
        )}
        <PathLink path="/services/gerar-contribuicao" className={buttonClass({ variant: 'secondary' })}>
          {boletosText.all}
        </PathLink>
      </div>
    </>
  )
}
