import { queryOptions } from '@tanstack/react-query'
import { documentsSentBy, issuedDocuments, sentDocuments } from './documents.functions.ts'

/** What the documents page reads. */
export const documentsQueries = {
  issued: () => queryOptions({ queryKey: ['documents', 'issued'], queryFn: () => issuedDocuments() }),
  sent: () => queryOptions({ queryKey: ['documents', 'sent'], queryFn: () => sentDocuments() }),
  sentBy: (idPessoa: number) =>
    queryOptions({
      queryKey: ['documents', 'sent', idPessoa],
      queryFn: () => documentsSentBy({ data: { idPessoa } }),
    }),
}
