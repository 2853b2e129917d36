import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { SentDocument } from '#contract/documents.ts'
import { documentsText } from './documents.text.ts'
import { sentColumns } from './sent-columns.tsx'

const { sent: text } = documentsText

type SentDocumentsProps = {
  documents: readonly SentDocument[]
  sendHref: string
  /** An attendant is on the page: a document is not downloaded before they said why. */
  isServing: boolean
  onView: (document: SentDocument) => void
}

/** Every file that the person sent, with what it went with and where that stands; or that there is none. */
export function SentDocuments({ documents, sendHref, isServing, onView }: SentDocumentsProps) {
  if (documents.length === 0)
    return (
      <Card>
        <EmptyState title={text.emptyTitle} action={<LinkButton href={sendHref}>{text.send}</LinkButton>}>
          {text.empty}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <StatementTable
        caption={text.caption}
        isCaptionHidden
        columns={sentColumns({ isServing, onView })}
        rows={documents}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
