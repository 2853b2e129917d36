import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { type FileStorage, StorageUnavailable } from './file-storage.ts'

export type S3Options = {
  /** Address of the service, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  /** Folder within the bucket; empty for none. */
  prefix: string
  accessKey: string
  secretKey: string
}

/** A service that says nothing for so long is taken for gone. Milliseconds. */
const TIMEOUT_MS = 20_000

/** Bytes read at a time of a file that is passed on. */
const PART_BYTES = 4 * 1024 * 1024

const MEDIA_TYPE = 'application/octet-stream'

/** Keeps files in a bucket of Amazon S3 or of a service that speaks its language. */
export function s3Storage({
  endpoint,
  region,
  bucket,
  prefix,
  accessKey,
  secretKey,
}: S3Options): FileStorage {
  const client = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: TIMEOUT_MS,
  })
  const nameOf = (key: string) => (prefix === '' ? key : `${prefix}/${key}`)
  return {
    put: (key, content) =>
      answered(async () => {
        await client.putObject(nameOf(key), content, MEDIA_TYPE)
      }),
    putFile: (key, path) =>
      answered(async () => {
        // Of a large file the service gets one part after the other, each read when its turn comes.
        await client.putAnyObject(nameOf(key), await openAsBlob(path), MEDIA_TYPE)
        await rm(path)
      }),
    stream: (key, bytes) =>
      answered(async () => {
        if ((await client.objectExists(nameOf(key))) !== true) return null
        return Readable.from(partsOf(client, nameOf(key), bytes), { objectMode: false })
      }),
    get: (key) =>
      answered(async () => {
        const content = await client.getObjectArrayBuffer(nameOf(key))
        return content === null ? null : Buffer.from(content)
      }),
    has: (key) => answered(async () => (await client.objectExists(nameOf(key))) === true),
    delete: (key) =>
      answered(async () => {
        await client.deleteObject(nameOf(key))
      }),
  }
}

/** One request a part: our patience is with each of them, however long whoever takes the file needs. */
async function* partsOf(client: S3mini, name: string, bytes: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes; from += PART_BYTES) {
    yield await answered(async () => {
      const to = Math.min(bytes, from + PART_BYTES)
      const part = await client.getObjectRaw(name, false, from, to)
      return Buffer.from(await part.arrayBuffer())
    })
  }
}

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}
