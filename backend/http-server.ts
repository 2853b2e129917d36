import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { RateLimits } from './api.ts'
import { loggableError } from './loggable-error.ts'
import { tooManyRequests } from './problem.ts'
import { sendProblem } from './problem-answer.ts'
import { countedPart } from './security/address.ts'

/** How long the head of a request may take to arrive, from the connection on, milliseconds. */
const HEAD_MS = 20_000

/** Largest body of a call without files, bytes. */
const BODY_LIMIT = 1_048_576

export type HttpServerOptions = {
  logLevel: string
  limits: Pick<RateLimits, 'address'>
  /** Proxies, as the setting names them, whose word about the caller's address counts. */
  trustedProxyNames: readonly string[]
  /** Where log lines go; standard error when absent, since standard output speaks to the parent process. */
  logStream?: { write: (line: string) => void }
}

/** The HTTP server without any call on it: identity of requests, log, limits, headers, and problems in one format. */
export async function createHttpServer({
  logLevel,
  limits,
  trustedProxyNames,
  logStream,
}: HttpServerOptions): Promise<FastifyInstance> {
  const http = Fastify({
    logger: {
      level: logLevel,
      stream: logStream ?? process.stderr,
      base: { service: 'api' },
      serializers: { err: loggableError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // The portal passes uploads on as they come in, and a weak line takes minutes; the head of a request has a limit of its own.
    requestTimeout: 300_000,
    // Whoever connects and says nothing, or never to the end, is looked for every few seconds.
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Only these say whose request they pass on.
    trustProxy: [...trustedProxyNames],
    genReqId: (request) => saneRequestId(request.headers['x-request-id']),
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply)
    },
  })
  http.removeContentTypeParser('text/plain')
  http.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, never the URL: addresses carry people's ids and searches.
        route: request.routeOptions.url ?? 'desconhecida',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  closeConnectionsWhenStopping(http)
  http.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  await http.register(helmet, {
    // Answers are data: nothing in them may load, run or be framed. The reading page brings a policy of its own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  await http.register(underPressure, {
    // Milliseconds. A small machine that starts or draws a long PDF stalls for a second or two without being lost: what counts is a
    // mean of several seconds, for a span without a single turn of the loop is taken for an endless one, and refused until the next.
    maxEventLoopDelay: 1000,
    sampleInterval: 5000,
    exposeStatusRoute: false,
    pressureHandler: (request, reply) => {
      sendProblem({ statusCode: 503 }, request, reply)
    },
  })
  // Each node counts what reaches it, in memory: this keeps floods from it, and a question to the database for each request would not.
  await http.register(rateLimit, {
    max: limits.address,
    timeWindow: 60_000,
    // Nobody is known yet: a token that the caller made up must not open a count of its own.
    keyGenerator: ({ ip }) => countedPart(ip),
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl),
  })
  return http
}

/** Answers sent while stopping close their connection; kept alive, it would hold the server until it timed out. */
function closeConnectionsWhenStopping(http: FastifyInstance): void {
  const state = { isStopping: false }
  http.addHook('preClose', async () => {
    state.isStopping = true
  })
  http.addHook('onSend', async (_, reply) => {
    if (state.isStopping) void reply.header('connection', 'close')
  })
}

/** A request id that a proxy chose is kept when it is harmless to log and to echo. */
function saneRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
