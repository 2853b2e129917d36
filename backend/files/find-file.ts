import type { Readable } from 'node:stream'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { fileGone } from '#contract/documents/files.text.ts'
import type { Querier } from '../database/client.ts'
import { files } from '../database/schema/files.ts'
import { notFound } from '../problem.ts'
import type { FileStorage } from './file-storage.ts'
import type { FileRow } from './keep-file.ts'

/**
 * A file by its row's id or by its public one, of those that `condition` names; null when there is none, or its bytes were let go of. Who may
 * see it is not asked here.
 */
export async function findFile(
  database: Querier,
  id: number | string,
  condition?: SQL,
): Promise<FileRow | null> {
  const isIt = typeof id === 'number' ? eq(files.id, id) : eq(files.publicId, id)
  const [row] = await database
    .select()
    .from(files)
    .where(and(isIt, condition, isNull(files.deletedAt)))
  return row ?? null
}

/** The bytes of a file. @throws 404 when they are not kept any more; StorageUnavailable */
export async function contentOf(storage: FileStorage, { contentKey }: FileRow): Promise<Buffer> {
  const content = contentKey === null ? null : await storage.get(contentKey)
  if (content === null) throw notFound(fileGone)
  return content
}

/** The bytes of a file one after the other, for those that may be large. @throws as {@link contentOf} */
export async function streamOf(storage: FileStorage, { contentKey, bytes }: FileRow): Promise<Readable> {
  const stream = contentKey === null ? null : await storage.stream(contentKey, bytes)
  if (stream === null) throw notFound(fileGone)
  return stream
}
