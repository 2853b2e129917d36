import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedPage } from './shared-page.ts'

let drawn = 0
let asked = 0

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-11T12:00:00Z').getTime() + asked * 60_000 })
  drawn = 0
})
afterEach(() => {
  vi.useRealTimers()
})

type Visit = {
  path?: string
  method?: string
  headers?: Record<string, string>
  outcome?: { status?: number }
  answer?: ResponseInit
}

/** A visitor's response. Each visitor has a nonce of their own, which is in the page rendered for them. */
async function visit({
  path = '/login',
  method = 'GET',
  headers = {},
  outcome = {},
  answer = {},
}: Visit = {}) {
  asked += 1
  const nonce = `nonce-${asked}`
  const request = new Request(`https://portal.example${path}`, { method, headers })
  const server = sharedPage.options.server as unknown as (
    asked: object,
  ) => Promise<Response | { response: Response }>
  const next = async () => {
    drawn += 1
    const html = { headers: { 'content-type': 'text/html; charset=utf-8' }, ...answer }
    return { response: new Response(`<script nonce="${nonce}">${drawn}</script>`, html) }
  }
  const context = { requestId: 'a-request', nonce, outcome }
  const { pathname } = new URL(request.url)
  const result = await server({ request, pathname, context, next })
  const response = result instanceof Response ? result : result.response
  return { nonce, text: await response.text(), type: response.headers.get('content-type') }
}

describe('the sign-in page', () => {
  it('is drawn once for all who come within a second, each with their own nonce', async () => {
    for (const one of [await visit(), await visit(), await visit()]) {
      expect(one.text).toBe(`<script nonce="${one.nonce}">1</script>`)
      expect(one.type).toBe('text/html; charset=utf-8')
    }
    vi.advanceTimersByTime(1000)
    expect((await visit()).text).toContain('>2<')
  })

  it('is drawn once for those who come at the same time', async () => {
    const all = await Promise.all([visit(), visit(), visit()])
    expect(drawn).toBe(1)
    for (const { nonce, text } of all) expect(text).toBe(`<script nonce="${nonce}">1</script>`)
  })

  it.each<[string, Visit]>([
    ['brings a cookie', { headers: { cookie: 'login=x' } }],
    ['sends the form', { method: 'POST' }],
    ['asks for another page', { path: '/alterar-senha' }],
    ['comes from another page', { path: '/login?voltar=%2Fstatement' }],
  ])('is not shared with who %s', async (_, other) => {
    await visit()
    await visit(other)
    expect(drawn).toBe(2)
  })

  it.each<[string, Visit]>([
    ['failed', { answer: { status: 503, headers: { 'content-type': 'text/html' } } }],
    ['is said to have failed', { outcome: { status: 503 } }],
    ['leads elsewhere', { answer: { status: 307, headers: { location: '/' } } }],
    ['sets a cookie', { answer: { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } } }],
  ])('is not shared when it %s', async (_, first) => {
    await visit(first)
    await visit()
    expect(drawn).toBe(2)
  })

  it('is drawn for the next when its drawing broke', async () => {
    const broken = sharedPage.options.server as unknown as (asked: object) => Promise<unknown>
    const request = new Request('https://portal.example/login')
    const failing = async () => Promise.reject(new Error('drawing broke'))
    const context = { nonce: 'n', outcome: {} }
    await expect(broken({ request, pathname: '/login', context, next: failing })).rejects.toThrow(
      'drawing broke',
    )
    expect((await visit()).text).toContain('>1<')
  })
})
