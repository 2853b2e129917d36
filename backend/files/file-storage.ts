import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * Where the bytes of files are, the same for every node of the API. A key is what {@link storageKeyOf} makes of the bytes, so what is
 * there under a key never changes.
 */
export type FileStorage = {
  /** Keeps the bytes; resolves once they would survive a power cut. @throws DiskFull, StorageUnavailable */
  put: (key: string, content: Buffer) => Promise<void>
  /**
   * Keeps the bytes of a file of this machine, however many they are, and takes the file away. @throws DiskFull, StorageUnavailable
   */
  putFile: (key: string, path: string) => Promise<void>
  /** The bytes one after the other, of which so many are known to be there; null when there is nothing under the key. @throws StorageUnavailable */
  stream: (key: string, bytes: number) => Promise<Readable | null>
  /** The bytes; null when there is nothing under the key. @throws StorageUnavailable */
  get: (key: string) => Promise<Buffer | null>
  /** Whether the bytes are there, whole. @throws StorageUnavailable */
  has: (key: string) => Promise<boolean>
  /** Lets go of the bytes; nothing happens when they are gone already. @throws StorageUnavailable */
  delete: (key: string) => Promise<void>
}

/** The storage did not answer, or refused us. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the storage of files does not answer', { cause })
  }
}

/** SHA-256 of bytes in hexadecimal. */
export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Key of bytes by their SHA-256, in folders of a size that file systems like: `ab/cd/abcd…`. */
export function storageKeyOf(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}
