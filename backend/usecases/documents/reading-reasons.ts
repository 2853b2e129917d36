import { and, desc, eq, gte } from 'drizzle-orm'
import { reasonMissing } from '#contract/documents/documents.text.ts'
import { documentReasons } from '../../database/schema/document-reasons.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { forbidden } from '../../problem.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'

/** So long a reason is good, as long as an attendant may serve a person without saying why again. */
const REASON_SECONDS = 30 * 60

/** Keeps why an attendant opens a document. @returns until when they may */
export async function giveReason(
  { database, now }: Pick<Work, 'database' | 'now'>,
  attendantId: number,
  { file, reason }: { file: Pick<FileRow, 'id'>; reason: string },
): Promise<Date> {
  await database.insert(documentReasons).values({ fileId: file.id, attendantId, reason, givenAt: now })
  return secondsAfter(now, REASON_SECONDS)
}

/** Why an attendant opens a document, said less than 30 minutes ago. @throws 403 when nothing was said */
export async function requireReason(
  { database, now }: Pick<Work, 'database' | 'now'>,
  attendantId: number,
  file: Pick<FileRow, 'id'>,
): Promise<string> {
  const [given] = await database
    .select({ reason: documentReasons.reason })
    .from(documentReasons)
    .where(
      and(
        eq(documentReasons.fileId, file.id),
        eq(documentReasons.attendantId, attendantId),
        gte(documentReasons.givenAt, secondsAfter(now, -REASON_SECONDS)),
      ),
    )
    .orderBy(desc(documentReasons.givenAt))
    .limit(1)
  if (!given) throw forbidden(reasonMissing)
  return given.reason
}
