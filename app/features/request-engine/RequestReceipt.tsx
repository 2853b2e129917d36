import { Cluster } from '@portal/design-system/Cluster'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { ProtocolReceipt } from './ProtocolReceipt.tsx'
import { RequestedDataCard } from './RequestedDataCard.tsx'
import { RequestReceiptLink } from './RequestReceiptLink.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { ReceiptHeading } from './StepHeading.tsx'
import type { SentRequest } from './sent-request.ts'
import { requestText } from './service-request.text.ts'

const { receipt: text } = requestText

export type RequestReceiptProps = {
  sent: SentRequest
  /** Data as stored by the API. */
  asked: readonly ReadingLine[]
  /** Next steps, in order. Default: by status, done at once or still to be checked by the entity. */
  next?: readonly string[]
  /** The link to the document that proves it, where its service has one of its own. Default: the receipt that every request has. */
  documentLink?: ReactNode
  /** Meaning of the request for the person. */
  children?: ReactNode
}

/** Proof of a sent request, from what the API stored. */
export function RequestReceipt({ sent, asked, next, documentLink, children }: RequestReceiptProps) {
  const isDone = sent.status.id === RequestStatus.completed
  return (
    <>
      <RequestSteps step="receipt" />
      <Stack gap="6" width="measure">
        <ReceiptHeading>{isDone ? text.doneHeading : text.heading}</ReceiptHeading>
        <ProtocolReceipt
          protocolo={sent.protocolo}
          dataSolicitacao={sent.dataSolicitacao}
          deadline={sent.prazo}
          code={sent.codigo}
          next={next ?? (isDone ? text.doneNext : requestText.next)}
        >
          {children}
          <RequestedDataCard lines={asked} isSent />
        </ProtocolReceipt>
        <Cluster isStackedOnPhone>
          <LinkButton href={`/services/requests?idRequisicao=${sent.idRequisicao}`}>
            {requestText.follow}
          </LinkButton>
          {documentLink ?? <RequestReceiptLink idRequisicao={sent.idRequisicao} />}
          <LinkButton href="/" variant="secondary">
            {requestText.home}
          </LinkButton>
        </Cluster>
      </Stack>
    </>
  )
}
