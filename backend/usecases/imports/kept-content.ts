import { eq } from 'drizzle-orm'
import type { Api } from '../../api.ts'
import { files } from '../../database/schema/files.ts'
import { StorageUnavailable } from '../../files/file-storage.ts'
import type { ImportRecord } from './import-job.ts'

/** The bytes of an import's file. @throws StorageUnavailable */
export async function keptContent(
  { database, storage }: Pick<Api, 'database' | 'storage'>,
  { fileId }: Pick<ImportRecord, 'fileId'>,
): Promise<Buffer> {
  const [file] = await database
    .select({ key: files.contentKey })
    .from(files)
    .where(eq(files.id, fileId ?? 0))
  const content = file?.key ? await storage.get(file.key) : null
  if (content === null) throw new StorageUnavailable(undefined)
  return content
}
