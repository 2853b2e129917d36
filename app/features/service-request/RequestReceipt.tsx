import { LinkButton } from '@portal/design-system/LinkButton'
import type { ReactNode } from 'react'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { AskedCard } from './AskedCard.tsx'
import type { FiledRequest } from './filed-request.ts'
import { ProtocolReceipt } from './ProtocolReceipt.tsx'
import { ReceiptHeading } from './ReceiptHeading.tsx'
import { RequestReceiptLink } from './RequestReceiptLink.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { actions, narrow } from './service-request.css.ts'
import { requestText } from './service-request.text.ts'

const { receipt: text } = requestText

export type RequestReceiptProps = {
  filed: FiledRequest
  /** What was stored. */
  asked: readonly ReadingLine[]
  /** What happens next, in order. Default: what the status says, done at once or still to be checked by the entity. */
  next?: readonly string[]
  /** The link to the document that proves it, where its service has one of its own. Default: the receipt that every request has. */
  documentLink?: ReactNode
  /** What it means. */
  children?: ReactNode
}

/** Proof of a filed request, from what the API stored. */
export function RequestReceipt({ filed, asked, next, documentLink, children }: RequestReceiptProps) {
  const isDone = filed.status.id === RequestStatus.completed
  return (
    <>
      <RequestSteps step="receipt" />
      <div className={narrow}>
        <ReceiptHeading>{isDone ? text.doneHeading : text.heading}</ReceiptHeading>
        <ProtocolReceipt
          protocolo={filed.protocolo}
          dataSolicitacao={filed.dataSolicitacao}
          code={filed.codigo}
          next={next ?? (isDone ? text.doneNext : requestText.next)}
        >
          {children}
          <AskedCard lines={asked} isFiled />
        </ProtocolReceipt>
        <div className={actions}>
          <LinkButton href={`/services/requests?idRequisicao=${filed.idRequisicao}`}>
            {requestText.follow}
          </LinkButton>
          {documentLink ?? <RequestReceiptLink idRequisicao={filed.idRequisicao} />}
          <LinkButton href="/" variant="secondary">
            {requestText.home}
          </LinkButton>
        </div>
      </div>
    </>
  )
}
