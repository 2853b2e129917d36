import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from './compressed.ts'

const page = '<p>Olá, Helena.</p>'.repeat(50)

function answer(
  accepted: string | null,
  headers: Record<string, string>,
  body: string | null = page,
): Response {
  const request = new Request(
    'http://127.0.0.1/',
    accepted === null ? {} : { headers: { 'accept-encoding': accepted } },
  )
  return compressed(request, new Response(body, { status: 201, headers }))
}
const html = { 'content-type': 'text/html; charset=utf-8', 'content-length': '950' }

describe('a page', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that takes %s comes as %s, and says the same', async (accepted, encoding, open) => {
    const response = answer(accepted, html)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': html['content-type'],
      'content-encoding': encoding,
      vary: 'accept-encoding',
    })
    expect(response.status).toBe(201)
    expect(open(Buffer.from(await response.arrayBuffer())).toString('utf8')).toBe(page)
  })

  it.each([null, 'identity', 'brotli'])('for one that takes %s stays as it is', async (accepted) => {
    const response = answer(accepted, html)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(page)
  })
})

it.each([
  ['application/json', true],
  ['application/x-ndjson', true],
  ['text/javascript', true],
  ['image/svg+xml', true],
  ['image/png', false],
  ['application/pdf', false],
])('%s is worth it: %s', (type, isWorthIt) => {
  expect(answer('br', { 'content-type': type }).headers.has('content-encoding')).toBe(isWorthIt)
})

it('what has no body, no type or is compressed already is left alone', () => {
  expect(answer('br', html, null).headers.has('content-encoding')).toBe(false)
  expect(compressed(new Request('http://127.0.0.1/'), new Response(page)).headers.has('vary')).toBe(false)
  expect(answer('br', { ...html, 'content-encoding': 'gzip' }).headers.get('content-encoding')).toBe('gzip')
})

describe('a page that comes in parts', () => {
  const parts = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    return { readable, writer: writable.getWriter() }
  }
  const answerOf = (body: ReadableStream<Uint8Array>) =>
    compressed(
      new Request('http://127.0.0.1/', { headers: { 'accept-encoding': 'gzip' } }),
      new Response(body, { headers: html }),
    )

  it('is read part by part, before the last is there', async () => {
    const { readable, writer } = parts()
    const reader = answerOf(readable).body?.getReader()
    void writer.write(Buffer.from('first'))
    const first = await reader?.read()
    expect(first?.value?.byteLength).toBeGreaterThan(0)
    void writer.write(Buffer.from('second'))
    void writer.close()
    const rest: Uint8Array[] = [first?.value ?? new Uint8Array()]
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      rest.push(part.value)
    expect(gunzipSync(Buffer.concat(rest)).toString()).toBe('firstsecond')
  })

  it('ends in an error when its drawing does', async () => {
    const { readable, writer } = parts()
    const reader = answerOf(readable).body?.getReader()
    void writer.abort(new Error('drawing broke')).catch(() => undefined)
    await expect(reader?.read()).rejects.toThrow('drawing broke')
  })

  it('tells its drawing when nobody reads any more', async () => {
    const { readable, writer } = parts()
    await answerOf(readable).body?.cancel('gone')
    await expect(writer.closed).rejects.toBe('gone')
  })
})
