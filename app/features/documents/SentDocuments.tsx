import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { SentDocument } from '#contract/documents.ts'
import { documentsText } from './documents.text.ts'
import { type DocumentReader, sentColumns } from './sent-columns.tsx'

const { sent: text } = documentsText

export type SentDocumentsProps = {
  documents: readonly SentDocument[]
  /** Where one sends a document; left out for who does not send any. */
  sendHref?: string
  /** Who looks: the person, an attendant who serves them, or one from the desk. No attendant downloads a document before they said why. */
  reader: DocumentReader
  onView: (document: SentDocument) => void
}

/** Every file that the person sent, with what it went with and where that stands; or that there is none. */
export function SentDocuments({ documents, sendHref, reader, onView }: SentDocumentsProps) {
  if (documents.length === 0)
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
      <StatementTable
        caption={text.caption}
        isCaptionHidden
        columns={sentColumns({ reader, onView })}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
