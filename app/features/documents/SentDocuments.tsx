import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { PagedTable } from '#app/listing/PagedTable.tsx'
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
  const empty =
    sendHref === undefined
      ? { title: text.emptyOfPerson }
      : {
          title: text.emptyTitle,
          children: text.empty,
          action: <LinkButton href={sendHref}>{text.send}</LinkButton>,
        }
  return (
    <Card>
      <Stack>
        <PagedTable
          caption={text.caption}
          columns={sentColumns({ reader, onView })}
          rows={list.documentos}
          rowKey={({ id }) => id}
          empty={{ headingLevel: 2, ...empty }}
          pages={{ page: list.pagina, totalPages: list.totalPage, getHref: hrefOfPage }}
        />
      </Stack>
    </Card>
  )
}
