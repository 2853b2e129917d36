import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { apiOf, type PersonApi } from './person-api.server.ts'
import type { PortalFile } from './portal-file.server.ts'
import { refusedDocument } from './refused-document.server.tsx'
import { requireSamePlanLink } from './require-same-plan-link.ts'
import { readSession, type ServerSession } from './session.server.ts'

const passedOn = ['content-type', 'content-disposition', 'content-length'] as const

const statuses: Partial<Record<ReturnType<typeof problemOf>['kind'], number>> = {
  forbidden: 403,
  'not-found': 404,
  invalid: 404,
  conflict: 409,
  'rate-limited': 429,
}

type Declared<Which, Asked> = {
  which: PortalFile<Which>['which']
  /** Page of the document, for who has to sign in first or is refused; `which` is undefined where the address names none. */
  back: (which: Which | undefined) => string
  /** Sentence for an address that names no document. */
  none?: string
  ask: (asked: Asked & { api: PersonApi; which: Which }) => Promise<Response>
}

type OfPlanLink = {
  /** Input of every call about a plan link. */
  params: { idPessoa: number; idPlano: number }
  query: { idVinculo: number }
  /** Search parameters of the address. */
  search: Record<string, string>
}

/**
 * A document of the chosen plan link, streamed to its person under the name that the API gave it. The address says in `vinculo` which
 * link was on the page. Without a session: to the sign-in page, and from there `back`.
 */
export function planLinkDocument<Which>({
  ask,
  ...declared
}: Declared<Which, OfPlanLink>): PortalFile<Which> {
  return documentOf({
    ...declared,
    ask: ({ api, which, session: { vinculo: planLink }, request }) => {
      if (!planLink) throw notFound(problemText.notFound)
      const search = searchOf(request)
      requireSamePlanLink(Number(search.vinculo), planLink)
      if (which === undefined) throw notFound(declared.none)
      return ask({
        api,
        which,
        params: { idPessoa: planLink.pessoa.id, idPlano: planLink.plano.id },
        query: { idVinculo: planLink.id },
        search,
      })
    },
  })
}

/** A document that its own address names, whatever plan link is chosen; attendants have none. */
export function personDocument<Which>({
  ask,
  ...declared
}: Declared<Which, Pick<OfPlanLink, 'search'>>): PortalFile<Which> {
  return documentOf({
    ...declared,
    ask: ({ api, which, request }) => {
      if (which === undefined) throw notFound(declared.none)
      return ask({ api, which, search: searchOf(request) })
    },
  })
}

type InSession<Which> = Omit<Declared<Which, unknown>, 'ask'> & {
  ask: (asked: {
    api: PersonApi
    session: ServerSession
    which: Which | undefined
    request: Request
  }) => Promise<Response>
}

function documentOf<Which>({ which: schema, back, ask }: InSession<Which>): PortalFile<Which> {
  return {
    which: schema,
    answer: (which, request) =>
      sendPersonDocument(back(which), (session) => ask({ api: apiOf(session), session, which, request })),
  }
}

function searchOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}

function notFound(detail: string = problemText.notFound): PortalProblem {
  return new PortalProblem({ kind: 'not-found', detail })
}

/** Streams what `ask` answers in the session of who asks. */
export async function sendPersonDocument(
  back: string,
  ask: (session: ServerSession) => Promise<Response>,
): Promise<Response> {
  const session = await readSession()
  const search = new URLSearchParams({ voltar: back, motivo: 'sessao' })
  return streamDocument({ entrance: `/login?${search}`, back }, session && (async () => ask(session)))
}

/** Answer at an address that names no file at all. */
export function noDocument(): Response {
  return refusal(404, refusedDocument(problemText.notFound, '/'))
}

/**
 * Streams what `ask` answers, or says why not, with the way `back`. Who is not known, with `ask` null or by the API, is led to
 * `entrance`.
 */
export async function streamDocument(
  { entrance, back }: { entrance: string; back: string },
  ask: (() => Promise<Response>) | null,
): Promise<Response> {
  if (!ask) return toEntrance(entrance)
  try {
    const file = await ask()
    return new Response(file.body, { headers: headersOf(file.headers) })
  } catch (error) {
    const problem = problemOf(error)
    if (problem.kind === 'unauthenticated') return toEntrance(entrance)
    return refusal(statuses[problem.kind] ?? 503, refusedDocument(problem.detail, back))
  }
}

function headersOf(given: Headers): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
  for (const name of passedOn) {
    const value = given.get(name)
    // A length that was measured before decompression would cut the file short.
    if (value !== null && !(name === 'content-length' && given.has('content-encoding')))
      headers.set(name, value)
  }
  return headers
}

function toEntrance(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function refusal(status: number, page: string): Response {
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
