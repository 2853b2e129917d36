import { send } from '#app/session/ask.ts'
import type { ThemeEdition } from '#contract/settings/themes.ts'
import type { themeToSave } from './edited-theme.ts'

type ThemeToSave = NonNullable<ReturnType<typeof themeToSave>>

/** `isKept`: what is on screen is the draft already. */
export type ThemeWrite =
  | { act: 'discard' }
  | { act: 'restore'; idVersao: number }
  | { act: 'save' | 'publish'; wanted: ThemeToSave; isKept: boolean }

/**
 * Writes what is wanted of a plan's theme, as the version that is on screen. `take` is called with each answer: a publication keeps the
 * draft first, and a draft that was kept stays so when its publication is refused.
 */
export async function writeTheme(
  edition: ThemeEdition,
  write: ThemeWrite,
  take: (answered: ThemeEdition) => void,
): Promise<ThemeEdition> {
  const idPlano = edition.plano.id
  const draftOf = ({ rascunho }: ThemeEdition) => ({ idPlano, versao: rascunho?.versao ?? 0 })
  const taken = async (answering: Promise<ThemeEdition>) => {
    const answered = await answering
    take(answered)
    return answered
  }
  if (write.act === 'discard') {
    return taken(
      edition.rascunho ? send('descartarRascunhoTema')({ data: draftOf(edition) }) : Promise.resolve(edition),
    )
  }
  if (write.act === 'restore') {
    const { idVersao } = write
    const [current] = edition.historico
    return taken(
      send('restaurarTema')({ data: { idPlano, idVersao, idVersaoAtual: current?.id ?? idVersao } }),
    )
  }
  const kept = write.isKept
    ? edition
    : await taken(send('salvarRascunhoTema')({ data: { ...draftOf(edition), ...write.wanted } }))
  return write.act === 'save' ? kept : taken(send('publicarTema')({ data: draftOf(kept) }))
}
