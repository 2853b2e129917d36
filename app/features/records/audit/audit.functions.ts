import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarAtendentes } from '#contract/conversations/conversations.ts'
import { retornarAuditoria, retornarRegistroAuditoria } from '#contract/records/audit.ts'
import { auditPageInput, auditReference } from './audit.schema.ts'

/** A page of the record. @throws PortalProblem `forbidden` below the level that administrators ask for */
export const auditPage = attendantQuery
  .validator(auditPageInput)
  .handler(({ data, context }) => context.api.call(retornarAuditoria, { query: data }))

/** One register with what it kept. @throws PortalProblem `not-found` */
export const auditEntry = attendantQuery
  .validator(auditReference)
  .handler(({ data, context }) => context.api.call(retornarRegistroAuditoria, { params: data }))

/** Who attends, for the filter by who did something. */
export const auditActors = attendantQuery.handler(({ context }) => context.api.call(retornarAtendentes, {}))
