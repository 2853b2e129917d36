import { LinkButton } from '@portal/design-system/LinkButton'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { RequestUnavailable } from './RequestUnavailable.tsx'
import type { OpenRequest } from './sent-request.ts'
import { requestText } from './service-request.text.ts'

/**
 * Obstacle when a request of the same kind is open, with a link: to its form when it was returned. Null when none is open, or the returned
 * one is being corrected.
 */
export function openRequestObstacle(
  open: OpenRequest | null,
  returnedId: number | undefined,
  { openTitle, openText }: { openTitle: string; openText: string },
): ReactNode | null {
  if (open === null || open.id === returnedId) return null
  if (open.status.id === RequestStatus.returned) return <ToCorrect request={open} />
  return (
    <RequestUnavailable title={openTitle} request={open}>
      <p>{openText}</p>
    </RequestUnavailable>
  )
}

/** The page is the request's own form: it takes up what was returned. */
function ToCorrect({ request: { id, protocolo } }: { request: OpenRequest }) {
  const { pathname } = useLocation()
  const { title, noReason, correctRequest } = requestText.returned
  return (
    <RequestUnavailable
      title={title(protocolo)}
      action={<LinkButton href={`${pathname}?idRequisicao=${id}`}>{correctRequest}</LinkButton>}
    >
      <p>{noReason}</p>
    </RequestUnavailable>
  )
}
