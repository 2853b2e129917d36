import { queryOptions } from '@tanstack/react-query'
import { contributionPayment, contributionPayments } from './boletos.functions.ts'

/** What the pages of contributions that are paid one by one read. */
export const boletoQueries = {
  all: () => queryOptions({ queryKey: ['boletos', 'all'], queryFn: () => contributionPayments() }),
  one: (idContribuicao: number) =>
    queryOptions({
      queryKey: ['boletos', 'one', idContribuicao],
      queryFn: () => contributionPayment({ data: { idContribuicao } }),
    }),
}
