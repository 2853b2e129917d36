import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import { plans, themeEdition } from './themes.functions.ts'

/** Plans, and the theme of one of them. */
export const themeQueries = {
  plans: () => queryOptions({ queryKey: ['theme-settings', 'plans'], queryFn: () => plans() }),
  edition: (idPlano: number) =>
    queryOptions({
      ...editedQuery,
      queryKey: ['theme-settings', 'edition', idPlano],
      queryFn: () => themeEdition({ data: { idPlano } }),
    }),
}
