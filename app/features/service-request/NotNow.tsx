import { buttonClass } from '@portal/design-system/Button/button-class'
import { EmptyState } from '@portal/design-system/EmptyState'
import type { ReactNode } from 'react'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { OpenRequest } from './filed-request.ts'
import { requestText } from './service-request.text.ts'

const { notNow } = requestText

type NotNowProps = {
  title: string
  /** The request that stands in the way, if that is what it is: the way on then leads to it. */
  request?: OpenRequest
  /** Why, and until when. */
  children: ReactNode
}

/** Why nothing can be asked for now, and where to go instead. */
export function NotNow({ title, request, children }: NotNowProps) {
  return (
    <EmptyState
      title={title}
      action={
        request ? (
          <PathLink
            path="/services/requests"
            search={{ idRequisicao: request.id }}
            className={buttonClass({ variant: 'primary' })}
          >
            {notNow.follow}
          </PathLink>
        ) : (
          <PathLink path="/services" className={buttonClass({ variant: 'secondary' })}>
            {notNow.other}
          </PathLink>
        )
      }
    >
      {request && <p>{notNow.underWay(request.protocolo, request.status.nome)}</p>}
      {children}
    </EmptyState>
  )
}
