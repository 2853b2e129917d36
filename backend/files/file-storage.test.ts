import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { startTestS3, type TestS3 } from '../testing/s3-server.ts'
import { type FileStorage, StorageUnavailable, sha256Of, storageKeyOf } from './file-storage.ts'
import { openFileStorage } from './open-file-storage.ts'

let folder: string
let s3: TestS3

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-storage-'))
  s3 = await startTestS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

function opened(environment: Record<string, string>): FileStorage {
  const read = readSettings({ DATA_DIR: folder, ...environment })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return openFileStorage(read.settings)
}

const bucket = (differing: Record<string, string> = {}) => ({
  FILES_URL: 's3://arquivos/portal',
  FILES_S3_ENDPOINT: s3.url,
  FILES_S3_REGION: s3.region,
  FILES_S3_ACCESS_KEY: s3.accessKey,
  FILES_S3_SECRET_KEY: s3.secretKey,
  ...differing,
})

const storages: [string, () => FileStorage][] = [
  ['the data folder', () => opened({})],
  ['a folder that is named', () => opened({ FILES_URL: pathToFileURL(join(folder, 'mount point')).href })],
  ['a bucket', () => opened(bucket())],
]

describe.each(storages)('files in %s', (_, open) => {
  it('are kept whole, found, and gone once deleted', async () => {
    const storage = open()
    const content = Buffer.from(Array.from({ length: 70_000 }, (__, index) => index % 251))
    const key = storageKeyOf(sha256Of(content))
    expect(await storage.has(key)).toBe(false)
    expect(await storage.get(key)).toBeNull()
    await Promise.all([storage.put(key, content), storage.put(key, content)])
    expect(await storage.has(key)).toBe(true)
    expect((await storage.get(key))?.equals(content)).toBe(true)
    expect((await open().get(key))?.equals(content)).toBe(true)
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.has(key)).toBe(false)
  })

  it('that lie here already are taken over, and come back one part after the other', async () => {
    const storage = open()
    const content = randomBytes(10_000_000)
    const [path, key] = [join(folder, 'written here'), storageKeyOf(sha256Of(content))]
    expect(await storage.stream(key, content.length)).toBeNull()
    await writeFile(path, content)
    await storage.putFile(key, path)
    await expect(stat(path)).rejects.toThrow('ENOENT')
    const stream = await storage.stream(key, content.length)
    expect(stream && (await buffer(stream)).equals(content)).toBe(true)
    await storage.delete(key)
  })
})

describe('a folder', () => {
  it('is read by its owner alone, and holds nothing half', async () => {
    const storage = opened({ FILES_URL: pathToFileURL(join(folder, 'own')).href })
    const content = Buffer.from('a')
    const key = storageKeyOf(sha256Of(content))
    await storage.put(key, content)
    expect((await stat(join(folder, 'own', key))).mode & 0o777).toBe(0o600)
    const taken = storageKeyOf(sha256Of(Buffer.from('b')))
    await mkdir(join(folder, 'own', taken), { recursive: true })
    await expect(storage.put(taken, Buffer.from('b'))).rejects.toMatchObject({ code: expect.any(String) })
    const names = await readdir(join(folder, 'own'), { recursive: true })
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

describe('a bucket', () => {
  it('gets files below its folder, and only with the right keys', async () => {
    const content = Buffer.from('conteúdo')
    const key = storageKeyOf(sha256Of(content))
    await opened(bucket()).put(key, content)
    expect([...s3.objects.keys()]).toEqual([`/arquivos/portal/${key}`])
    const stranger = opened(bucket({ FILES_S3_SECRET_KEY: 'outro segredo' }))
    await expect(stranger.get(key)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(stranger.has(key)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(stranger.delete(key)).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(stranger.put(key, Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
    expect(s3.objects.get(`/arquivos/portal/${key}`)).toEqual(content)
  })

  it('that fails or is not there is said to be away', async () => {
    const storage = opened(bucket())
    s3.failWith(500)
    await expect(storage.get('a')).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(storage.put('a', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(storage.has('a')).rejects.toBeInstanceOf(StorageUnavailable)
    await expect(storage.delete('a')).rejects.toBeInstanceOf(StorageUnavailable)
    s3.failWith(null)
    const nowhere = opened(bucket({ FILES_S3_ENDPOINT: 'http://127.0.0.1:1' }))
    await expect(nowhere.get('a')).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('asks for its keys', () => {
    expect(() => opened({ FILES_URL: 's3://arquivos' })).toThrow(
      'FILES_URL nomeia um balde S3: dê também FILES_S3_ACCESS_KEY e FILES_S3_SECRET_KEY.',
    )
  })
})
