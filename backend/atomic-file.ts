import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** A file could not be written, for no fault of the file: the disk is full or broken, or too many files are open. */
export class DiskFull extends Error {
  constructor(cause: unknown) {
    super('no room for a file', { cause })
  }
}

function isOfRoom(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    NO_ROOM_CODES.has(error.code)
  )
}

/**
 * Writes a file that only its owner reads, whole or not at all; it is there after a power cut, in a folder that was there before. Several
 * may write the same file at once. @throws DiskFull, or what else the file system says
 */
export function writeFileAtomically(path: string, content: Buffer): Promise<void> {
  return writeWhole(path, (file) => file.writeFile(content))
}

/** Moves a file that is whole already, as {@link writeFileAtomically} writes one; from another disk too. @throws as that */
export async function moveFileAtomically(from: string, path: string): Promise<void> {
  try {
    await rename(from, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw diskError(error)
    await writeWhole(path, (file) => file.writeFile(createReadStream(from)))
    await rm(from)
  }
}

/** The file system's error, as {@link DiskFull} where it means that. */
export function diskError(error: unknown): unknown {
  return isOfRoom(error) ? new DiskFull(error) : error
}

async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await write(file)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw diskError(error)
  }
}

/** Makes what was created in a folder last through a power cut. Windows has no such thing, and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
