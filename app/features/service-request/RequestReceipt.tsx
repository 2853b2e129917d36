import { buttonClass } from '@portal/design-system/Button/button-class'
import type { ReactNode } from 'react'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { AskedCard } from './AskedCard.tsx'
import type { FiledRequest } from './filed-request.ts'
import { ProtocolReceipt } from './ProtocolReceipt.tsx'
import { ReceiptHeading } from './ReceiptHeading.tsx'
import { RequestPaperLink } from './RequestPaperLink.tsx'
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
  /** The paper that proves it, where its service has one of its own. Default: the receipt that every request has. */
  paper?: ReactNode
  /** What it means. */
  children?: ReactNode
}

/** Proof of a filed request, from what the API stored. */
export function RequestReceipt({ filed, asked, next, paper, children }: RequestReceiptProps) {
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
          <PathLink
            path="/services/requests"
            search={{ idRequisicao: filed.idRequisicao }}
            className={buttonClass({ variant: 'primary' })}
          >
            {requestText.follow}
          </PathLink>
          {paper ?? <RequestPaperLink idRequisicao={filed.idRequisicao} />}
          <PathLink path="/" className={buttonClass({ variant: 'secondary' })}>
            {requestText.home}
          </PathLink>
        </div>
      </div>
    </>
  )
}
