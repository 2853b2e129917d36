import type { Database } from '../database/client.ts'
import { fileContents } from '../database/schema/files.ts'
import { type FileStorage, sha256Of, storageKeyOf } from './file-storage.ts'

/** Bytes that the storage has. */
export type StoredContent = { contentKey: string; sha256: string; bytes: number }

/**
 * Puts bytes into the storage, once however often they come; resolves when they are safe there. Comes before the transaction that refers
 * to them: its row says beforehand that they are there, so that those of a transaction that fails are found and let go of.
 * @throws DiskFull, StorageUnavailable
 */
export async function storeContent(
  { database, storage }: { database: Database; storage: FileStorage },
  content: Buffer,
  now: Date,
): Promise<StoredContent> {
  const sha256 = sha256Of(content)
  return storeUnder({ database, storage }, { sha256, bytes: content.length }, now, (key) =>
    storage.put(key, content),
  )
}

/**
 * Puts a file of this machine into the storage, as {@link storeContent} does bytes, and takes it away.
 * @throws DiskFull, StorageUnavailable
 */
export function storeFile(
  target: { database: Database; storage: FileStorage },
  { path, ...written }: { path: string; sha256: string; bytes: number },
  now: Date,
): Promise<StoredContent> {
  return storeUnder(target, written, now, (key) => target.storage.putFile(key, path))
}

async function storeUnder(
  { database, storage }: { database: Database; storage: FileStorage },
  { sha256, bytes }: { sha256: string; bytes: number },
  now: Date,
  put: (key: string) => Promise<void>,
): Promise<StoredContent> {
  const key = storageKeyOf(sha256)
  await database
    .insert(fileContents)
    .values({ key, bytes, storedAt: now })
    .onConflictDoUpdate({ target: fileContents.key, set: { storedAt: now } })
  if (!(await storage.has(key))) await put(key)
  return { contentKey: key, sha256, bytes }
}
