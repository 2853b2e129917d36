import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import { ask } from '#app/session/ask.ts'

export const emailTextQueries = {
  one: (modelo: string) =>
    queryOptions({
      ...editedQuery,
      ...ask('retornarTextoEmail', { modelo }),
    }),
}
