import { and, eq, sql } from 'drizzle-orm'
import { idList } from '#backend/database/id-list.ts'
import { requestExports } from '#backend/database/schema/request-exports.ts'
import { type FileRow, keepFile } from '#backend/files/keep-file.ts'
import type { StoredContent } from '#backend/files/store-content.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit, auditEach } from '#backend/security/audit.ts'
import { recordConsultations } from '#backend/security/record-consultation.ts'
import type { Work } from '#backend/work.ts'
import { instantText } from '#contract/value-text.ts'
import { markExported } from '../../re-registration/export-granted.ts'
import type { WrittenExport } from './export-thread.ts'

/** Same for every spreadsheet that the portal writes. */
const SPREADSHEET = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  width: null,
  height: null,
  scan: 'not-scanned',
  uploadKey: null,
  sentSha256: null,
} as const

/** Somebody else took the export up meanwhile, and their file is the one that counts. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

type Finished = {
  asked: typeof requestExports.$inferSelect
  stored: StoredContent
  written: WrittenExport
}

/** Hands a written spreadsheet over: its file, whose data it holds, and what follows from that, all at once. @throws Superseded */
export async function finishExport(
  work: Work,
  actor: Actor,
  { asked, stored, written }: Finished,
): Promise<void> {
  const { id, attempt, publicId, ownerId, name, filters } = asked
  const { rows, personIds, reRegistrationIds } = written
  const isMine = and(
    eq(requestExports.id, id),
    eq(requestExports.attempt, attempt),
    eq(requestExports.state, 'running'),
  )
  const [held] = await work.database
    .select({ id: requestExports.id })
    .from(requestExports)
    .where(isMine)
    .for('update')
  if (!held) throw new Superseded('the export was taken up by somebody else')
  const file = await keepFile(
    work,
    { ...stored, ...SPREADSHEET, name },
    { purpose: 'export', ownerId, publicId },
  )
  await work.database
    .update(requestExports)
    .set({ state: 'ready', fileId: file.id, endedAt: work.now, rowsWritten: rows, rowsTotal: rows })
    .where(isMine)
  await audit(work, {
    subjectId: null,
    action: 'requests.exported',
    entityId: publicId,
    after: { filters, rows },
  })
  await recordExportOf(work, actor, file, [...personIds])
  await markExported(work, [...reRegistrationIds])
  // Who asked for a short one has it by now.
  if (!asked.isLong || file.retainedUntil === null) return
  const prazo = instantText(file.retainedUntil)
  await notify(work, 'planilha_pronta', { personId: ownerId, planId: null }, { arquivo: name, prazo })
}

/** Puts on the access record of everybody in a spreadsheet that an attendant took it along; nothing for one's own. */
async function recordExportOf(
  work: Work,
  actor: Actor,
  { publicId }: FileRow,
  personIds: readonly number[],
): Promise<void> {
  if (actor.level === null) return
  const others = personIds.filter((personId) => personId !== actor.personId)
  await recordConsultations(work.database, actor, others, work.now)
  await auditEach(work, sql`select id from unnest(${idList(others)}) id`, {
    action: 'requests.exported',
    entityId: publicId,
  })
}
