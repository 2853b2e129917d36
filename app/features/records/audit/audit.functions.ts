import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarAuditoria } from '#contract/records/audit.ts'
import { auditPageInput } from './audit.schema.ts'

/** A page of the record. @throws PortalProblem `forbidden` below the level that administrators ask for */
export const auditPage = attendantQuery
  .validator(auditPageInput)
  .handler(({ data, context }) => context.api.call(retornarAuditoria, { query: data }))
