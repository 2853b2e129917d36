import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { StatementColumn } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { FoundByYear } from '#app/listing/FoundByYear.tsx'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { ask } from '#app/session/ask.ts'
import type { MinutesItem } from '#contract/publications/minutes.ts'
import { dateText } from '#contract/value-text.ts'
import { foundByYear, minutesOptions } from './found-minutes.ts'
import { MinutesFilterBar } from './MinutesFilterBar.tsx'
import { words } from './minutes.css.ts'
import { type MinutesSearchParams, minutesSearchDefaults } from './minutes.search.ts'
import { downloadSentence, foundSentence, meetingSentence, minutesText, yearCaption } from './minutes.text.ts'

const route = getRouteApi('/_shell/services/atas')

export function MinutesPage() {
  return (
    <Minutes
      minutes={useSuspenseQuery(ask('retornarAtas')).data}
      search={route.useSearch()}
      onSearch={useSearchChange<MinutesSearchParams>()}
    />
  )
}

type MinutesProps = {
  minutes: readonly MinutesItem[]
  search: MinutesSearchParams
  onSearch: (changed: Partial<MinutesSearchParams>) => void
}

/** The minutes that the address asks for, a table a year; or that there is none. */
export function Minutes({ minutes, ...props }: MinutesProps) {
  return (
    <>
      <PageHeader title={minutesText.title} description={minutesText.lead} />
      {minutes.length === 0 ? (
        <NothingYet {...minutesText.empty} />
      ) : (
        <FoundMinutes minutes={minutes} {...props} />
      )}
    </>
  )
}

function FoundMinutes({ minutes, search, onSearch }: MinutesProps) {
  const isFiltered = search.ano !== 0 || search.orgao !== 0 || search.palavras !== ''
  return (
    <FoundByYear
      filters={<MinutesFilterBar search={search} options={minutesOptions(minutes)} onChange={onSearch} />}
      years={foundByYear(minutes, search)}
      columns={columns}
      rowKey={({ id }) => id}
      clear={isFiltered ? () => onSearch(minutesSearchDefaults) : null}
      text={{
        found: foundSentence,
        ofYear: yearCaption,
        clear: minutesText.clear,
        none: minutesText.noneFound,
      }}
    />
  )
}

const columns: readonly StatementColumn<MinutesItem>[] = [
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
  { id: 'date', header: minutesText.date, cell: ({ data }) => dateText(data) },
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
