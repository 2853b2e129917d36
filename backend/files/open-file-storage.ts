import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '#settings/settings.ts'
import type { FileStorage } from './file-storage.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'

export type StorageSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'FILES_URL'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_ACCESS_KEY'
  | 'FILES_S3_SECRET_KEY'
>

/** The storage of the settings: a bucket, a folder that is named, or `DATA_DIR/files`. @throws Error with a Portuguese sentence */
export function openFileStorage(settings: StorageSettings): FileStorage {
  const { FILES_URL, DATA_DIR } = settings
  if (FILES_URL === undefined) return folderStorage(join(resolve(DATA_DIR), 'files'))
  const url = new URL(FILES_URL)
  if (url.protocol === 'file:') return folderStorage(fileURLToPath(url))
  const { FILES_S3_ENDPOINT, FILES_S3_REGION, FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY } = settings
  if (FILES_S3_ACCESS_KEY === undefined || FILES_S3_SECRET_KEY === undefined)
    throw new Error('FILES_URL nomeia um balde S3: dê também FILES_S3_ACCESS_KEY e FILES_S3_SECRET_KEY.')
  return s3Storage({
    endpoint: FILES_S3_ENDPOINT ?? `https://s3.${FILES_S3_REGION}.amazonaws.com`,
    region: FILES_S3_REGION,
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    accessKey: FILES_S3_ACCESS_KEY,
    secretKey: FILES_S3_SECRET_KEY,
  })
}
