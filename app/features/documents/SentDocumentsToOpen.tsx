import { useState } from 'react'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { SentDocument } from '#contract/documents/documents.ts'
import { ReadingReasonDialog } from './ReadingReasonDialog.tsx'
import { SentDocuments, type SentDocumentsProps } from './SentDocuments.tsx'

/** Documents a person sent; each opens in a dialog. An attendant states a reason first. */
export function SentDocumentsToOpen(props: Omit<SentDocumentsProps, 'onView'>) {
  const { open, dialog } = useFileDialog()
  const [asked, setAsked] = useState<SentDocument | null>(null)
  const view = ({ nome, id }: SentDocument) => open({ name: nome, href: fileHref('documento-enviado', id) })
  return (
    <>
      <SentDocuments {...props} onView={props.reader === 'person' ? view : setAsked} />
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
