import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Pagination } from '@portal/design-system/Pagination'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { SentDocument, SentDocumentPage } from '#contract/documents/documents.ts'
import { documentsText } from './documents.text.ts'
import { type DocumentReader, sentColumns } from './sent-columns.tsx'

const { sent: text } = documentsText

export type SentDocumentsProps = {
  list: SentDocumentPage
  hrefOfPage: (page: number) => string
  /** Where one sends a document; left out for who does not send any. */
  sendHref?: string
  /** Who looks: the person, an attendant who serves them, or one from the desk. No attendant downloads a document before they said why. */
  reader: DocumentReader
  onView: (document: SentDocument) => void
}

/** A page of what the person sent, each file with what it went with and where that stands; or that there is none. */
export function SentDocuments({ list, hrefOfPage, sendHref, reader, onView }: SentDocumentsProps) {
  if (list.totalItems === 0)
    return (
      <Card>
        <EmptyState
          title={sendHref === undefined ? text.emptyOfPerson : text.emptyTitle}
          action={sendHref !== undefined && <LinkButton href={sendHref}>{text.send}</LinkButton>}
        >
          {sendHref !== undefined && text.empty}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <Stack>
        <StatementTable
          caption={text.caption}
          isCaptionHidden
          columns={sentColumns({ reader, onView })}
          rows={list.documentos}
          rowKey={({ id }) => id}
        />
        <Pagination page={list.pagina} totalPages={list.totalPage} getHref={hrefOfPage} />
      </Stack>
    </Card>
  )
}
