import { executeMiddleware } from '@tanstack/react-start'
import { createServerEntry, getResponseHeaders } from '@tanstack/react-start/server'
import { runWithStartContext, type StartHandlerType } from '@tanstack/start-storage-context'
import { afterAll, beforeEach, vi } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import type { RequestContext } from './request-context.ts'
import { openSession, rememberPlan, rememberTarget } from './session.server.ts'

/** Ana in HPE. */
export const anasPlanLink = {
  id: 5,
  matricula: '1001',
  plano: { id: 1, nome: 'HPE', onboarding_plano: 1 },
  categoria: { id: 1, nome: 'Ativo' },
  situacao: { id: 1, nome: 'Normal' },
  pessoa: { id: 2, nome: 'Ana Beatriz Lima' },
}

export const ana = {
  id: 2,
  nome: 'Ana Beatriz Lima',
  cpf: '52998224725',
  admin: 'N',
  tipo_admin: null,
  onboarding: 'N',
} as const

export const marta = {
  id: 9,
  nome: 'Marta Siqueira',
  cpf: '16899535009',
  admin: 'S',
  tipo_admin: 3,
  onboarding: 'N',
} as const

/** The ISO instant so many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A login of an hour. */
export const loginOf = <Person extends typeof ana | typeof marta>(pessoa: Person) => ({
  token: `token-${pessoa.id}`,
  expiraEm: inMinutes(60),
  pessoa,
})

function startContextOf(request: Request, handlerType: StartHandlerType) {
  const shared: RequestContext = { requestId: 'a-request', nonce: 'a nonce', outcome: {} }
  return {
    getRouter: () => Promise.reject(new Error('no page is drawn')),
    request,
    startOptions: {},
    contextAfterGlobalMiddlewares: shared,
    handlerType,
  }
}

/**
 * Context a middleware of server functions passes on, within the current request. `given`: data sent by the page.
 * @throws the middleware's refusal
 */
export async function handedOn(
  middleware: Parameters<typeof executeMiddleware>[0][number],
  given: object = {},
): Promise<Record<string, unknown>> {
  const outcome = await executeMiddleware([middleware], 'server', {
    method: 'POST',
    data: undefined,
    context: given,
  } as Parameters<typeof executeMiddleware>[2])
  if (outcome.error) throw outcome.error
  return outcome.context as Record<string, unknown>
}

/**
 * A browser of tests: what runs in a request of it gets its cookies, and what is set or deleted there stays in it until the next request.
 * Seals with a secret of its own, as this process's `SESSION_SECRET`.
 */
export function testBrowser() {
  vi.stubEnv('SESSION_SECRET', 'a secret of tests, long enough to seal')
  const cookies = new Map<string, string>()
  const lifetimes = new Map<string, number>()

  const take = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const seconds = Number(/max-age=(\d+)/i.exec(line)?.[1])
    if (value === '' || seconds === 0) cookies.delete(name)
    else cookies.set(name, value)
    lifetimes.set(name, seconds)
  }

  /** Runs something as a request that the portal's server was sent. */
  const inRequest = async <Result>(
    run: (request: Request) => Result | Promise<Result>,
    request?: Request,
    handlerType: StartHandlerType = 'serverFn',
  ): Promise<Result> => {
    const headers = new Headers(request?.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const sent = new Request(request ?? 'https://portal.example/', { headers })
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    await createServerEntry({
      fetch: async () => {
        const outcome = runWithStartContext(startContextOf(sent, handlerType), async () => run(sent))
        await outcome.then(resolve, reject)
        for (const line of getResponseHeaders().getSetCookie()) take(line)
        return new Response()
      },
    }).fetch(sent)
    return promise
  }

  return {
    inRequest,
    /** Loses its cookies. */
    forget: () => {
      cookies.clear()
      lifetimes.clear()
    },
    /** Names of the cookies that it keeps. */
    kept: () => [...cookies.keys()].toSorted(),
    /** Seconds that a cookie lives, as it was set last. */
    secondsOf: (name: string) => lifetimes.get(name),
    /** A cookie as it is kept, and one put in its place. */
    cookie: (name: string) => cookies.get(name),
    put: (name: string, value: string) => cookies.set(name, value),
    /** Signs Ana in, in HPE. */
    signInAna: () =>
      inRequest(async () => {
        const login = loginOf(ana)
        await openSession(login)
        await rememberPlan(anasPlanLink, null)
      }),
    /** Signs Marta in, who serves Ana for half an hour. */
    signInMartaForAna: () =>
      inRequest(async () => {
        const login = loginOf(marta)
        await openSession(login)
        await rememberTarget(login, {
          idAtendente: marta.id,
          pessoa: { id: ana.id, nome: ana.nome, cpf: ana.cpf },
          inicio: inMinutes(0),
          expiraEm: inMinutes(30),
        })
      }),
  }
}

/**
 * The portal's server for the tests of one file: an API that answers as told, and a browser that keeps nothing from one test to the next.
 */
export async function startPortalServer() {
  const api = await startApiStandIn()
  const browser = testBrowser()
  beforeEach(browser.forget)
  afterAll(api.end)
  return { api, browser }
}
