import multipart from '@fastify/multipart'
import type { FastifyReply } from 'fastify'
import type { CallDefinition, UploadDefinition } from '#contract/define-call.ts'
import type { Api } from '../api.ts'
import type { SentFile } from '../files/receive-file.ts'
import { sendingBroken } from '../files/upload-turns.ts'
import { readUpload } from './read-upload.ts'
import { type CallContext, type CallHandler, callHandler } from './register-call.ts'

/** An uploaded file. What its sender says it is is left behind; what it is called is kept for its owner. */
export type UploadContext<Call extends CallDefinition> = CallContext<Call> & { file: SentFile }

/**
 * Puts a call that takes one file on the server: like any other, with the file read after it is known who sends it. Larger than the
 * contract says: 413. No file, or more than one: 422. Cut off: 400. Other than `multipart/form-data`: 415. With a UUID in the header
 * `Idempotency-Key` the same file under the same key is kept once; anything else there: 400. Files of a person are read one after the
 * other, and reading ends when nobody waits for the answer any more.
 */
export function registerUpload<Call extends CallDefinition & { upload: UploadDefinition }>(
  api: Api,
  call: Call,
  handler: (context: UploadContext<Call>) => ReturnType<CallHandler<Call>>,
): void {
  // In a room of its own: everywhere else a multipart body stays a type that is not accepted.
  void api.http.register(async (room) => {
    await room.register(multipart, {
      limits: { fileSize: call.upload.maximumBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
      throwFileSizeLimit: false,
    })
    room.route(
      callHandler(api, call, async (context, request, reply) => {
        const leaving = abortedOnLeave(reply)
        const file = await readUpload(request, call.upload, leaving)
        const sender = context.actor?.personId ?? context.address
        return api.uploadTurns(sender, file, () => handler(Object.assign(context, { file })))
      }),
    )
  })
}

/** Aborted when the connection closes before its answer. */
function abortedOnLeave({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(sendingBroken())
  })
  return leaving.signal
}
