import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { SentDocument } from '#contract/documents.ts'
import { documentsQueries } from './documents.queries.ts'
import { ReadingReasonDialog } from './ReadingReasonDialog.tsx'
import { SentDocuments } from './SentDocuments.tsx'

/** What the person sent; an attendant who serves them says why before a document opens. */
export function SentPart({ sendHref }: { sendHref: string }) {
  const { data } = useSuspenseQuery(documentsQueries.sent())
  const { target } = useSession()
  const { open, dialog } = useFileDialog()
  const [asked, setAsked] = useState<SentDocument | null>(null)
  const view = ({ nome, id }: SentDocument) => open({ name: nome, href: fileHref('documento-enviado', id) })
  return (
    <>
      <SentDocuments
        documents={data.documentos}
        sendHref={sendHref}
        isServing={target !== null}
        onView={target ? setAsked : view}
      />
      {asked && (
        <ReadingReasonDialog
          document={asked}
          onClose={() => setAsked(null)}
          onGiven={() => {
            setAsked(null)
            view(asked)
          }}
        />
      )}
      {dialog}
    </>
  )
}
