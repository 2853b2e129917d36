import { AsyncComboBox } from '@portal/design-system/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_WAIT_MS, useDebounced } from '#app/clock/use-debounced.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'
import type { AuditPage } from '#contract/records/audit.ts'
import { auditText } from './audit.text.ts'

const { filters: text } = auditText

type PersonFilterProps = {
  /** Whom the list is about; null: everybody. */
  person: AuditPage['pessoa']
  onChoose: (id: number | undefined) => void
}

/** Whom the record is about, found by name or CPF. What is written stays on this page and gets into no address. */
export function PersonFilter({ person, onChoose }: PersonFilterProps) {
  // Shown at once: the list follows.
  const [chosen, choose] = useState(person && { id: person.id, label: person.nome })
  const [written, write] = useState(chosen?.label ?? '')
  const asked = useDebounced(written.trim(), SEARCH_WAIT_MS)
  const isChosen = written === chosen?.label
  const answer = useQuery({
    ...peopleQueries.found(asked),
    enabled: !isChosen && asked.length >= SHORTEST_KEYWORD,
  })
  const isEarly = !isChosen && written.trim().length >= SHORTEST_KEYWORD && asked !== written.trim()
  return (
    <AsyncComboBox<number>
      label={text.person}
      description={text.personHint}
      minCharacters={SHORTEST_KEYWORD}
      options={(answer.data?.pessoas ?? []).map(({ id, nome, cpf }) => ({
        id,
        label: nome,
        description: cpf,
      }))}
      value={chosen}
      onChange={(found) => {
        choose(found)
        onChoose(found?.id)
      }}
      inputValue={written}
      onInputChange={write}
      isPending={isEarly || answer.isFetching}
      hasFailed={answer.isError}
    />
  )
}
