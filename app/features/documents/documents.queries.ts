import { queryOptions } from '@tanstack/react-query'
import { documentsSentBy, issuedDocuments, sentDocuments } from './documents.functions.ts'

export const documentsQueries = {
  issued: () => queryOptions({ queryKey: ['documents', 'issued'], queryFn: () => issuedDocuments() }),
  sent: (page: number) =>
    queryOptions({ queryKey: ['documents', 'sent', page], queryFn: () => sentDocuments({ data: { page } }) }),
  sentBy: (idPessoa: number, page: number) =>
    queryOptions({
      queryKey: ['documents', 'sent-by', idPessoa, page],
      queryFn: () => documentsSentBy({ data: { idPessoa, page } }),
    }),
}
