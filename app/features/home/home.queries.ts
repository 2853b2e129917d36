import { queryOptions } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import { planSlides } from './home.functions.ts'

export const homeQueries = {
  summary: () =>
    queryOptions({ queryKey: ['home', 'summary'], queryFn: () => askNow('retornarResumoPlano') }),
  slides: () =>
    queryOptions({ queryKey: ['home', 'slides'], queryFn: () => planSlides(), staleTime: 5 * 60_000 }),
}
