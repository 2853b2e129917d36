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
const PATIENCE_MS = 20_000

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
    requestAbortTimeout: PATIENCE_MS,
  })
  const nameOf = (key: string) => (prefix === '' ? key : `${prefix}/${key}`)
  return {
    put: (key, content) =>
      answered(async () => {
        await client.putObject(nameOf(key), content, 'application/octet-stream')
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

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}
