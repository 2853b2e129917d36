import { getResponseHeaders } from '@tanstack/react-start/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import { testBrowser } from './portal-request.fixtures.ts'
import { refuseUnknownRequests } from './refuse-unknown-requests.ts'
import { type RequestContext, requestContext } from './request-context.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

type Passing = {
  request: Request
  /** Outcome of the request further in. */
  response?: Response
  failure?: Error
  handlerType?: 'router' | 'serverFn'
  outcome?: RequestContext['outcome']
}

/** Response after a request middleware, with the headers it asks the framework to set. */
function passed(
  { options }: { options: { server?: unknown } },
  { request, response = new Response(), failure, handlerType = 'router', outcome = {} }: Passing,
) {
  const server = options.server as (
    asked: object,
  ) => Promise<{ response: Response; context?: RequestContext }>
  const context: RequestContext = { requestId: 'a-request', nonce: 'anonce', outcome }
  const next = async (handed: object = {}) => {
    if (failure) throw failure
    return { response, ...handed }
  }
  return testBrowser().inRequest(async () => {
    const { pathname } = new URL(request.url)
    const result = await server({ next, request, pathname, handlerType, context })
    return { ...result, set: getResponseHeaders() }
  }, request)
}

const ask = (path = '/', init: RequestInit = {}) => new Request(`https://portal.example${path}`, init)

describe('what a request is known by', () => {
  const contextOf = async (given?: string) => {
    const request = ask('/', given === undefined ? {} : { headers: { 'x-request-id': given } })
    const { context } = await passed(requestContext, { request })
    if (!context) throw new Error('there is no context')
    return context
  }

  it('is the id that stood before the portal, if it is a sane one, else one of its own', async () => {
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
    expect((await contextOf('abcd-1234')).requestId).toBe('abcd-1234')
    for (const given of [undefined, 'short', 'a\tb cdefghi', 'a'.repeat(65)]) {
      expect((await contextOf(given)).requestId).toEqual(uuid)
    }
  })

  it('has a nonce of its own that nobody guesses', async () => {
    const [one, other] = [await contextOf(), await contextOf()]
    expect(one.nonce).not.toBe(other.nonce)
    expect(atob(one.nonce)).toHaveLength(16)
    expect(one.outcome).toEqual({})
  })
})

describe('the line of a request', () => {
  async function lineOf(passing: Passing): Promise<Record<string, unknown> | null> {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await passed(requestLog, passing)
    const [line] = write.mock.calls.map(([text]) => String(text))
    return line === undefined ? null : (JSON.parse(line) as Record<string, unknown>)
  }

  it('says who asked for what and how it ended, and nothing behind a question mark', async () => {
    vi.stubEnv('LOG_LEVEL', 'info')
    const line = await lineOf({ request: ask('/login?voltar=/perfil', { method: 'POST' }) })
    expect(line).toMatchObject({
      level: 'info',
      requestId: 'a-request',
      method: 'POST',
      path: '/login',
      status: 200,
    })
    expect(line?.ms).toBeGreaterThanOrEqual(0)
    expect(line?.ms).toBeLessThan(60_000)
  })

  it.each([
    [499, 'info'],
    [500, 'error'],
  ])('of an answer %i is of the level %s', async (status, level) => {
    vi.stubEnv('LOG_LEVEL', 'info')
    expect(await lineOf({ request: ask(), response: new Response(null, { status }) })).toMatchObject({
      level,
    })
  })

  it('does not spell out a server function, whose address has its input', async () => {
    vi.stubEnv('LOG_LEVEL', 'info')
    expect(await lineOf({ request: ask('/_serverFn/cpf-of-ana') })).toMatchObject({ path: '/_serverFn' })
  })

  it('is not written where nobody wants any', async () => {
    vi.stubEnv('LOG_LEVEL', 'silent')
    expect(await lineOf({ request: ask() })).toBeNull()
  })
})

describe('the headers of an answer', () => {
  const page = () => new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

  it('tell a page what it may load, and that nobody keeps it', async () => {
    vi.stubEnv('DEV', false)
    const { response, set } = await passed(securityHeaders, { request: ask(), response: page() })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'nonce-anonce'",
      "style-src 'self' 'nonce-anonce'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' wss://portal.example",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ])
    expect(set.get('x-frame-options')).toBe('DENY')
  })

  it('open an unsecured socket only where the page is unsecured, and loose scripts only while developing', async () => {
    vi.stubEnv('DEV', true)
    const request = new Request('http://localhost:3000/')
    const { response } = await passed(securityHeaders, { request, response: page() })
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' ws://localhost:3000 ws:;",
    )
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'")
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
  })

  it('leave what is no page as it is', async () => {
    const { response, set } = await passed(securityHeaders, { request: ask(), response: Response.json({}) })
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(response.headers.get('cache-control')).toBeNull()
    expect(set.get('x-content-type-options')).toBe('nosniff')
  })

  it('say the status of what the page shows', async () => {
    const outcome = { status: 403 }
    const { response } = await passed(securityHeaders, { request: ask(), response: page(), outcome })
    expect([response.status, await response.text()]).toEqual([403, '<p>'])
  })

  it('promise https for ever only where people come through it', async () => {
    const promise = async () =>
      (await passed(securityHeaders, { request: ask() })).set.get('strict-transport-security')
    expect(await promise()).toBeNull()
    vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example')
    expect(await promise()).toBe('max-age=31536000; includeSubDomains')
  })

  it('hide where a re-registration was left, which may have come with a code', async () => {
    const referrer = async (path: string) =>
      (await passed(securityHeaders, { request: ask(path) })).set.get('referrer-policy')
    expect([await referrer('/recadastramento'), await referrer('/login')]).toEqual([
      'no-referrer',
      'same-origin',
    ])
  })
})

describe('a request for a server function', () => {
  const kindOf = async (passing: Omit<Passing, 'request'>) => {
    try {
      const { response } = await passed(refuseUnknownRequests, {
        request: ask(),
        handlerType: 'serverFn',
        ...passing,
      })
      return response.status
    } catch (error) {
      return problemOf(error).kind
    }
  }
  const answered = (status: number) => new Response(null, { status })

  it('that one answered is answered as it was, whatever it says', async () => {
    for (const status of [200, 405, 500]) {
      expect(await kindOf({ response: answered(status), outcome: { isUnderstood: true } })).toBe(status)
    }
  })

  it('that is not there, or is asked in another way now, comes from a page of before an update', async () => {
    expect(await kindOf({ failure: new Error('Server function info not found for a1b2') })).toBe(
      'portal-updated',
    )
    expect(await kindOf({ response: answered(405) })).toBe('portal-updated')
  })

  it('that reached none is nonsense', async () => {
    expect(await kindOf({ failure: new Error('Unexpected token: Server function info not found') })).toBe(
      'invalid',
    )
    expect(await kindOf({ response: answered(500) })).toBe('invalid')
    expect(await kindOf({ response: answered(499) })).toBe(499)
  })

  it('is nothing that a page is asked about', async () => {
    expect(await kindOf({ handlerType: 'router', response: answered(500) })).toBe(500)
  })
})
