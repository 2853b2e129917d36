import { rename, rm, writeFile } from 'node:fs/promises'

const NO_ROOM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** A file could not be written, for no fault of the file: the disk is full or broken, or too many files are open. */
export class OutOfRoom extends Error {
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

/** Writes a file that only its owner reads, whole or not at all. @throws OutOfRoom, or what else the file system says */
export async function writeWholeFile(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`
  try {
    await writeFile(draft, content, { mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw isOfRoom(error) ? new OutOfRoom(error) : error
  }
}
