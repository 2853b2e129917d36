import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveFileAtomically, syncFolder, writeFileAtomically } from '../atomic-file.ts'
import type { FileStorage } from './file-storage.ts'

/** Keeps files in a folder that only the API's user reads; several nodes share it as a network folder. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, ...key.split('/'))
  const putBy = async (key: string, write: (path: string) => Promise<void>) => {
    const path = pathOf(key)
    const first = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await write(path)
    if (first !== undefined) await syncNewFolders(dirname(path), dirname(first))
  }
  return {
    put: (key, content) => putBy(key, (path) => writeFileAtomically(path, content)),
    putFile: (key, from) => putBy(key, (path) => moveFileAtomically(from, path)),
    async stream(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },
    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile()
      } catch (error) {
        if (isAbsent(error)) return false
        throw error
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  }
}

/** A file is only there after a power cut when every folder on the way to it is: from the innermost up to one that was there before. */
async function syncNewFolders(innermost: string, existing: string): Promise<void> {
  for (let folder = innermost; folder !== existing; folder = dirname(folder))
    await syncFolder(dirname(folder))
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
