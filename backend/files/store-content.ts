import type { Database } from '../database/client.ts'
import { fileContents } from '../database/schema/files.ts'
import { type FileStorage, sha256Of, storageKeyOf } from './file-storage.ts'

/** Bytes that the storage has. */
export type StoredContent = { contentKey: string; sha256: string; bytes: number }

/**
 * Puts bytes into the storage, once however often they come; resolves when they are safe there. Comes before the transaction that refers
 * to them: its row says beforehand that they are there, so that those of a transaction that fails are found and let go of.
 * @throws OutOfRoom, StorageUnavailable
 */
export async function storeContent(
  { database, storage }: { database: Database; storage: FileStorage },
  content: Buffer,
  now: Date,
): Promise<StoredContent> {
  const sha256 = sha256Of(content)
  const key = storageKeyOf(sha256)
  await database
    .insert(fileContents)
    .values({ key, bytes: content.length, storedAt: now })
    .onConflictDoUpdate({ target: fileContents.key, set: { storedAt: now } })
  if (!(await storage.has(key))) await storage.put(key, content)
  return { contentKey: key, sha256, bytes: content.length }
}
