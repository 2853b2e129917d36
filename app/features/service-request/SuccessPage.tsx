import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useSearch } from '@tanstack/react-router'
import { ProtocolReceipt } from './ProtocolReceipt.tsx'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { requestText } from './service-request.text.ts'

const { success } = requestText

/** Confirmation of a request by its protocol; without one, that all went well. */
export function SuccessPage() {
  const { protocolo } = useSearch({ from: '/_shell/success' })
  return (
    <RequestPageFrame
      title={protocolo ? success.title : success.noneTitle}
      lead={protocolo ? success.lead : success.noneText}
    >
      {protocolo && <ProtocolReceipt protocolo={protocolo} next={requestText.next} />}
      <Cluster isStackedOnPhone>
        <LinkButton href="/services/requests">{requestText.requests}</LinkButton>
        <LinkButton href="/" variant="secondary">
          {requestText.home}
        </LinkButton>
      </Cluster>
    </RequestPageFrame>
  )
}
