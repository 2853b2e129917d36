import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { conversationFileGone } from '#contract/conversations/conversations.text.ts'
import type { Querier } from '../../database/client.ts'
import { messages } from '../../database/schema/conversations.ts'
import { files } from '../../database/schema/files.ts'
import { attachFiles, type FileRow } from '../../files/keep-file.ts'
import { invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import type { ConversationRow } from './find-conversation.ts'

/**
 * Attaches files to a message: those that its author sent for a conversation of this person and that wait still.
 * @throws 422 when one of them is not there
 */
export async function attachMessageFiles(
  work: Work,
  actor: Actor,
  { held, entryId, fileIds }: { held: ConversationRow; entryId: number; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return
  const waiting = await work.database
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.publicId, [...fileIds]),
        eq(files.purpose, 'conversation'),
        eq(files.ownerId, held.personId),
        eq(files.uploadedBy, actor.personId),
        isNull(files.subjectKind),
        gt(files.retainedUntil, work.now),
      ),
    )
    .orderBy(files.id)
    .for('update')
  if (waiting.length < fileIds.length)
    throw invalid({ arquivos: 'Um dos arquivos não está mais guardado. Envie o arquivo de novo.' })
  const ids = waiting.map(({ id }) => id)
  await attachFiles(work, ids, { kind: 'message', id: entryId })
}

/** @throws 404, in the words for a file that is not there, unless it is of a message of this conversation. */
export async function requireFileOf(
  database: Querier,
  { subjectId }: Pick<FileRow, 'subjectId'>,
  conversationId: number,
): Promise<void> {
  const [found] = await database
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, subjectId ?? 0), eq(messages.conversationId, conversationId)))
  if (!found) throw notFound(conversationFileGone)
}
