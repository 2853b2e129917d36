import { queryOptions } from '@tanstack/react-query'
import { documentsSentBy } from './documents.functions.ts'

export const documentsQueries = {
  sentBy: (idPessoa: number, page: number) =>
    queryOptions({
      queryKey: ['documents', 'sent-by', idPessoa, page],
      queryFn: () => documentsSentBy({ data: { idPessoa, page } }),
    }),
}
