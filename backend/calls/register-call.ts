import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { CallDefinition } from '#contract/define-call.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { invalid, unauthenticated } from '../problem.ts'
import type { Actor } from '../security/actor.ts'
import { countCall } from '../security/address-limit.ts'
import { authenticate } from '../security/authenticate.ts'
import { requireCallAccess } from '../security/call-access.ts'
import { type RunWork, runWork } from '../work.ts'
import { openSubject, type SubjectOf } from './about/open-subject.ts'
import { recordAccess } from './about/record-access.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { routeOf } from './route-of.ts'
import { parseInput } from './wire-input.ts'

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

type ActorOf<Call extends CallDefinition> = Call['access']['kind'] extends 'public' ? null : Actor

type AnswerOf<Call extends CallDefinition> = Call['answer'] extends v.GenericSchema
  ? v.InferInput<Call['answer']>
  : FileAnswer

/**
 * Input of a call's handler: already validated against the contract, the caller from their token, and the row that the call is declared to
 * be about (`link`, `person`, `request`, `conversation` or `storedFile`), which the caller may use in that way.
 */
export type CallContext<Call extends CallDefinition> = SubjectOf<Call['about']> & {
  api: Api
  actor: ActorOf<Call>
  params: OutputOf<Call['params']>
  query: OutputOf<Call['query']>
  body: OutputOf<Call['body']>
  /** Identity of this HTTP request, as in the log and in problem answers. */
  requestId: string
  now: Date
  /** Day of `now` in São Paulo. */
  today: IsoDate
  /** Address of the caller. */
  address: string
  /** As the caller's browser describes itself. */
  userAgent: string | undefined
  /** Runs writes in one transaction, in the caller's name. */
  work: RunWork
}

export type CallHandler<Call extends CallDefinition> = (context: CallContext<Call>) => Promise<AnswerOf<Call>>

export type CallOptions = {
  /** Requests a minute of one address on all nodes together, when the limit of addresses is too generous. */
  addressLimit?: number
  /** Its use case puts what an attendant does on the access record by itself. */
  recordsAccess?: true
}

/**
 * Puts a call of the contract on the server. In this order: who is calling (401), may they call at all (403), are path and query right
 * (422), may they call about this (404, 403), is the body right (422), the handler, and is the answer what the contract promises.
 */
export function registerCall<Call extends CallDefinition>(
  api: Api,
  call: Call,
  handler: CallHandler<Call>,
  options: CallOptions = {},
): void {
  api.http.route(callHandler(api, call, handler, options))
}

/** A call as a route: who is calling, may they about this, is the input right, the handler, and is the answer what was promised. */
export function callHandler<Call extends CallDefinition>(
  api: Api,
  call: Call,
  handler: Handler<Call>,
  options: CallOptions = {},
) {
  const answer = answering(api, call, handler, options)
  if (isReading(call)) {
    api.readings.set(call.path, async (actor, { params, query }, request, reply) => {
      requireCallAccess(call.access, actor)
      return checkedAnswer(call, await answer(actor, { params, query }, request, reply))
    })
  }
  return {
    method: call.method,
    url: routeOf(call.path),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = await actorOf(api, call, request)
      const given = await answer(actor, request, request, reply)
      if (call.answer === undefined) return sendFile(request, reply, call.file, given as FileAnswer)
      return reply.header('cache-control', 'no-store').send(checkedAnswer(call, given))
    },
  }
}

type Handler<Call extends CallDefinition> = (
  context: CallContext<Call>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AnswerOf<Call>>

/** Answers a call once it is known who calls; `asked` is its path and query as they arrived. */
function answering<Call extends CallDefinition>(
  api: Api,
  call: Call,
  handler: Handler<Call>,
  { recordsAccess, addressLimit: most }: CallOptions,
) {
  return async (
    actor: Actor | null,
    asked: { params: unknown; query: unknown },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AnswerOf<Call>> => {
    const now = api.clock()
    const params = call.params && parseInput(call.params, asked.params)
    const query = call.query && parseInput(call.query, asked.query)
    const body = call.body && bodyOf(request)
    const subject = await openSubject(api.database, call, { actor, now, params, query, body })
    const work: RunWork = (run) => runWork(api, { actor, requestId: request.id, now }, run)
    const context = {
      ...subject?.row,
      api,
      actor,
      params,
      query,
      body: call.body && parseInput(call.body, body),
      requestId: request.id,
      now,
      today: saoPauloDateOf(now),
      address: request.ip,
      userAgent: request.headers['user-agent'],
      work,
    } as CallContext<Call>
    // A call that is no good leaves no trace, not even a count.
    if (most !== undefined) await countCall(api.database, { path: call.path, address: request.ip, most }, now)
    const answer = await handler(context, request, reply)
    if (subject && !recordsAccess) await recordAccess(call, { actor, subject, params, work })
    return answer
  }
}

/** Whether a call is answered together with others: it only reads, for whoever is signed in, and answers no file. */
function isReading({ method, access, answer }: CallDefinition): boolean {
  return method === 'GET' && answer !== undefined && ['authenticated', 'attendant'].includes(access.kind)
}

async function actorOf(api: Api, call: CallDefinition, request: FastifyRequest): Promise<Actor | null> {
  if (call.access.kind === 'public') return null
  const check = { now: api.clock(), idleSeconds: api.sessionIdleSeconds }
  const scope = call.access.kind === 're-registration' ? 'recadastramento' : 'portal'
  const actor = await authenticate(api.database, request.headers.authorization, check, scope)
  if (!actor) throw unauthenticated()
  await api.limitPerson(request, actor.personId)
  requireCallAccess(call.access, actor)
  return actor
}

/** No body at all counts as an empty one; a list would pass for an object without fields, and is no call's body. */
function bodyOf(request: FastifyRequest): unknown {
  if (Array.isArray(request.body)) throw invalid({ corpo: 'Informe os dados desta chamada.' })
  return request.body ?? {}
}

/** The parsed answer is sent: a field that the contract does not name never leaves. */
function checkedAnswer({ path, answer: schema }: CallDefinition, answer: unknown): unknown {
  const checked = v.safeParse(schema ?? v.never(), answer)
  if (checked.success) return checked.output
  // A wrong answer is our fault, whoever asked: better none than one that the portal misreads.
  const issues = checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(`${path} broke its contract: ${issues.join('; ')}`)
}
