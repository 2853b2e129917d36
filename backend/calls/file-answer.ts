import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file that a call answers instead of JSON. */
export type FileAnswer = {
  content: Buffer | string | Readable
  /** How long a stream is. */
  bytes?: number
  /** Where the call's own media type is a range. */
  mediaType?: string
  /** Offered as a download under this name; absent: shown in place. */
  fileName?: string
  /** Strong validator, without quotes; a caller that already has it gets 304. */
  etag?: string
  /** Absent: never stored. */
  cacheControl?: string
  headers?: Record<string, string>
}

/** A file as it was sent in, offered under a name whose ending tells its type. */
export function keptFile(name: string, { content, mediaType }: { content: Buffer; mediaType: string }) {
  const ending = mediaType.split('/')[1]?.replace('jpeg', 'jpg')
  return { content, mediaType, fileName: `${name}.${ending}` } satisfies FileAnswer
}

/** Sends a file, or 304 when the caller has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string | undefined,
  file: FileAnswer,
): FastifyReply {
  void reply.headers({
    'cache-control': file.cacheControl ?? 'no-store',
    'x-content-type-options': 'nosniff',
    ...file.headers,
  })
  if (file.etag !== undefined) {
    void reply.header('etag', `"${file.etag}"`)
    if (request.headers['if-none-match'] === `"${file.etag}"`) return reply.code(304).send()
  }
  if (file.fileName !== undefined) void reply.header('content-disposition', contentDisposition(file.fileName))
  if (file.bytes !== undefined) void reply.header('content-length', file.bytes)
  return reply.type(file.mediaType ?? mediaType ?? 'application/octet-stream').send(file.content)
}
