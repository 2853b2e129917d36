import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import { documentsQueries } from './documents.queries.ts'
import { SentDocumentsToOpen } from './SentDocumentsToOpen.tsx'

type SentPartProps = { page: number; hrefOfPage: (page: number) => string; sendHref: string }

/** A page of what the person sent. */
export function SentPart({ page, hrefOfPage, sendHref }: SentPartProps) {
  const { data } = useSuspenseQuery(documentsQueries.sent(useDeferredValue(page)))
  const { target } = useSession()
  return (
    <SentDocumentsToOpen
      list={data}
      hrefOfPage={hrefOfPage}
      sendHref={sendHref}
      reader={target === null ? 'person' : 'serving'}
    />
  )
}
