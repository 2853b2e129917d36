import { toast } from '@portal/design-system/Toast/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmission } from '#app/forms/portal-form.ts'
import type { ThemeEdition } from '#contract/themes.ts'
import { type EditedTheme, editedThemeOf, isSameTheme, themeToSave } from './edited-theme.ts'
import { discardDraft, publishTheme, restoreTheme, saveDraft } from './themes.functions.ts'
import { themeQueries } from './themes.queries.ts'
import { themeText } from './themes.text.ts'

/** A plan's theme while it is worked on: what is on screen, and what can be done with it. */
export function useThemeEdition(edition: ThemeEdition) {
  const queryClient = useQueryClient()
  const { run, ...submission } = useSubmission()
  const [edited, setEdited] = useState<EditedTheme | null>(null)
  const { mutateAsync: save } = useMutation({ mutationFn: saveDraft })
  const { mutateAsync: discard } = useMutation({ mutationFn: discardDraft })
  const { mutateAsync: publish } = useMutation({ mutationFn: publishTheme })
  const { mutateAsync: restore } = useMutation({ mutationFn: restoreTheme })

  const idPlano = edition.plano.id
  const stored = editedThemeOf(edition)
  const theme = edited ?? stored
  const isDirty = !isSameTheme(theme, stored)
  const [current] = edition.historico

  const take = (answered: ThemeEdition) => {
    queryClient.setQueryData(themeQueries.edition(idPlano).queryKey, answered)
    setEdited(null)
  }
  /** Keeps what is on screen as the draft; answers its version, or null while the colour cannot be read. */
  const keep = async (): Promise<number | null> => {
    const wanted = themeToSave(theme)
    if (!wanted) return null
    if (edition.rascunho && !isDirty) return edition.rascunho.versao
    const answered = await save({ data: { idPlano, versao: edition.rascunho?.versao ?? 0, ...wanted } })
    take(answered)
    return answered.rascunho?.versao ?? null
  }

  return {
    theme,
    isDirty,
    problem: submission.problem,
    isSending: submission.isSending,
    change: (part: Partial<EditedTheme>) => {
      submission.clear()
      setEdited({ ...theme, ...part })
    },
    save: () =>
      run(async () => {
        if ((await keep()) !== null) toast.show({ message: themeText.saved })
      }),
    publish: () =>
      run(async () => {
        const versao = await keep()
        if (versao === null) return
        take(await publish({ data: { idPlano, versao } }))
        toast.show({ message: themeText.published })
      }),
    discard: () =>
      run(async () => {
        if (edition.rascunho) take(await discard({ data: { idPlano, versao: edition.rascunho.versao } }))
        setEdited(null)
        toast.show({ message: themeText.discarded })
      }),
    restore: (idVersao: number) =>
      run(async () => {
        const body = { idPlano, idVersao, idVersaoAtual: current?.id ?? idVersao }
        queryClient.setQueryData(themeQueries.edition(idPlano).queryKey, await restore({ data: body }))
        toast.show({ message: themeText.restored })
      }),
    /** Shows what is stored now, in place of what was changed here. */
    readAgain: async () => {
      await queryClient.invalidateQueries({ queryKey: themeQueries.edition(idPlano).queryKey })
      submission.clear()
      setEdited(null)
    },
  }
}

export type ThemeWork = ReturnType<typeof useThemeEdition>
