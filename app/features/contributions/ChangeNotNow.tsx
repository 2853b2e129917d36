import type { ReactNode } from 'react'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { linkButtonClass } from '#design-system/LinkButton/link-button-class.ts'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeObstacle } from './change-obstacle.ts'
import { nextChangeSentence, openRequestSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'

const { notNow } = contributionsText

/** Why nothing can be changed now, until when, and where to go instead. */
export function ChangeNotNow({ obstacle }: { obstacle: ChangeObstacle }) {
  if (obstacle.kind === 'request-open') {
    const { request } = obstacle
    return (
      <Explained
        title={notNow.openTitle}
        action={
          <PathLink
            path="/services/requests"
            search={{ idRequisicao: request.id }}
            className={linkButtonClass({ variant: 'primary' })}
          >
            {notNow.follow}
          </PathLink>
        }
      >
        <p>{openRequestSentence(request.protocolo, request.status.nome)}</p>
        <p>{notNow.openText}</p>
      </Explained>
    )
  }
  const isClosed = obstacle.kind === 'window-closed'
  return (
    <Explained
      title={isClosed ? notNow.closedTitle : notNow.salaryTitle}
      action={
        <PathLink path="/services" className={linkButtonClass({ variant: 'secondary' })}>
          {notNow.other}
        </PathLink>
      }
    >
      <p>{isClosed ? nextChangeSentence(obstacle.nextDate) : notNow.salaryText}</p>
    </Explained>
  )
}

function Explained({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <ChangeFrame>
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </ChangeFrame>
  )
}
