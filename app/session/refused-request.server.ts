import { PortalProblem, type Problem } from '#app/api/problem.ts'
import { refusedRequestText } from './refused-request.text.ts'

/** A problem that is answered with an HTTP status of its own: the framework looks for it there. */
class RefusedRequest extends PortalProblem {
  readonly status: number

  constructor(status: number, problem: Problem) {
    super(problem)
    this.status = status
  }
}

/** A server function was asked for that is not there. */
export function portalUpdated(): PortalProblem {
  return new RefusedRequest(409, { kind: 'portal-updated', detail: refusedRequestText.updated })
}

/** For requests no page sends. */
export function unreadableRequest(): PortalProblem {
  return new RefusedRequest(400, {
    kind: 'invalid',
    detail: refusedRequestText.unreadableRequest,
    fields: {},
  })
}
