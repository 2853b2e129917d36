import { CommandPalette } from '@portal/design-system/CommandPalette'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { SEARCH_WAIT_MS, useDebounced } from '#app/clock/use-debounced.ts'
import type { PaletteProps } from '#app/navigation/palette/palette.ts'
import { peopleQueries } from '#app/people-search/people.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { SHORTEST_KEYWORD } from '#contract/people/people.ts'
import { attendantGroups, personIdOf } from './attendant-groups.ts'
import { commandPaletteText } from './command-palette.text.ts'
import { attendantPages } from './page-items.ts'
import { hereOf } from './palette-item.ts'
import { recentPeopleQuery, rememberPerson } from './recent-people.ts'
import { useGoTo } from './use-go-to.ts'
import { usePaletteActions } from './use-palette-actions.tsx'

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
  const deskPlan = useSession().deskPlan?.id ?? null
  const { actions, dialogs } = usePaletteActions(isOpen)
  const isLongEnough = wanted.length >= SHORTEST_KEYWORD
  const isAbout = isLongEnough && wanted.startsWith(asked) && !answer.isError
  const found = isAbout ? (answer.data?.pessoas ?? []) : []
  const choose = (id: string) => {
    const person = [...found, ...recent].find((one) => one.id === personIdOf(id))
    const page = attendantPages(deskPlan).find((one) => one.id === id)
    if (person) {
      rememberPerson(queryClient, person)
      goTo({ path: '/', search: { idPessoa: person.id } })
    } else if (page) goTo(page)
    else actions.find((one) => one.id === id)?.run()
  }
  const open = (next: boolean) => {
    if (!next) setQuery('')
    onOpenChange(next)
  }
  const here = hereOf(location.pathname, location.search)
  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={open}
        label={text.label}
        placeholder={text.placeholder}
        query={query}
        onQueryChange={setQuery}
        groups={attendantGroups({ query, found, recent, here, deskPlan, actions })}
        isFiltered
        isLoading={isLongEnough && (asked !== wanted || answer.isFetching)}
        {...emptyTexts(isLongEnough, answer.isError)}
        onChoose={choose}
      />
      {dialogs}
    </>
  )
}

function emptyTexts(isLongEnough: boolean, hasFailed: boolean) {
  if (!isLongEnough) return { emptyTitle: text.startTitle, emptyText: text.startText }
  if (hasFailed) return { emptyTitle: text.failedTitle, emptyText: text.failedText }
  return { emptyTitle: text.emptyTitle, emptyText: text.emptyText }
}
