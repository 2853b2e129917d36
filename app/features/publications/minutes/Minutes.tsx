import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { useRef } from 'react'
import type { MinutesItem } from '#contract/publications/minutes.ts'
import { foundByYear, minutesOptions } from './found-minutes.ts'
import { MinutesFilterBar } from './MinutesFilterBar.tsx'
import { type MinutesSearchParams, minutesSearchDefaults } from './minutes.search.ts'
import { minutesText } from './minutes.text.ts'
import { minutesColumns } from './minutes-columns.tsx'
import { foundSentence, yearCaption } from './minutes-sentences.ts'
import { NoMinutes, NoMinutesFound } from './NoMinutes.tsx'

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
      {minutes.length === 0 ? <NoMinutes /> : <FoundMinutes minutes={minutes} {...props} />}
    </>
  )
}

function FoundMinutes({ minutes, search, onSearch }: MinutesProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const years = foundByYear(minutes, search)
  const count = years.reduce((sum, { minutes: ofYear }) => sum + ofYear.length, 0)
  const isFiltered = search.ano !== 0 || search.orgao !== 0 || search.palavras !== ''
  const clear = () => {
    onSearch(minutesSearchDefaults)
    // The button that was pressed goes away with the filters.
    line.current?.focus()
  }
  return (
    <Stack gap="6">
      <MinutesFilterBar search={search} options={minutesOptions(minutes)} onChange={onSearch} />
      <Cluster justify="between">
        <Text variant="small" tone="muted" ref={line} tabIndex={-1} role="status">
          {foundSentence(count)}
        </Text>
        {isFiltered && (
          <Button variant="quiet" size="compact" onPress={clear}>
            {minutesText.clear}
          </Button>
        )}
      </Cluster>
      {years.length === 0 && <NoMinutesFound />}
      {years.map(({ year, minutes: ofYear }) => (
        <Card key={year} title={String(year)}>
          <StatementTable
            caption={yearCaption(year)}
            isCaptionHidden
            columns={minutesColumns}
            rows={ofYear}
            rowKey={({ id }) => id}
          />
        </Card>
      ))}
    </Stack>
  )
}
