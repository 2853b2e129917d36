import { CellLines, type StatementColumn } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { TwoLines } from '#app/listing/TwoLines.tsx'
import type { Announcement } from '#contract/messages/announcements.ts'
import { audienceName, resultSentence, timeSentence, undeliveredSentence } from './announcement-sentences.ts'
import { announcementsText } from './announcements.text.ts'
import { CancelAnnouncement } from './CancelAnnouncement.tsx'

const { list: text, states } = announcementsText

const tones = { agendado: 'info', enviando: 'warning', enviado: 'success', cancelado: 'neutral' } as const

/** Columns of what was sent; with `mayCancel` what is planned can be cancelled. */
export function sentColumns(mayCancel: boolean): readonly StatementColumn<Announcement>[] {
  const columns: StatementColumn<Announcement>[] = [
    {
      id: 'what',
      header: text.what,
      isRowHeader: true,
      cell: ({ titulo, texto }) => <TwoLines below={texto}>{titulo}</TwoLines>,
    },
    { id: 'who', header: text.who, cell: audienceName },
    {
      id: 'state',
      header: text.state,
      cell: (one) => (
        <CellLines>
          <StatusTag tone={tones[one.estado]}>{states[one.estado]}</StatusTag>
          <Text as="span" variant="small" tone="muted">
            {timeSentence(one)}
          </Text>
        </CellLines>
      ),
    },
    { id: 'by', header: text.by, cell: ({ enviadaPor }) => enviadaPor },
    { id: 'reach', header: text.reach, cell: (one) => <Result one={one} /> },
  ]
  if (!mayCancel) return columns
  return [
    ...columns,
    {
      id: 'act',
      header: text.act,
      cell: (one) => (one.estado === 'agendado' ? <CancelAnnouncement announcement={one} /> : '–'),
    },
  ]
}

function Result({ one }: { one: Announcement }) {
  const undelivered = undeliveredSentence(one)
  return (
    <CellLines>
      <span>{resultSentence(one)}</span>
      {undelivered !== null && (
        <TextLink href={`/settings/emails-enviados?idEnvio=${one.id}&estado=nao-entregues`}>
          {undelivered}
        </TextLink>
      )}
    </CellLines>
  )
}
