import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { isOutdated } from '#app/api/problem.ts'
import { keepInTab, readFromTab, removeFromTab } from '#app/forms/tab-store.ts'
import { type CommandOutcome, useCommand } from '#app/forms/use-command.ts'
import { useReadAgain } from '#app/forms/use-read-again.ts'
import type { ThemeEdition } from '#contract/settings/themes.ts'
import { editedThemeOf, isSameTheme, themeToSave } from './edited-theme.ts'
import { themeQueries } from './themes.queries.ts'
import { type EditedTheme, isEditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'
import { type ThemeWrite, writeTheme } from './write-theme.ts'

/** Unsaved edits; `isKept`: this tab has stored them. */
type Held = { edited: EditedTheme | null; isKept: boolean }

/**
 * A plan's theme while it is worked on: what is on screen, and what can be done with it. What was changed is kept in the tab, by plan and
 * person, until it is saved or thrown away.
 */
export function useThemeEdition(edition: ThemeEdition, personId: number) {
  const queryClient = useQueryClient()
  const place = `tema:${edition.plano.id}:${personId}`
  const [{ edited, isKept }, hold] = useReducer((_: Held, next: Held) => next, {
    edited: null,
    isKept: false,
  })
  const setEdited = (changed: EditedTheme | null) => {
    if (changed === null) removeFromTab(place)
    hold({ edited: changed, isKept: changed !== null && keepInTab(place, changed) })
  }
  useEffect(() => {
    const kept = readFromTab(place)
    if (isEditedTheme(kept)) hold({ edited: kept, isKept: true })
  }, [place])
  const query = themeQueries.edition(edition.plano.id)
  const stored = editedThemeOf(edition)
  const theme = edited ?? stored
  const isDirty = !isSameTheme(theme, stored)

  const show = (answered: ThemeEdition) => queryClient.setQueryData(query.queryKey, answered)
  const take = (answered: ThemeEdition) => {
    show(answered)
    setEdited(null)
  }
  const command = useCommand(({ data }: { data: ThemeWrite }) =>
    // An earlier version comes back beside what is being prepared, not in place of it.
    writeTheme(edition, data, data.act === 'restore' ? show : take),
  )
  const reading = useReadAgain(() => query)
  const clear = () => {
    command.clear()
    reading.clear()
  }
  const keep = async (act: 'save' | 'publish'): Promise<CommandOutcome<ThemeEdition>> => {
    const wanted = themeToSave(theme)
    // The colour cannot be read, as its field says.
    if (!wanted) return { ok: false, problem: null }
    reading.clear()
    return command.run({ act, wanted, isKept: edition.rascunho !== null && !isDirty })
  }

  return {
    theme,
    isDirty,
    /** Whether this tab has what was changed. */
    isKept,
    command: { ...command, clear },
    /** Why the last write was refused, or why the newest could not be read. */
    problem: reading.problem ?? command.problem,
    isOutdated: isOutdated(command.problem),
    change: (part: Partial<EditedTheme>) => {
      clear()
      setEdited({ ...theme, ...part })
    },
    save: async () => {
      const outcome = await keep('save')
      if (outcome.ok) toast.show({ message: themeText.saved })
    },
    publish: () => keep('publish'),
    discard: () => command.run({ act: 'discard' }),
    restore: (idVersao: number) => command.run({ act: 'restore', idVersao }),
    /** Reads what is stored now; what was changed here stays on screen, to be saved over it or thrown away. */
    readAgain: async () => {
      const outcome = await reading.run()
      if (outcome.ok) clear()
    },
  }
}

export type ThemeWork = ReturnType<typeof useThemeEdition>
