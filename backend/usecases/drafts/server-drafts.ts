import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { timeText } from '#contract/value-text.ts'
import type { Querier } from '../../database/client.ts'
import { DRAFT_BYTES, drafts } from '../../database/schema/drafts.ts'
import { conflict, Problem } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/**
 * Whose draft of what. `subject` is named by the subject's own use case; it never comes from the wire as it is. `aboutId`: the person whose
 * data it holds, who is not its owner where an attendant fills it in for them.
 */
export type DraftPlace = { subject: string; ownerId: number; aboutId: number }

export type ServerDraft = { version: number; data: Record<string, unknown>; savedAt: Date }

/** So many of somebody's drafts of a subject are kept that were put away; who begins again and again fills no database. */
const MAX_ARCHIVED = 5

/** The draft as stored on the server; null while nothing was saved. */
export async function readDraft(database: Querier, place: DraftPlace): Promise<ServerDraft | null> {
  const [draft] = await database
    .select({ version: drafts.version, data: drafts.data, savedAt: drafts.savedAt })
    .from(drafts)
    .where(current(place))
  return draft ?? null
}

/**
 * Saves a draft as the successor of the version that the sender saw; 0: there was none. Of two tabs on one draft the older one is told,
 * and nothing of the newer one is lost; a saving that comes again because its answer got lost is answered again. What it holds must be checked before: here only its size is.
 * @throws 409 `versao-desatualizada`; 413 over {@link DRAFT_BYTES}.
 */
export async function saveDraft(
  work: Work,
  place: DraftPlace,
  { expectedVersion, data }: { expectedVersion: number; data: Record<string, unknown> },
): Promise<Omit<ServerDraft, 'data'>> {
  requireSize(data)
  const saved =
    expectedVersion === 0
      ? await insertFirst(work, place, data)
      : await replace(work, place, expectedVersion, data)
  if (!saved) {
    const repeated = await savedBefore(work.database, place, expectedVersion, data)
    if (repeated) return repeated
    throw await outdated(work.database, place)
  }
  await audit(work, {
    subjectId: place.aboutId,
    action: 'draft.saved',
    entityId: saved.id,
    after: { subject: place.subject, version: saved.version },
  })
  return { version: saved.version, savedAt: work.now }
}

/** Puts a draft away, because it was sent or is begun again. Without one it does nothing. */
export async function archiveDraft(work: Work, place: DraftPlace): Promise<void> {
  await archive(work, place, current(place))
}

/** Puts away everybody's draft of a subject that is over, whoever filled it in. */
export async function archiveEveryDraft(work: Work, subject: Omit<DraftPlace, 'ownerId'>): Promise<void> {
  await archive(work, subject, and(eq(drafts.subject, subject.subject), isNull(drafts.archivedAt)))
}

async function archive(
  work: Work,
  { subject, aboutId }: Omit<DraftPlace, 'ownerId'>,
  which: SQL | undefined,
): Promise<void> {
  const archived = await work.database
    .update(drafts)
    .set({ archivedAt: work.now })
    .where(which)
    .returning({ id: drafts.id, version: drafts.version })
  for (const { id, version } of archived) {
    await audit(work, {
      subjectId: aboutId,
      action: 'draft.archived',
      entityId: id,
      after: { subject, version },
    })
  }
  if (archived.length > 0) await makeRoom(work, subject)
}

/** Of what somebody put away of a subject, the oldest make room. */
async function makeRoom({ database }: Work, subject: string): Promise<void> {
  const putAway = database
    .select({
      id: drafts.id,
      newness:
        sql<number>`row_number() over (partition by ${drafts.ownerId} order by ${drafts.archivedAt} desc, ${drafts.id} desc)`.as(
          'newness',
        ),
    })
    .from(drafts)
    .where(and(eq(drafts.subject, subject), isNotNull(drafts.archivedAt)))
    .as('put_away')
  const tooMany = database.select({ id: putAway.id }).from(putAway).where(gt(putAway.newness, MAX_ARCHIVED))
  await database.delete(drafts).where(inArray(drafts.id, tooMany))
}

const written = { id: drafts.id, version: drafts.version }

/** Goes on counting where the draft before ended, so that an older tab's version of that one is never taken for one of this. */
async function insertFirst(
  { database, now }: Work,
  { subject, ownerId }: DraftPlace,
  data: Record<string, unknown>,
) {
  const before = database
    .select({ version: sql`coalesce(max(${drafts.version}), 0)` })
    .from(drafts)
    .where(and(eq(drafts.subject, subject), eq(drafts.ownerId, ownerId)))
  const [saved] = await database
    .insert(drafts)
    .values({ subject, ownerId, data, savedAt: now, version: sql`(${before}) + 1` })
    .onConflictDoNothing()
    .returning(written)
  return saved
}

async function replace(
  { database, now }: Work,
  place: DraftPlace,
  expectedVersion: number,
  data: Record<string, unknown>,
) {
  const [saved] = await database
    .update(drafts)
    .set({ data, savedAt: now, version: sql`${drafts.version} + 1` })
    .where(and(current(place), eq(drafts.version, expectedVersion)))
    .returning(written)
  return saved
}

function current({ subject, ownerId }: Omit<DraftPlace, 'aboutId'>) {
  return and(eq(drafts.subject, subject), eq(drafts.ownerId, ownerId), isNull(drafts.archivedAt))
}

/** Result of an earlier save of these values over this version; undefined when the draft holds something else. */
async function savedBefore(
  database: Querier,
  place: DraftPlace,
  expectedVersion: number,
  data: Record<string, unknown>,
): Promise<Omit<ServerDraft, 'data'> | undefined> {
  const [draft] = await database
    .select({ version: drafts.version, savedAt: drafts.savedAt })
    .from(drafts)
    .where(
      and(
        current(place),
        expectedVersion === 0 ? undefined : eq(drafts.version, expectedVersion + 1),
        sql`${drafts.data} = ${JSON.stringify(data)}::jsonb`,
      ),
    )
  return draft
}

async function outdated(database: Querier, place: DraftPlace): Promise<Problem> {
  const draft = await readDraft(database, place)
  const when = draft ? ` às ${timeText(draft.savedAt)}` : ''
  return conflict(
    `Este preenchimento foi salvo em outra aba ou aparelho${when}. Atualize a página para continuar com o que foi salvo lá: o que você mudou só nesta aba não fica.`,
    'versao-desatualizada',
  )
}

function requireSize(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) <= DRAFT_BYTES) return
  throw new Problem({
    status: 413,
    code: 'grande-demais',
    detail: 'O que foi preenchido é grande demais para guardar. Encurte os textos e tente de novo.',
  })
}
