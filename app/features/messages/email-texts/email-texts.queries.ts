import { queryOptions } from '@tanstack/react-query'
import { editedQuery } from '#app/forms/edited-query.ts'
import { emailText, emailTexts } from './email-texts.functions.ts'

export const emailTextQueries = {
  all: queryOptions({ queryKey: ['email-texts', 'all'], queryFn: () => emailTexts() }),
  one: (modelo: string) =>
    queryOptions({
      ...editedQuery,
      queryKey: ['email-texts', 'one', modelo],
      queryFn: () => emailText({ data: { modelo } }),
    }),
}
