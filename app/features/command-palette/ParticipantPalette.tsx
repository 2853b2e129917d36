import { CommandPalette } from '@portal/design-system/CommandPalette'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PaletteProps } from '#app/navigation/palette/palette.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { commandPaletteText } from './command-palette.text.ts'
import { hereOf } from './palette-item.ts'
import { participantChoices } from './participant-groups.ts'
import { recentChoices, rememberChoice } from './recent-choices.ts'
import { useGoTo } from './use-go-to.ts'
import { usePaletteActions } from './use-palette-actions.tsx'

const text = commandPaletteText.participant
const NONE: readonly never[] = []

/** The palette of a participant: the services that the plan offers, and the pages of the portal. */
export function ParticipantPalette({ isOpen, onOpenChange }: PaletteProps) {
  const { person, planLink } = useSession()
  const offered = useQuery({ ...planQueries.features(), enabled: planLink !== null })
  const location = useRouterState({ select: (state) => state.location })
  const goTo = useGoTo()
  const features = offered.data ?? NONE
  const { actions, dialogs } = usePaletteActions(isOpen)
  const { groups, find } = useMemo(
    () =>
      participantChoices({
        features,
        category: planLink?.categoria.id ?? null,
        here: hereOf(location.pathname, location.search),
        recent: isOpen ? recentChoices(person.id) : NONE,
        actions,
      }),
    [features, planLink, location.pathname, location.search, person.id, isOpen, actions],
  )
  const choose = (id: string) => {
    const item = find(id)
    if (!item) return actions.find((one) => one.id === id)?.run()
    rememberChoice(person.id, id)
    goTo(item)
  }
  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        label={text.label}
        groups={groups}
        isLoading={offered.isLoading}
        emptyTitle={offered.isError ? text.failedTitle : text.emptyTitle}
        emptyText={offered.isError ? text.failedText : text.emptyText}
        onChoose={choose}
      />
      {dialogs}
    </>
  )
}
