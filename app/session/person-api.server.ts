import { redirect } from '@tanstack/react-router'
import { getRequest } from '@tanstack/react-start/server'
import { getStartContext } from '@tanstack/start-storage-context'
import { callApi, fetchFile } from '#app/api/call-api.server.ts'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { closeSession, type ServerSession } from './session.server.ts'

/** The API as the signed-in person: every call carries their token. */
export type PersonApi = {
  call: <Call extends CallDefinition>(call: Call, input: CallInput<Call>) => Promise<CallAnswer<Call>>
  file: <Call extends CallDefinition>(call: Call, input: CallInput<Call>) => Promise<Response>
}

/** The API as the person of a session. */
export function apiOf(session: ServerSession): PersonApi {
  return {
    call: (call, input) => callApi(call, input, session.token),
    file: (call, input) => fetchFile(call, input, session.token),
  }
}

/** Forgets the session: a document request goes to the sign-in page, a call answers `unauthenticated` to its page. */
export function endSession(): never {
  closeSession()
  if (getStartContext().handlerType === 'router') {
    const { pathname, search } = new URL(getRequest().url)
    throw redirect({ to: '/login', search: { voltar: pathname + search, motivo: 'sessao' } })
  }
  throw new PortalProblem({ kind: 'unauthenticated', detail: problemText.sessionEnded })
}
