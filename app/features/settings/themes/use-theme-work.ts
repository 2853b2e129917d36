import { parseHex } from '@portal/design-system/brand'
import { useEdition } from '#app/editing/use-edition.ts'
import { send } from '#app/session/ask.ts'
import type { ThemeEdition } from '#contract/settings/themes.ts'
import { editedThemeOf, isSameTheme, themeToSave } from './edited-theme.ts'
import { themeQueries } from './themes.queries.ts'
import { isEditedTheme } from './themes.schema.ts'
import { themeText } from './themes.text.ts'

/** A plan's theme while it is worked on. */
export function useThemeWork(edition: ThemeEdition, personId: number) {
  const idPlano = edition.plano.id
  const work = useEdition({
    stored: edition,
    valuesOf: editedThemeOf,
    versionOf: ({ rascunho }) => rascunho?.versao ?? 0,
    typedOverOf: ({ rascunho, historico }) => rascunho?.versao ?? -(historico[0]?.id ?? 0),
    place: `tema:${idPlano}:${personId}`,
    isValues: isEditedTheme,
    isSame: isSameTheme,
    check: ({ primaryColor }) =>
      parseHex(primaryColor) === null ? { fields: { primaryColor: themeText.colorUnreadable } } : undefined,
    keepsTyped: true,
    queryOf: () => themeQueries.edition(idPlano),
    calls: {
      save: (theme, versao) =>
        send('salvarRascunhoTema')({ data: { idPlano, versao, ...themeToSave(theme) } }),
      discard: (versao) => send('descartarRascunhoTema')({ data: { idPlano, versao } }),
      publish: (versao) => send('publicarTema')({ data: { idPlano, versao } }),
    },
    acts: { save: (theme): unknown => work.save(theme), publish: (theme): unknown => work.ask(theme, null) },
  })
  return {
    ...work,
    /** An earlier version comes back beside what is being prepared, not in place of it. */
    restore: (idVersao: number) =>
      work.write(() =>
        send('restaurarTema')({
          data: { idPlano, idVersao, idVersaoAtual: edition.historico[0]?.id ?? idVersao },
        }),
      ),
  }
}

export type ThemeWork = ReturnType<typeof useThemeWork>
