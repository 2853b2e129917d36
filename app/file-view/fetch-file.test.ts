import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileHref } from '#app/navigation/file-address.ts'
import { fetchFile } from './fetch-file.ts'
import { fileViewText } from './file-view.text.ts'

const href = fileHref('documento', 'a')
const answers = (body: BodyInit | null, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init))
const fetched = () => fetchFile(href, new AbortController().signal)

afterEach(() => vi.unstubAllGlobals())

describe('a file that is fetched to be seen', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['image/png', 'image'],
    ['image/jpeg; charset=binary', 'image'],
  ])('of the type %s is a %s', async (type, kind) => {
    answers('x', { headers: { 'content-type': type } })
    expect(await fetched()).toMatchObject({ kind, content: expect.any(Blob) })
  })

  it.each(['image/svg+xml', 'text/html', ''])('of the type “%s” is only for downloading', async (type) => {
    answers('<script/>', { headers: { 'content-type': type } })
    expect(await fetched()).toEqual({ kind: 'problem', sentence: fileViewText.unknown, canRetry: false })
  })

  it.each([
    [404, fileViewText.gone, false],
    [403, fileViewText.gone, false],
    [503, fileViewText.failed, true],
  ])('that is answered with %d says so', async (status, sentence, canRetry) => {
    answers('', { status })
    expect(await fetched()).toEqual({ kind: 'problem', sentence, canRetry })
  })

  it('can be tried again where the line breaks', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await fetched()).toMatchObject({ canRetry: true })
  })
})
