import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadDefinition } from '#contract/define-call.ts'
import type { SentFile } from '../files/receive-file.ts'
import { invalid, Problem } from '../problem.ts'

/**
 * Reads the one file of a `multipart/form-data` body, to the body's end: the connection is good for the next request whatever is refused.
 * @throws 400 cut off or malformed, or a key that is none; 413 larger than the contract says; 415 other than multipart; 422 anything but one
 * file of this name.
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maximumBytes }: UploadDefinition,
  leaving: AbortSignal,
): Promise<SentFile> {
  if (!request.isMultipart()) {
    throw new Problem({
      status: 415,
      code: 'tipo-nao-suportado',
      detail: 'Envie o arquivo como multipart/form-data.',
    })
  }
  const { file, content } = await readParts(request).catch((error: unknown) => {
    throw refusalOf(error, field)
  })
  if (file?.fieldname !== field) throw invalid({ [field]: 'Escolha um arquivo.' })
  if (file.file.truncated) throw tooLarge(maximumBytes)
  if (content.length === 0) throw invalid({ [field]: 'O arquivo está vazio.' })
  return { content, leaving, name: file.filename, uploadKey: uploadKeyOf(request) }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The key under which a sender sends this file, as often as it has to. */
function uploadKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && UUID.test(key)) return key.toLowerCase()
  throw new Problem({
    status: 400,
    code: 'corpo-malformado',
    detail: 'A chave do envio, em Idempotency-Key, deve ser um UUID.',
  })
}

async function readParts(request: FastifyRequest): Promise<{ file: MultipartFile | null; content: Buffer }> {
  let file: MultipartFile | null = null
  const chunks: Buffer[] = []
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    file = part
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
  }
  return { file, content: Buffer.concat(chunks) }
}

/** The parser's limits have codes; everything else that it says is about a body that it could not read. */
function refusalOf(error: unknown, field: string): Problem {
  const { code } = error as { code?: unknown }
  if (code === 'FST_FIELDS_LIMIT') return invalid({ [field]: 'Escolha um arquivo.' })
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FILES_LIMIT')
    return invalid({ [field]: 'Envie um arquivo de cada vez.' })
  return new Problem({
    status: 400,
    code: 'corpo-malformado',
    detail: 'O arquivo chegou incompleto. Confira a conexão e envie de novo.',
    cause: error,
  })
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
