import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import { ask } from '#app/session/ask.ts'

/** Plans, and the theme of one of them. */
export const themeQueries = {
  edition: (idPlano: number) =>
    queryOptions({
      ...editedQuery,
      ...ask('retornarEdicaoTema', { idPlano }),
    }),
}
