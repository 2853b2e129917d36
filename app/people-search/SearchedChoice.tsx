import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RadioCards } from '@portal/design-system/RadioCards'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_WAIT_MS, useDebounced } from '#app/clock/use-debounced.ts'
import { useFieldProps } from '#app/forms/field-state.ts'

type SearchedChoiceProps<Answer, Found extends { id: number }, Key extends QueryKey> = {
  text: { label: string; hint: string; failed: string; retry: string; none: string; choose: string }
  /** Letters from which on it is searched. */
  shortest: number
  search: (keyword: string) => UseQueryOptions<Answer, Error, Answer, Key>
  foundOf: (answer: Answer) => readonly Found[]
  optionOf: (found: Found) => { label: string; description: string }
  onChoose?: (chosen: Found) => void
}

/** Finds a record by what is written and lets one be chosen, by its id. What is written stays on this page and gets into no address. */
export function SearchedChoice<Answer, Found extends { id: number }, Key extends QueryKey>({
  text,
  shortest,
  search,
  foundOf,
  optionOf,
  onChoose,
}: SearchedChoiceProps<Answer, Found, Key>) {
  const { value, onChange, errorMessage, id } = useFieldProps<number | null>()
  const [query, setQuery] = useState('')
  const asked = useDebounced(query.trim(), SEARCH_WAIT_MS)
  const answer = useQuery(search(asked))
  const found = asked.length >= shortest && answer.data !== undefined ? foundOf(answer.data) : undefined
  // The selected item leaves the screen with the list, so that no action meant for another applies to it.
  const write = (written: string) => {
    setQuery(written)
    if (value !== null) onChange(null)
  }
  return (
    <Stack>
      <SearchField
        id={id}
        label={text.label}
        description={text.hint}
        value={query}
        onChange={write}
        isPending={query.trim().length >= shortest && (asked !== query.trim() || answer.isFetching)}
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
      <div role="status">{found?.length === 0 && <p>{text.none}</p>}</div>
      {found && found.length > 0 && (
        <RadioCards<string>
          label={text.choose}
          isRequired
          options={found.map((one) => ({ value: String(one.id), ...optionOf(one) }))}
          value={value === null ? null : String(value)}
          onChange={(key) => {
            const chosen = found.find((one) => String(one.id) === key)
            if (!chosen) return
            onChange(chosen.id)
            onChoose?.(chosen)
          }}
          errorMessage={errorMessage}
        />
      )}
    </Stack>
  )
}
