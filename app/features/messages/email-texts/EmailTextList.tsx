import { fold } from '@portal/design-system/CommandPalette'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { RowLink, type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { StatusTag } from '@portal/design-system/StatusTag'
import { useState } from 'react'
import type { ListedEmailText } from '#contract/messages/email-texts.ts'
import { instantText } from '#contract/value-text.ts'
import { emailTextsText as text } from './email-texts.text.ts'

const columns: readonly StatementColumn<ListedEmailText>[] = [
  {
    id: 'name',
    header: text.columns.name,
    isRowHeader: true,
    cell: ({ modelo, nome }) => <RowLink href={`/settings/emails?modelo=${modelo}`}>{nome}</RowLink>,
  },
  { id: 'audience', header: text.columns.audience, cell: ({ publico }) => text.audiences[publico] },
  {
    id: 'text',
    header: text.columns.text,
    cell: ({ padrao }) => (
      <StatusTag tone={padrao ? 'neutral' : 'info'}>{padrao ? text.standard : text.own}</StatusTag>
    ),
  },
  {
    id: 'changed',
    header: text.columns.changed,
    cell: ({ alteradoEm, alteradoPor }) =>
      alteradoEm === null ? text.never : text.changed(instantText(alteradoEm), alteradoPor ?? ''),
  },
]

/** Every e-mail that the portal sends, to find and to open. */
export function EmailTextList({ emails }: { emails: readonly ListedEmailText[] }) {
  const [words, setWords] = useState('')
  const wanted = fold(words).split(' ')
  const found = emails.filter(({ nome }) => wanted.every((word) => fold(nome).includes(word)))
  return (
    <Stack gap="5">
      <Stack as="search" aria-label={text.search} width="form">
        <SearchField label={text.search} value={words} onChange={setWords} />
      </Stack>
      <p role="status">{text.found(found.length)}</p>
      <StatementTable
        caption={text.all}
        isCaptionHidden
        columns={columns}
        rows={found}
        rowKey={({ modelo }) => modelo}
        empty={text.nothing}
      />
    </Stack>
  )
}
