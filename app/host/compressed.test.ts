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
