import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Pagination } from '@portal/design-system/Pagination'
import { StatementTable } from '@portal/design-system/StatementTable'
import type { AnnouncementPage } from '#contract/messages/announcements.ts'
import { announcementsText } from './announcements.text.ts'
import { sentColumns } from './sent-columns.tsx'

const { list: text } = announcementsText

type SentListProps = {
  list: AnnouncementPage
  page: number
  /** Whether the attendant may cancel what is planned. */
  mayCancel: boolean
  hrefOf: (page: number) => string
}

/** Sent and planned announcements, newest first, with counts of recipients and readers. */
export function SentList({ list, page, mayCancel, hrefOf }: SentListProps) {
  return (
    <Card title={text.title}>
      {list.enviadas.length === 0 ? (
        <EmptyState headingLevel={3} title={text.emptyTitle}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <StatementTable
          caption={text.title}
          isCaptionHidden
          columns={sentColumns(mayCancel)}
          rows={list.enviadas}
          rowKey={({ id }) => id}
        />
      )}
      <Pagination page={page} totalPages={list.totalPage} getHref={hrefOf} />
    </Card>
  )
}
