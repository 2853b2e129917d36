import { Card } from '@portal/design-system/Card'
import { PagedTable } from '#app/listing/PagedTable.tsx'
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
      <PagedTable
        caption={text.title}
        columns={sentColumns(mayCancel)}
        rows={list.enviadas}
        rowKey={({ id }) => id}
        empty={{ title: text.emptyTitle, children: text.emptyText }}
        pages={{ page, totalPages: list.totalPage, getHref: hrefOf }}
      />
    </Card>
  )
}
