import { max } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { AUDIT_PAGE, type AuditPage, MAX_AUDIT_ENTRIES } from '#contract/records/audit.ts'
import { entryOnWire, entryRows, nameOf } from './entry-rows.ts'
import { type EntryFilters, entryCount, entryIds } from './find-entries.ts'

/** A page of the record, newest first; `upTo` absent: up to the newest entry there is. Beyond 10,000 nothing is counted, and pages end there. */
export async function searchEntries(
  database: Querier,
  { page, ...asked }: EntryFilters & { page: number },
): Promise<AuditPage> {
  const upTo = asked.upTo ?? (await newestEntry(database))
  const filters = { ...asked, upTo: upTo ?? undefined }
  const [counted, pessoa, autor] = await Promise.all([
    entryCount(database, filters, MAX_AUDIT_ENTRIES + 1),
    nameOf(database, asked.idPessoa),
    nameOf(database, asked.idAutor),
  ])
  const total = Math.min(counted, MAX_AUDIT_ENTRIES)
  const offset = page * AUDIT_PAGE
  const ids = offset < total ? await entryIds(database, filters, { offset, limit: AUDIT_PAGE }) : []
  return {
    registros: (await entryRows(database, ids)).map(entryOnWire),
    totalPage: Math.ceil(total / AUDIT_PAGE),
    totalItems: total,
    totalExato: counted <= MAX_AUDIT_ENTRIES,
    ate: upTo,
    pessoa,
    autor,
  }
}

async function newestEntry(database: Querier): Promise<number | null> {
  const [row] = await database.select({ id: max(auditEntries.id) }).from(auditEntries)
  return row?.id ?? null
}
