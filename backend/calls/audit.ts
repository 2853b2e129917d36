import { exportarAuditoria, retornarAuditoria, retornarRegistroAuditoria } from '#contract/records/audit.ts'
import type { Api } from '../api.ts'
import { audit } from '../security/audit.ts'
import { recordConsultation } from '../security/record-consultation.ts'
import { exportEntries } from '../usecases/records/audit/export-entries.ts'
import { readEntry } from '../usecases/records/audit/read-entry.ts'
import { recordSearch } from '../usecases/records/audit/record-search.ts'
import { searchEntries } from '../usecases/records/audit/search-entries.ts'
import { registerCall } from './register-call.ts'

/** The record of everything that was done. Looking at it is on it too. */
export function registerAuditCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarAuditoria, async ({ actor, query: { ate, ...asked }, work }) => {
    const found = await searchEntries(database, { ...asked, upTo: ate })
    await work((unit) => recordSearch(unit, actor, asked, { action: 'record.searched', page: asked.page }))
    return found
  })

  registerCall(api, retornarRegistroAuditoria, async ({ actor, params, work }) => {
    const { detail, row } = await readEntry(database, params.idRegistro)
    const { id, subjectId, action } = row.entry
    await work(async (unit) => {
      if (subjectId !== null) await recordConsultation(unit.database, actor, subjectId, unit.now)
      await audit(unit, { subjectId, action: 'record.opened', entityId: id, after: { action } })
    })
    return detail
  })

  registerCall(api, exportarAuditoria, async ({ actor, query, work, today }) => {
    const { content, rows } = await exportEntries(database, query)
    await work((unit) => recordSearch(unit, actor, query, { action: 'record.exported', rows }))
    return { content, fileName: `auditoria_${today}.xlsx` }
  })
}
