import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import { sendThemeImage } from './theme-image.server.ts'
import { isThemeImage, themeImageHref, themeImageHrefOf } from './theme-image.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())

const hash = '0123456789abcdef'.repeat(4)

test('an image is found by its name, wherever the API keeps it', () => {
  expect(themeImageHref(hash)).toBe(`/tema/${hash}`)
  expect(themeImageHrefOf(`/imagemTema/${hash}`)).toBe(`/tema/${hash}`)
})

test.each([null, undefined, '', '/imagemTema/1/logo', `../${hash}x`, hash.toUpperCase()])(
  '%s is none',
  (name) => {
    expect(themeImageHrefOf(name ?? null)).toBeNull()
  },
)

test('a name is 64 digits and nothing else', () => {
  expect([isThemeImage(hash), isThemeImage(`${hash}/..`), isThemeImage('logo')]).toEqual([true, false, false])
})

const ask = (name: string, headers: HeadersInit = {}) =>
  sendThemeImage(name, new Request(`https://portal.example/tema/${name}`, { headers }))

const answerAs = (type: string) =>
  api.answer((_, response) => response.writeHead(200, { 'content-type': type }).end('image'))

test.each([
  ['image/png', 'image/png'],
  ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
  ['text/html', 'application/octet-stream'],
])(
  'an image that the API calls %s is kept for ever, shown as %s and can do nothing else',
  async (type, shown) => {
    answerAs(type)
    const answer = await ask(hash)
    expect([answer.status, await answer.text(), api.asked]).toEqual([
      200,
      'image',
      [`GET /imagemTema/${hash}`],
    ])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': shown,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}"`,
    })
  },
)

test('an image that the browser has is not fetched again', async () => {
  answerAs('image/png')
  const answer = await ask(hash, { 'if-none-match': `"${hash}"` })
  expect([answer.status, answer.headers.get('content-type'), api.asked]).toEqual([304, null, []])
})

test('an image that nobody knows is not there, and one that can not be had now is not kept as missing', async () => {
  const answerStatus = (status: number) => api.answer((_, response) => response.writeHead(status).end())
  answerStatus(404)
  expect((await ask('logo')).status).toBe(404)
  expect(api.asked).toEqual([])
  expect((await ask(hash)).status).toBe(404)
  answerStatus(422)
  expect((await ask(hash)).status).toBe(404)
  answerStatus(503)
  const silent = await ask(hash)
  expect([silent.status, silent.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
