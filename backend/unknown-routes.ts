import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { CallDefinition } from '#contract/define-call.ts'
import { routeOf } from './calls/route-of.ts'
import { sendProblem } from './problem-answer.ts'

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Answers where no call does: 404 for an address that is no call; on the address of a call, 405 for a wrong method, and OPTIONS says what
 * it accepts. No origin is ever let in by CORS: the portal calls from its server.
 */
export function answerUnknownRoutes(http: FastifyInstance, calls: readonly CallDefinition[]): void {
  http.setNotFoundHandler({ preHandler: http.rateLimit() }, (request, reply) => {
    hangUpOnUnreadBody(request, reply)
    return sendProblem({ statusCode: 404 }, request, reply)
  })
  const byRoute = Map.groupBy(calls, (call) => routeOf(call.path))
  for (const [url, sameRoute] of byRoute) {
    const accepted: HTTPMethods[] = sameRoute.map((call) => call.method)
    const allow = [...accepted, ...(accepted.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    http.route({
      method: METHODS.filter((method) => !accepted.includes(method)),
      url,
      handler: (request, reply) => {
        void reply.header('allow', allow)
        if (request.method === 'OPTIONS') return reply.code(204).send()
        return sendProblem({ statusCode: 405 }, request, reply)
      },
    })
  }
}

/** Nobody reads a body that was sent to no call: the connection would be held for as long as the rest of it takes. */
function hangUpOnUnreadBody(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.complete) void reply.header('connection', 'close')
}
