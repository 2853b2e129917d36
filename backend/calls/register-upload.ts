import multipart from '@fastify/multipart'
import type { CallDefinition, UploadDefinition } from '#contract/define-call.ts'
import type { Api } from '../api.ts'
import { readUpload } from './read-upload.ts'
import { type CallContext, type CallHandler, callHandler } from './register-call.ts'

/** The bytes of an uploaded file. What the sender calls it and says it is are left behind. */
export type UploadContext<Call extends CallDefinition> = CallContext<Call> & { file: Buffer }

/**
 * Puts a call that takes one file on the server: like any other, with the file read after it is known who sends it. Larger than the
 * contract says: 413. No file, or more than one: 422. Cut off: 400. Other than `multipart/form-data`: 415.
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
      callHandler(api, call, async (context, request) =>
        handler(Object.assign(context, { file: await readUpload(request, call.upload) })),
      ),
    )
  })
}
