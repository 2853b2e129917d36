import { queryOptions } from '@tanstack/react-query'
import { askNow } from '#app/session/ask.ts'
import { personServed, serviceDeskSummary } from './service-desk.functions.ts'

/** The attendants' home. It is kept under 'home', which every arriving notification refreshes. */
export const serviceDeskQueries = {
  summary: (idPlano: number) =>
    queryOptions({
      queryKey: ['home', 'service-desk', idPlano],
      queryFn: () => serviceDeskSummary({ data: { idPlano } }),
    }),
  person: (idPessoa: number) =>
    queryOptions({
      queryKey: ['home', 'person', idPessoa],
      queryFn: () => personServed({ data: { idPessoa } }),
    }),
  undatedArrivals: (idPessoa: number) =>
    queryOptions({
      queryKey: ['home', 'undated-arrivals', idPessoa],
      queryFn: () => askNow('retornarRecursosPortados', { idPessoa }),
    }),
}
