import { useSuspenseQuery } from '@tanstack/react-query'
import { useFileDialog } from '#app/file-view/use-file-dialog.tsx'
import { ask } from '#app/session/ask.ts'
import type { DocumentsSearch } from './documents.search.ts'
import { issuedTitle } from './documents-sentences.ts'
import { IssuedDocuments } from './IssuedDocuments.tsx'
import { issuedHref } from './issued-documents.ts'

type IssuedPartProps = { search: DocumentsSearch; onSearch: (changed: Partial<DocumentsSearch>) => void }

/** Documents issued in the plan on screen; each opens in a dialog. */
export function IssuedPart(props: IssuedPartProps) {
  const { data } = useSuspenseQuery(ask('retornarDocumentosEmitidos'))
  const { open, dialog } = useFileDialog()
  return (
    <>
      <IssuedDocuments
        {...props}
        documents={data.documentos}
        onView={(document) => open({ name: issuedTitle(document), href: issuedHref(document) })}
      />
      {dialog}
    </>
  )
}
