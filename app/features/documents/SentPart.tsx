import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { SentDocumentsToOpen } from './SentDocumentsToOpen.tsx'

type SentPartProps = { page: number; hrefOfPage: (page: number) => string; sendHref: string }

/** A page of what the person sent. */
export function SentPart({ page, hrefOfPage, sendHref }: SentPartProps) {
  const { data } = useSuspenseQuery(ask('retornarDocumentosEnviados', { page: useDeferredValue(page) }))
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
