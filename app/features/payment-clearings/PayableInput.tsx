import { Button } from '@portal/design-system/Button'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RadioCards } from '@portal/design-system/RadioCards'
import { SearchField } from '@portal/design-system/SearchField'
import { Stack } from '@portal/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldProps } from '#app/forms/field-state.ts'
import { SEARCH_WAIT_MS, useDebounced } from '#app/people-search/use-debounced.ts'
import type { PayableContribution } from '#contract/payment-clearings.ts'
import { clearingQueries } from './payment-clearings.queries.ts'
import { SHORTEST_KEYWORD } from './payment-clearings.schema.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { contributionLine, payableDetail } from './payment-clearings-sentences.ts'

const { hand: text } = clearingsText

/** Finds a contribution that waits for its money. What is written stays on this page: no name gets into the address. */
export function PayableInput({ onChoose }: { onChoose: (chosen: PayableContribution) => void }) {
  const { value, onChange, errorMessage, id } = useFieldProps<number | null>()
  const [query, setQuery] = useState('')
  const asked = useDebounced(query.trim(), SEARCH_WAIT_MS)
  const answer = useQuery(clearingQueries.payable(asked))
  const found = asked.length >= SHORTEST_KEYWORD ? answer.data : undefined
  return (
    <Stack>
      <SearchField
        id={id}
        label={text.searchLabel}
        description={text.searchHint}
        value={query}
        onChange={setQuery}
        isPending={asked !== query.trim() || answer.isFetching}
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
          options={found.map((one) => ({
            value: String(one.id),
            label: `${one.nome}: ${contributionLine(one)}`,
            description: payableDetail(one),
          }))}
          value={value === null ? null : String(value)}
          onChange={(id) => {
            const chosen = found.find((one) => String(one.id) === id)
            if (!chosen) return
            onChange(chosen.id)
            onChoose(chosen)
          }}
          errorMessage={errorMessage}
        />
      )}
    </Stack>
  )
}
