import { and, asc, count, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { people } from '#backend/database/schema/people.ts'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import { attendantLevelNamed } from '#backend/names.ts'
import { actionSentence, isRecordedElsewhere } from '#backend/security/audit-actions/all-actions.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import type { AccessItem } from '#contract/records/access-record.ts'

/** A consultation is written once a minute: a change belongs to it until that long after its last look. */
const SLACK_SECONDS = 60

type Access = typeof personAccesses.$inferSelect
type Change = typeof auditEntries.$inferSelect

/** Who of the service desk came to a person's data, the newest first, with what was changed meanwhile. */
export async function listAccesses(
  database: Querier,
  personId: number,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<{ accesses: AccessItem[]; total: number }> {
  const ofPerson = eq(personAccesses.personId, personId)
  const [counted] = await database.select({ total: count() }).from(personAccesses).where(ofPerson)
  const rows = await database
    .select({ access: personAccesses, attendant: people.name })
    .from(personAccesses)
    .innerJoin(people, eq(people.id, personAccesses.attendantId))
    .where(ofPerson)
    .orderBy(desc(personAccesses.startedAt), desc(personAccesses.id))
    .offset(offset)
    .limit(limit)
  const changes = await changesIn(
    database,
    personId,
    rows.map(({ access }) => access),
  )
  return {
    accesses: rows.map(({ access, attendant }) => accessOnWire(access, attendant, changes, now)),
    total: counted?.total ?? 0,
  }
}

/** Everything that those attendants changed of the person since the oldest of these accesses, oldest first. */
async function changesIn(
  database: Querier,
  personId: number,
  accesses: readonly Access[],
): Promise<Change[]> {
  const oldest = accesses.at(-1)
  if (!oldest) return []
  return database
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, personId),
        gte(auditEntries.at, oldest.startedAt),
        or(
          inArray(
            auditEntries.servingId,
            accesses.map(({ id }) => id),
          ),
          inArray(
            auditEntries.actorId,
            accesses.map(({ attendantId }) => attendantId),
          ),
        ),
      ),
    )
    .orderBy(asc(auditEntries.id))
}

function accessOnWire(access: Access, attendant: string, changes: readonly Change[], now: Date): AccessItem {
  const { kind, startedAt, endsAt, endedAt } = access
  return {
    id: access.id,
    tipo: kind === 'serving' ? 'atendimento' : 'consulta',
    atendente: { nome: attendant, nivel: attendantLevelNamed(access.attendantLevel).nome },
    inicio: startedAt.toISOString(),
    fim: (endedAt ?? endsAt ?? startedAt).toISOString(),
    emAndamento: kind === 'serving' && endedAt === null && endsAt !== null && endsAt > now,
    motivo: access.reason,
    alteracoes: changes.filter((change) => belongs(change, access)).flatMap(changeOnWire),
  }
}

function belongs(change: Change, { id, kind, attendantId, startedAt, endedAt }: Access): boolean {
  if (kind === 'serving') return change.servingId === id
  if (change.servingId !== null || change.actorId !== attendantId) return false
  return change.at >= startedAt && change.at <= secondsAfter(endedAt ?? startedAt, SLACK_SECONDS)
}

function changeOnWire(change: Change): AccessItem['alteracoes'] {
  if (isRecordedElsewhere(change.action)) return []
  return [
    {
      id: change.id,
      data: change.at.toISOString(),
      descricao: actionSentence(change),
      idRequisicao: requestOf(change),
    },
  ]
}

/** The request that was changed, or whose document was opened. */
function requestOf({ entity, entityId, after }: Change): number | null {
  if (entity === 'request') return Number(entityId)
  return typeof after?.requestId === 'number' ? after.requestId : null
}
