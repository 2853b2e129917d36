import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { formatDate } from '#app/format/dates.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { MinutesItem } from '#contract/publications/minutes.ts'
import { words } from './minutes.css.ts'
import { minutesText } from './minutes.text.ts'
import { downloadSentence, meetingSentence } from './minutes-sentences.ts'

export const minutesColumns: readonly StatementColumn<MinutesItem>[] = [
  {
    id: 'minutes',
    header: minutesText.minutes,
    isRowHeader: true,
    cell: (item) => (
      <Stack as="span" gap="1" className={words}>
        <span>{item.titulo}</span>
        <Text as="span" variant="small" tone="muted">
          {meetingSentence(item)}
        </Text>
        <Text as="span" variant="small" tone="muted">
          {item.resumo}
        </Text>
      </Stack>
    ),
  },
  { id: 'date', header: minutesText.date, cell: ({ data }) => formatDate(data) },
  {
    id: 'file',
    header: minutesText.file,
    cell: (item) => (
      <FileLink href={fileHref('ata', item.id)} size="compact" aria-label={downloadSentence(item)}>
        {minutesText.pdf}
      </FileLink>
    ),
    isNumeric: true,
  },
]
