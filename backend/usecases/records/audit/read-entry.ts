import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { auditSeals } from '#backend/database/schema/audit.ts'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import { notFound } from '#backend/problem.ts'
import { auditSentences } from '#contract/records/audit.text.ts'
import type { AuditEntryDetail } from '#contract/records/audit.ts'
import { auditedValues } from './audited-values.ts'
import { type EntryRow, entryOnWire, entryRows } from './entry-rows.ts'

/** One entry with what it kept, and its row for who records that it was opened. @throws 404 */
export async function readEntry(
  database: Querier,
  id: number,
): Promise<{ detail: AuditEntryDetail; row: EntryRow }> {
  const [row] = await entryRows(database, [id])
  if (!row) throw notFound(auditSentences.missing)
  const { entry } = row
  const [[seal], [serving]] = await Promise.all([
    database.select().from(auditSeals).where(eq(auditSeals.entryId, id)),
    entry.servingId === null
      ? []
      : database.select().from(personAccesses).where(eq(personAccesses.id, entry.servingId)),
  ])
  return {
    row,
    detail: {
      ...entryOnWire(row),
      acao: entry.action,
      objeto: `${entry.entity} ${entry.entityId}`,
      pedido: entry.requestId,
      idRequisicao: requestOf(entry),
      atendimento: serving ? { motivo: serving.reason, inicio: serving.startedAt.toISOString() } : null,
      valores: auditedValues(entry.before, entry.after),
      lacre: seal ? { posicao: seal.position, valor: seal.hash.toString('hex') } : null,
    },
  }
}

/** The request that was changed, or whose document was opened. */
function requestOf({ entity, entityId, after }: EntryRow['entry']): number | null {
  const id = entity === 'request' ? Number(entityId) : after?.requestId
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
