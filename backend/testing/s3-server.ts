import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type TestS3 = {
  url: string
  accessKey: string
  secretKey: string
  region: string
  /** By path: `/bucket/name`. */
  objects: Map<string, Buffer>
  /** From now on every request is answered so; null: as it should be. */
  failWith: (status: number | null) => void
  close: () => Promise<void>
}

/** A service that speaks as much of S3 as the storage uses. It signs what it gets itself, and refuses with 403 what is signed otherwise. */
export async function startTestS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>()
  const keys = { accessKey: 'chave-de-teste', secretKey: 'segredo-de-teste', region: 'sa-east-1' }
  let failure: number | null = null
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (failure !== null) response.writeHead(failure).end()
    else if (!isSigned(request, body, keys)) response.writeHead(403).end(problem('SignatureDoesNotMatch'))
    else answer(request, response, body, objects)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...keys,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failWith: (status) => {
      failure = status
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  objects: Map<string, Buffer>,
): void {
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const path = decodeURIComponent(pathname)
  const object = objects.get(path)
  const part = searchParams.get('partNumber')
  if (method === 'POST' && searchParams.has('uploads')) {
    response.end(
      '<InitiateMultipartUploadResult><UploadId>em-partes</UploadId></InitiateMultipartUploadResult>',
    )
  } else if (method === 'POST') {
    const parts = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(
      ([, number]) => `${path}#${number}`,
    )
    objects.set(path, Buffer.concat(parts.map((name) => objects.get(name) ?? Buffer.alloc(0))))
    for (const name of parts) objects.delete(name)
    response.end('<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>')
  } else if (method === 'PUT' && part !== null) {
    objects.set(`${path}#${part}`, body)
    response.writeHead(200, { etag: `"${part}"` }).end()
  } else if (method === 'PUT') {
    objects.set(path, body)
    response.writeHead(200, { etag: '"1"' }).end()
  } else if (method === 'DELETE') {
    objects.delete(path)
    response.writeHead(204).end()
  } else if (object && headers.range) {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range) ?? []
    response.writeHead(206).end(object.subarray(Number(from), Number(to) + 1))
  } else if (object) {
    response.writeHead(200, { 'content-length': object.length }).end(method === 'HEAD' ? undefined : object)
  } else response.writeHead(404).end(method === 'HEAD' ? undefined : problem('NoSuchKey'))
}

const problem = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Signature version 4, as Amazon describes it: of method, path, query, the signed headers and the digest of the body. */
function isSigned(
  { method = '', url = '/', headers }: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: { accessKey: string; secretKey: string; region: string },
): boolean {
  const said = /Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})/.exec(
    headers.authorization ?? '',
  )
  const [, credential = '', names = '', signature = ''] = said ?? []
  const at = String(headers['x-amz-date'])
  const day = at.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${accessKey}/${scope}` || !names.split(';').includes('host')) return false
  const digest = String(headers['x-amz-content-sha256'])
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  searchParams.sort()
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    digest,
  ].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day), region))
  return (
    hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')).toString('hex') === signature
  )
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
