import { queryOptions } from '@tanstack/react-query'
import { issuedDocuments, sentDocuments } from './documents.functions.ts'

/** What the documents page reads. */
export const documentsQueries = {
  issued: () => queryOptions({ queryKey: ['documents', 'issued'], queryFn: () => issuedDocuments() }),
  sent: () => queryOptions({ queryKey: ['documents', 'sent'], queryFn: () => sentDocuments() }),
}
