import { queryOptions } from '@tanstack/react-query'
import { auditPage } from './audit.functions.ts'
import type { AuditPageInput } from './audit.schema.ts'

/** Every read of the audit record is itself audited. */
export const auditQueries = {
  page: ({ page, idPessoa, idAutor, dataInicio, dataFim, assunto, ate }: AuditPageInput) => {
    const data = { page, idPessoa, idAutor, dataInicio, dataFim, assunto, ate }
    return queryOptions({
      queryKey: ['audit', 'page', data],
      queryFn: () => auditPage({ data }),
    })
  },
}
