import type { ReactNode } from 'react'
import { NotNow } from './NotNow.tsx'
import type { OpenRequest } from './sent-request.ts'

/**
 * What an open request of the same kind is told with, and the way to it; null where none is open, or where it is the returned one that is
 * being corrected.
 */
export function openRequestObstacle(
  open: OpenRequest | null,
  returnedId: number | undefined,
  { openTitle, openText }: { openTitle: string; openText: string },
): ReactNode | null {
  if (open === null || open.id === returnedId) return null
  return (
    <NotNow title={openTitle} request={open}>
      <p>{openText}</p>
    </NotNow>
  )
}
