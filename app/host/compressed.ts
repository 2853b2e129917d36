import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const QUALITY = 4
const worthIt = /^(text\/|application\/(json|javascript|x-ndjson)|image\/svg)/

/** Compresses a streamed answer chunk by chunk, so that the first bytes of a page are not held back. */
export function compressed(request: Request, response: Response): Response {
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const type = response.headers.get('content-type') ?? ''
  if (!encoding || !response.body || !worthIt.test(type) || response.headers.has('content-encoding'))
    return response
  const compress =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: QUALITY })
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  source.on('error', (error) => compress.destroy(error))
  compress.on('close', () => source.destroy())
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  return new Response(Readable.toWeb(source.pipe(compress)) as ReadableStream<Uint8Array>, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}
