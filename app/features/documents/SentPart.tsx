import { useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import { documentsQueries } from './documents.queries.ts'
import { SentDocumentsToOpen } from './SentDocumentsToOpen.tsx'

/** What the person sent. */
export function SentPart({ sendHref }: { sendHref: string }) {
  const { data } = useSuspenseQuery(documentsQueries.sent())
  const { target } = useSession()
  return (
    <SentDocumentsToOpen
      documents={data.documentos}
      sendHref={sendHref}
      reader={target === null ? 'person' : 'serving'}
    />
  )
}
