import { CommandPalette } from '@portal/design-system/CommandPalette'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaletteProps } from '#app/navigation/palette/palette.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { SEARCH_WAIT_MS, useDebounced } from '#app/people-search/use-debounced.ts'
import { SHORTEST_KEYWORD } from '#contract/people.ts'
import { attendantGroups, personIdOf } from './attendant-groups.ts'
import { commandPaletteText } from './command-palette.text.ts'
import { attendantPages } from './page-items.ts'
import { hereOf } from './palette-item.ts'
import { recentPeopleQuery, rememberPerson } from './recent-people.ts'
import { useGoTo } from './use-go-to.ts'

const text = commandPaletteText.attendant
const NOBODY: readonly never[] = []

/** The palette of an attendant: people by name, e-mail or CPF, and the pages of the back office. */
export function AttendantPalette({ isOpen, onOpenChange }: PaletteProps) {
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const asked = useDebounced(wanted, SEARCH_WAIT_MS)
  const answer = useQuery(peopleQueries.found(asked))
  const { data: recent = NOBODY } = useQuery(recentPeopleQuery)
  const queryClient = useQueryClient()
  const location = useRouterState({ select: (state) => state.location })
  const goTo = useGoTo()
  const isLongEnough = wanted.length >= SHORTEST_KEYWORD
  const isAbout = isLongEnough && wanted.startsWith(asked) && !answer.isError
  const found = isAbout ? (answer.data?.pessoas ?? []) : []
  const choose = (id: string) => {
    const person = [...found, ...recent].find((one) => one.id === personIdOf(id))
    const page = attendantPages().find((one) => one.id === id)
    if (person) {
      rememberPerson(queryClient, person)
      goTo({ path: '/', search: { idPessoa: person.id } })
    } else if (page) goTo(page)
  }
  const open = (next: boolean) => {
    if (!next) setQuery('')
    onOpenChange(next)
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={open}
      label={text.label}
      placeholder={text.placeholder}
      query={query}
      onQueryChange={setQuery}
      groups={attendantGroups({ query, found, recent, here: hereOf(location.pathname, location.search) })}
      isFiltered
      isLoading={isLongEnough && (asked !== wanted || answer.isFetching)}
      {...emptyTexts(isLongEnough, answer.isError)}
      onChoose={choose}
    />
  )
}

function emptyTexts(isLongEnough: boolean, hasFailed: boolean) {
  if (!isLongEnough) return { emptyTitle: text.startTitle, emptyText: text.startText }
  if (hasFailed) return { emptyTitle: text.failedTitle, emptyText: text.failedText }
  return { emptyTitle: text.emptyTitle, emptyText: text.emptyText }
}
