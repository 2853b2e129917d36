import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { apiOf } from './person-api.server.ts'
import { type LinkField, linkFields } from './plan-link-fields.server.ts'
import {
  type FieldReaders,
  type FieldsOf,
  inputOf,
  type PortalFile,
  type QueryOf,
  type ReadersFor,
  readFields,
} from './portal-file.server.ts'
import { refusedDocument } from './refused-document.server.tsx'
import { readSession, type ServerSession } from './session.server.ts'

const passedOn = ['content-type', 'content-disposition', 'content-length'] as const

const statuses: Partial<Record<ReturnType<typeof problemOf>['kind'], number>> = {
  forbidden: 403,
  'not-found': 404,
  invalid: 404,
  conflict: 409,
  'rate-limited': 429,
}

/** Beside the call: the page of a document, and what its address says of it. */
type Declared<Readers, Filters> = {
  /** Page of the document, for who has to sign in first or is refused; no field is there where the address names none. */
  back: string | ((named: Partial<FieldsOf<Readers>>) => string)
  /** Sentence for an address that names no document. */
  none?: string
  /** Reads the search parameters of the address that go into the call's query. */
  filters?: Filters
}

type FiltersOf<Call extends CallDefinition> = v.GenericSchema<unknown, QueryOf<Call>>

/**
 * A document of the chosen plan link, streamed to its person under the name that the API gave it. The address says in `vinculo` which
 * link was on the page. Without a session: to the sign-in page, and from there `back`.
 */
export function planLinkDocument<Call extends CallDefinition, Readers extends ReadersFor<Call, LinkField>>(
  call: Call,
  readers: Readers,
  declared: Declared<Readers, FiltersOf<Call>>,
): PortalFile {
  return documentOf(call, readers, declared, (session, request) => linkFields(call, session, request))
}

/** A document that its own address names, whatever plan link is chosen; attendants have none. */
export function personDocument<Call extends CallDefinition, Readers extends ReadersFor<Call>>(
  call: Call,
  readers: Readers,
  declared: Declared<Readers, FiltersOf<Call>>,
): PortalFile {
  return documentOf(call, readers, declared, () => ({}))
}

function documentOf<Call extends CallDefinition, Readers extends FieldReaders>(
  call: Call,
  readers: Readers,
  { back, none, filters = v.object({}) }: Declared<Readers, v.GenericSchema<unknown, object>>,
  given: (session: ServerSession, request: Request) => object,
): PortalFile {
  return {
    answer: (behind, request) => {
      const named = readFields(readers, behind)
      const page = typeof back === 'string' ? back : back(named ?? {})
      return sendPersonDocument(page, async (session) => {
        const ofSession = given(session, request)
        const filtered = v.safeParse(filters, searchOf(request))
        if (!named || !filtered.success) throw notFound(none)
        return apiOf(session).file(call, inputOf(call, { ...filtered.output, ...named, ...ofSession }))
      })
    },
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
