import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { uploadKeyUsed } from '#contract/documents/files.text.ts'
import type { SentProof } from '#contract/proof.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { lockPerson } from '../database/locks.ts'
import { type FileSubjectKind, files } from '../database/schema/files.ts'
import { DRAFT_SECONDS, type FilePurpose, filePurposes } from '../file-purposes.ts'
import { conflict } from '../problem.ts'
import { retention } from '../rules/entity-kinds.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { audit } from '../security/audit.ts'
import { secondsAfter } from '../security/tokens.ts'
import type { Work } from '../work.ts'
import type { ReceivedFile } from './receive-file.ts'

/** A file as its row tells it. */
export type FileRow = typeof files.$inferSelect

export type FileSubject = { kind: FileSubjectKind; id: number }

/** Purpose and owner of a file; with a draft it waits there, and replaces one of the same purpose. */
export type FilePlace = {
  purpose: FilePurpose
  ownerId: number
  /** Id on the wire, where somebody knows it already. */
  publicId?: string
  linkId?: number | null
  draft?: FileSubject | null
}

/**
 * Keeps what a person sent, with an audit row. The same sending again answers the file that is kept already, and writes nothing.
 * @throws 409 `chave-ja-usada` when the key stands for other bytes or another purpose
 */
export async function keepSentFile(work: Work, file: ReceivedFile, place: FilePlace): Promise<FileRow> {
  await lockPerson(work.database, place.ownerId)
  const kept = await keptUnderKey(work, file, place)
  if (kept) return kept
  const row = await keepFile(work, file, place)
  await audit(work, {
    subjectId: place.ownerId,
    action: 'file.sent',
    entityId: row.publicId,
    after: { purpose: row.purpose, mediaType: row.mediaType, bytes: row.bytes, scan: row.scan },
  })
  return row
}

/** Keeps a file: its row, in the transaction of whatever it is for. Until it is attached it waits, and is let go of after a while. */
export async function keepFile(
  work: Work,
  file: ReceivedFile,
  { purpose, ownerId, publicId = randomUUID(), linkId = null, draft = null }: FilePlace,
): Promise<FileRow> {
  const { database, now, actor } = work
  if (draft) await dropFiles(work, and(ofSubject(draft), eq(files.purpose, purpose)))
  else await makeRoom(work, purpose, ownerId)
  const [row] = await database
    .insert(files)
    .values({
      ...file,
      publicId,
      purpose,
      ownerId,
      linkId,
      subjectKind: draft?.kind ?? null,
      subjectId: draft?.id ?? null,
      uploadedBy: actor?.personId ?? null,
      uploadedAt: now,
      retainedUntil: secondsAfter(now, draft ? DRAFT_SECONDS : filePurposes[purpose].waitingSeconds),
    })
    .returning()
  if (!row) throw new Error('the file was not kept')
  return row
}

/** Attaches files to what they were sent for: from now on they are kept as long as it is. */
export async function attachFiles(work: Work, ids: readonly number[], subject: FileSubject): Promise<void> {
  if (ids.length === 0) return
  await work.database
    .update(files)
    .set({ subjectKind: subject.kind, subjectId: subject.id, attachedAt: work.now, retainedUntil: null })
    .where(inArray(files.id, [...ids]))
}

/**
 * Begins the retention of files whose subject came to nothing, or that others replaced (not of those in `kept`, nor of other `purposes`
 * where some are named): after it their bytes are deleted. Files of a granted request stay with the plan's records.
 */
export async function limitFiles(
  { database, now }: Work,
  subject: FileSubject,
  kept: readonly number[] = [],
  purposes?: readonly FilePurpose[],
): Promise<void> {
  const { rejectedFileDays } = await ruleOn(database, retention, null, saoPauloDateOf(now))
  await database
    .update(files)
    .set({ retainedUntil: secondsAfter(now, rejectedFileDays * 24 * 3600) })
    .where(
      and(
        ofSubject(subject),
        notInArray(files.id, [...kept]),
        purposes && inArray(files.purpose, [...purposes]),
        isNull(files.retainedUntil),
        isNull(files.deletedAt),
      ),
    )
}

/** Nobody needs the files of a subject any more: their bytes go with the next housekeeping. */
export async function endFiles({ database, now }: Work, subject: FileSubject): Promise<void> {
  await database
    .update(files)
    .set({ retainedUntil: now })
    .where(and(ofSubject(subject), isNull(files.deletedAt)))
}

/** Lets go of the rows of a condition; their bytes follow with the next housekeeping, unless another file has the same. */
export async function dropFiles({ database }: Work, condition: ReturnType<typeof and>): Promise<void> {
  await database.delete(files).where(condition)
}

/** Condition: files of a subject. */
export function ofSubject({ kind, id }: FileSubject) {
  return and(eq(files.subjectKind, kind), eq(files.subjectId, id))
}

export function fileOnWire({ publicId, mediaType, bytes }: FileRow): SentProof {
  return { id: publicId, tipo: mediaType, bytes }
}

async function keptUnderKey(
  { database }: Work,
  { uploadKey, sentSha256 }: ReceivedFile,
  { ownerId, purpose }: FilePlace,
): Promise<FileRow | undefined> {
  if (uploadKey === null) return undefined
  const [kept] = await database
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.uploadKey, uploadKey)))
  if (kept && (kept.sentSha256 !== sentSha256 || kept.purpose !== purpose))
    throw conflict(uploadKeyUsed, 'chave-ja-usada')
  return kept
}

async function makeRoom(work: Work, purpose: FilePurpose, ownerId: number): Promise<void> {
  const { mostWaiting } = filePurposes[purpose]
  if (!Number.isFinite(mostWaiting)) return
  const tooMany = await work.database
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.purpose, purpose), isNull(files.subjectKind)))
    .orderBy(desc(files.uploadedAt), desc(files.id))
    .offset(mostWaiting - 1)
  if (tooMany.length === 0) return
  const ids = tooMany.map(({ id }) => id)
  // One that is being attached meanwhile is waited for, and stays.
  await dropFiles(work, and(inArray(files.id, ids), isNull(files.subjectKind)))
}
