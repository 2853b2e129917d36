import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import type { ReactNode } from 'react'
import type { OpenRequest } from './sent-request.ts'
import { requestText } from './service-request.text.ts'

const { notNow } = requestText

type RequestUnavailableProps = {
  title: string
  /** The request that stands in the way, if that is what it is: the way on then leads to it. */
  request?: OpenRequest
  /** The way on, where the service has one of its own. Default: to the request, or to the other services. */
  action?: ReactNode
  /** Why, and until when. */
  children: ReactNode
}

/** Why nothing can be asked for now, and where to go instead. */
export function RequestUnavailable({ title, request, action, children }: RequestUnavailableProps) {
  return (
    <EmptyState
      title={title}
      action={
        action ??
        (request ? (
          <LinkButton href={`/services/requests?idRequisicao=${request.id}`}>{notNow.follow}</LinkButton>
        ) : (
          <LinkButton href="/services" variant="secondary">
            {notNow.other}
          </LinkButton>
        ))
      }
    >
      {request && <p>{notNow.underWay(request.protocolo, request.status.nome)}</p>}
      {children}
    </EmptyState>
  )
}
