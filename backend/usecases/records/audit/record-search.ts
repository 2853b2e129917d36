import { eq } from 'drizzle-orm'
import { people } from '#backend/database/schema/people.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import { recordConsultation } from '#backend/security/record-consultation.ts'
import type { Work } from '#backend/work.ts'
import type { AuditFilters } from '#contract/records/audit.ts'

/** A page of the record was read, or so many rows were exported. */
type AuditSearch = { action: 'record.searched'; page: number } | { action: 'record.exported'; rows: number }

/** Records that somebody searched the record, and for what; where that was a person whom there is, also that an attendant came to their data. */
export async function recordSearch(
  work: Work,
  actor: Actor,
  { idPessoa, idAutor, dataInicio, dataFim, assunto }: AuditFilters,
  { action, ...look }: AuditSearch,
): Promise<void> {
  const [person] = await work.database.select({ id: people.id }).from(people).where(eq(people.id, idPessoa))
  const personId = person?.id ?? null
  if (personId !== null) await recordConsultation(work.database, actor, personId, work.now)
  const asked = {
    personId: idPessoa === 0 ? undefined : idPessoa,
    actorId: idAutor === 0 ? undefined : idAutor,
    from: dataInicio,
    to: dataFim,
    subject: assunto,
  }
  await audit(work, { subjectId: personId, action, entityId: assunto ?? 'all', after: { ...asked, ...look } })
}
