import { Card } from '@portal/design-system/Card'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_WAIT_MS, useDebounced } from '#app/clock/use-debounced.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'
import { PeopleFound } from './PeopleFound.tsx'
import { peopleSearchText as text } from './people-search.text.ts'

/** Looks for a person by name, e-mail or CPF. What is written stays on this page: no name and no CPF gets into the address. */
export function PeopleSearch() {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Text typed before hydration is in the field, but not in the state.
  useEffect(() => {
    if (field.current?.value) setQuery(field.current.value)
  }, [])
  const wanted = query.trim()
  const asked = useDebounced(wanted, SEARCH_WAIT_MS)
  const answer = useQuery(peopleQueries.found(asked))
  const isLongEnough = wanted.length >= SHORTEST_KEYWORD
  const isOnItsWay = isLongEnough && (asked !== wanted || answer.isFetching)
  return (
    <Card title={text.title}>
      <Stack gap="6">
        <Stack width="form">
          <SearchField
            ref={field}
            label={text.label}
            description={text.hint}
            value={query}
            onChange={setQuery}
            isPending={isOnItsWay}
          />
        </Stack>
        {isLongEnough && asked.length >= SHORTEST_KEYWORD && (
          <PeopleFound
            answer={answer.data}
            hasFailed={answer.isError}
            onRetry={() => void answer.refetch()}
          />
        )}
      </Stack>
    </Card>
  )
}
