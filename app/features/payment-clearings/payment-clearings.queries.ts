import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, send } from '#app/session/ask.ts'
import { SHORTEST_KEYWORD } from './payment-clearings.schema.ts'

export const clearingQueries = {
  payable: (keyword: string) =>
    queryOptions({
      queryKey: ['payment-clearings', 'payable', keyword],
      queryFn: ({ signal }) =>
        send('procurarContribuicoesAPagar')({ data: { palavraChave: keyword }, signal }),
      enabled: keyword.length >= SHORTEST_KEYWORD,
      gcTime: 60_000,
    }),
}

/** Which of the pages an address means. */
export type ClearingsShown = {
  page: number
  baixa?: number | undefined
  nova?: 'manual' | undefined
  plano?: number | undefined
  mes?: string | undefined
}

/** Reads ahead what the page at an address shows. */
export async function warmClearings(
  queryClient: QueryClient,
  { page, baixa, nova, plano, mes }: ClearingsShown,
): Promise<void> {
  if (baixa !== undefined) await queryClient.ensureQueryData(ask('retornarBaixa', { idBaixa: baixa }))
  else if (plano !== undefined && mes !== undefined)
    await queryClient.ensureQueryData(ask('retornarDescontosDoMes', { idPlano: plano, mes }))
  else if (nova === undefined)
    await Promise.all([
      queryClient.ensureQueryData(ask('retornarBaixas', { page })),
      queryClient.ensureQueryData(ask('retornarDescontosEmprestimo')),
      queryClient.ensureQueryData(ask('retornarDebitos')),
    ])
}
