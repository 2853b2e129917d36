import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'

const QUALITY = 4
const worthIt = /^(text\/|application\/(json|javascript|x-ndjson)|image\/svg)/

/** Compresses a streamed answer chunk by chunk, so that the first bytes of a page are not held back. */
export function compressed(request: Request, response: Response): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const type = response.headers.get('content-type') ?? ''
  if (!encoding || !response.body || !worthIt.test(type) || response.headers.has('content-encoding'))
    return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  return new Response(through(response.body, compressorOf(encoding)), {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

function compressorOf(encoding: 'br' | 'gzip'): Compressor {
  return encoding === 'gzip'
    ? createGzip({ flush: constants.Z_SYNC_FLUSH, level: QUALITY })
    : createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
      })
}

type Compressor = BrotliCompress | Gzip

/**
 * Output of a compressor as its input stream is read. Node's own adapters between its streams and the web's cost a page half as much again
 * as compressing it.
 */
function through(
  source: ReadableStream<Uint8Array>,
  compressor: Compressor,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader()
  return new ReadableStream({
    start: (controller) => {
      compressor.on('data', (chunk: Uint8Array<ArrayBuffer>) => controller.enqueue(chunk))
      compressor.on('end', () => controller.close())
      compressor.on('error', (error) => controller.error(error))
    },
    pull: async () => {
      const { done, value } = await reader.read()
      if (done) compressor.end()
      else await new Promise((written) => compressor.write(value, written))
    },
    cancel: (reason) => {
      compressor.destroy()
      return reader.cancel(reason)
    },
  })
}
