import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem, type Problem, problemOf } from '#app/api/problem.ts'
import { problemStatuses } from '#app/api/problem-status.ts'
import type { PassedOnUpload } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { apiOf, type PersonApi } from './person-api.server.ts'
import { type LinkField, linkFields } from './plan-link-fields.server.ts'
import {
  type FieldReaders,
  inputOf,
  type PortalFile,
  type ReadersFor,
  readFields,
} from './portal-file.server.ts'
import { closeSession, readSession, type ServerSession } from './session.server.ts'
import { sessionText } from './session.text.ts'

type UploadContext = { session: ServerSession; api: PersonApi; upload: PassedOnUpload }

/** Passes a file on that is of the plan link which the address says was on the page. */
export function planLinkUpload<Call extends CallDefinition, Readers extends ReadersFor<Call, LinkField>>(
  call: Call,
  readers: Readers,
): PortalFile {
  return uploadOf(call, readers, (session, request) => linkFields(call, session, request))
}

/** Passes a file on whose call its own address names, whatever plan link is chosen; the API refuses whoever may not send it. */
export function personUpload<Call extends CallDefinition, Readers extends ReadersFor<Call>>(
  call: Call,
  readers: Readers,
): PortalFile {
  return uploadOf(call, readers, () => ({}))
}

function uploadOf<Call extends CallDefinition, Readers extends FieldReaders>(
  call: Call,
  readers: Readers,
  given: (session: ServerSession, request: Request) => object,
): PortalFile {
  return {
    answer: (behind, request) =>
      receivePersonUpload(request, ({ session, api, upload }) => {
        const ofSession = given(session, request)
        const named = readFields(readers, behind)
        if (!named) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
        return api.call(call, { ...inputOf(call, { ...named, ...ofSession }), upload })
      }),
  }
}

/** Passes an upload of the signed-in person on to the API. A token that is over ends the session. */
export async function receivePersonUpload(
  request: Request,
  send: (asked: UploadContext) => Promise<unknown>,
): Promise<Response> {
  return receiveUpload(request, async (upload) => {
    const session = await readSession()
    if (!session) throw new PortalProblem({ kind: 'unauthenticated', detail: problemText.sessionEnded })
    try {
      return await send({ session, api: apiOf(session), upload })
    } catch (error) {
      if (problemOf(error).kind === 'unauthenticated') closeSession()
      throw error
    }
  })
}

/** Passes an upload of a re-registration on; `api` null: its token is over. */
export function receiveReRegistrationUpload(
  request: Request,
  api: PersonApi | null,
  send: (asked: Omit<UploadContext, 'session'>) => Promise<unknown>,
): Promise<Response> {
  return receiveUpload(request, (upload) => {
    if (!api) throw new PortalProblem({ kind: 'unauthenticated', detail: sessionText.reRegistrationEnded })
    return send({ api, upload })
  })
}

/**
 * Hands a file on as it comes in, so that the page sees how much of it has arrived and this process never holds all of it. Answers what
 * `send` answers as JSON, or the problem with a status of its own: `app/forms/send-file.ts` reads both.
 */
async function receiveUpload(
  request: Request,
  send: (upload: PassedOnUpload) => Promise<unknown>,
): Promise<Response> {
  try {
    const contentType = request.headers.get('content-type') ?? ''
    if (!request.body || !contentType.startsWith('multipart/form-data;'))
      throw new PortalProblem({ kind: 'invalid', detail: problemText.unexpected, fields: {} })
    const key = request.headers.get('idempotency-key')
    return answer(200, await send({ body: request.body, contentType, key }))
  } catch (error) {
    const problem = problemOf(error)
    return answer(problemStatuses[problem.kind], problem)
  }
}

/** Answer at an address that takes no file. */
export function refusedUpload(): Response {
  return answer(404, { kind: 'not-found', detail: problemText.notFound } satisfies Problem)
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
