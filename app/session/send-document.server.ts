import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import type { PlanLink } from '#contract/plans.ts'
import { apiOf, type PersonApi } from './person-api.server.ts'
import { refusedDocument } from './refused-document.server.tsx'
import { requireSameLink } from './require-same-link.ts'
import { readSession, type ServerSession } from './session.server.ts'

const passedOn = ['content-type', 'content-disposition', 'content-length'] as const

const statuses: Partial<Record<ReturnType<typeof problemOf>['kind'], number>> = {
  forbidden: 403,
  'not-found': 404,
  invalid: 404,
  conflict: 409,
  'rate-limited': 429,
}

type Ask = (asked: { api: PersonApi; link: PlanLink }) => Promise<Response>
type AskInSession = (session: ServerSession) => Promise<Response>

/**
 * Streams a document of the chosen plan link to its person, under the name that the API gave it. The address says in `vinculo` which
 * link was on the page. Without a session: to the sign-in page, and from there `back` to the page of the document.
 */
export function sendDocument(request: Request, back: string, ask: Ask): Promise<Response> {
  return sendPersonDocument(back, (session) => {
    const { vinculo: link } = session
    if (!link) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
    requireSameLink(Number(new URL(request.url).searchParams.get('vinculo')), link)
    return ask({ api: apiOf(session), link })
  })
}

/** Streams a document that its own address names, whatever plan link is chosen; attendants have none. */
export async function sendPersonDocument(back: string, ask: AskInSession): Promise<Response> {
  const session = await readSession()
  const search = new URLSearchParams({ voltar: back, motivo: 'sessao' })
  return streamDocument({ entrance: `/login?${search}`, back }, session && (() => ask(session)))
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
