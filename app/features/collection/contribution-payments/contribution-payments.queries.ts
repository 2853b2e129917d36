import { queryOptions } from '@tanstack/react-query'
import { contributionPayment, contributionPayments } from './contribution-payments.functions.ts'

export const contributionPaymentQueries = {
  all: () =>
    queryOptions({ queryKey: ['contribution-payments', 'all'], queryFn: () => contributionPayments() }),
  one: (idContribuicao: number) =>
    queryOptions({
      queryKey: ['contribution-payments', 'one', idContribuicao],
      queryFn: () => contributionPayment({ data: { idContribuicao } }),
    }),
}
