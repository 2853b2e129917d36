import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RadioCards } from '@portal/design-system/RadioCards'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldProps } from '#app/forms/field-state.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { SEARCH_WAIT_MS, useDebounced } from '#app/people-search/use-debounced.ts'
import { SHORTEST_KEYWORD } from '#contract/people.ts'
import { announcementsText } from './announcements.text.ts'

const { form: text } = announcementsText

/** Finds the person who gets it. What is written stays on this page: no name and no CPF gets into the address. */
export function PersonInput() {
  const { value, onChange, errorMessage, id } = useFieldProps<number | null>()
  const [query, setQuery] = useState('')
  const asked = useDebounced(query.trim(), SEARCH_WAIT_MS)
  const answer = useQuery(peopleQueries.found(asked))
  const found = asked.length >= SHORTEST_KEYWORD ? answer.data?.pessoas : undefined
  // Who was chosen leaves the screen with the list: they are not told what is meant for somebody else.
  const search = (written: string) => {
    setQuery(written)
    if (value !== null) onChange(null)
  }
  return (
    <Stack>
      <SearchField
        id={id}
        label={text.person}
        description={text.personHint}
        value={query}
        onChange={search}
        isPending={query.trim().length >= SHORTEST_KEYWORD && (asked !== query.trim() || answer.isFetching)}
        errorMessage={found?.length ? undefined : errorMessage}
      />
      {answer.isError && (
        <>
          <InlineMessage tone="danger">{text.failed}</InlineMessage>
          <div>
            <Button variant="secondary" onPress={() => void answer.refetch()}>
              {text.retry}
            </Button>
          </div>
        </>
      )}
      <div role="status">{found?.length === 0 && <p>{text.nobody}</p>}</div>
      {found && found.length > 0 && (
        <RadioCards<string>
          label={text.choose}
          isRequired
          options={found.map((one) => ({ value: String(one.id), label: one.nome, description: one.cpf }))}
          value={value === null ? null : String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
          errorMessage={errorMessage}
        />
      )}
    </Stack>
  )
}
