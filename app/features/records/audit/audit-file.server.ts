import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import { nothingElse } from '#app/session/portal-file.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { exportarAuditoria } from '#contract/records/audit.ts'
import { auditFileFilters } from './audit.schema.ts'

/** Spreadsheet of the records matching the filters in the address. The API refuses anyone below its level. */
export const auditFile = personDocument({
  which: nothingElse,
  back: () => '/settings/auditoria',
  ask: ({ api, search }) => {
    const filters = v.safeParse(auditFileFilters, search)
    if (!filters.success) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    return api.file(exportarAuditoria, { query: filters.output })
  },
})
