import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { CallDefinition, UploadDefinition } from '#contract/define-call.ts'
import type { Api } from '../api.ts'
import { invalid, Problem } from '../problem.ts'
import { type CallContext, type CallHandler, callHandler } from './register-call.ts'

/** The bytes of an uploaded file. What the sender calls it and says it is are left behind. */
export type UploadContext<Call extends CallDefinition> = CallContext<Call> & { file: Buffer }

/**
 * Puts a call that takes one file on the server: like any other, with the file read after it is known who sends it. Larger than the
 * contract says: 413. No file: 422. Other than `multipart/form-data`: 415.
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
    })
    room.route(
      callHandler(api, call, async (context, request) =>
        handler({ ...context, file: await readFile(request, call.upload) }),
      ),
    )
  })
}

async function readFile(request: FastifyRequest, { field, maximumBytes }: UploadDefinition): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Problem({
      status: 415,
      code: 'tipo-nao-suportado',
      detail: 'Envie o arquivo como multipart/form-data.',
    })
  }
  const part = await request.file()
  if (part?.fieldname !== field) {
    part?.file.resume()
    throw invalid({ [field]: 'Escolha um arquivo.' })
  }
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk as Buffer)
  if (part.file.truncated) throw tooLarge(maximumBytes)
  if (chunks.length === 0) throw invalid({ [field]: 'O arquivo está vazio.' })
  return Buffer.concat(chunks)
}

/** 413 that says how much is accepted. */
export function tooLarge(bytes: number): Problem {
  const kibibytes = Math.floor(bytes / 1024)
  const limit = kibibytes < 1024 ? `${kibibytes} KB` : `${Math.floor(kibibytes / 1024)} MB`
  return new Problem({
    status: 413,
    code: 'grande-demais',
    detail: `O arquivo passa do tamanho máximo de ${limit}.`,
  })
}
