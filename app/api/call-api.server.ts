import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import { getStartContext } from '@tanstack/start-storage-context'
import ky, { type Options as KyOptions } from 'ky'
import * as v from 'valibot'
import { retornarLeituras } from '#contract/batch-readings.ts'
import type { CallAnswer, CallInput, PassedOnUpload } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { problemDetails } from '#contract/problem.ts'
import { batchReadings, type ReadAll } from './batch-readings.server.ts'
import { problemText } from './problem.text.ts'
import { PortalProblem, type Problem } from './problem.ts'

/** How long a person waits for what they read, and for what they send or have drawn, milliseconds. */
export const READING_MS = 5000
const WRITING_MS = 15_000

/** An upload goes on as long as something of it comes within so long, and is looked at for so long once it is all there. Milliseconds. */
const UPLOAD = { movingMs: 60_000, lookingMs: 30_000 }

/**
 * A reading whose line broke is asked once more, within the same time; an answer, whatever its status, is an answer. How long all of it
 * may take is said by each call.
 */
const http = ky.create({
  timeout: false,
  throwHttpErrors: false,
  retry: { limit: 1, methods: ['get'], statusCodes: [] },
})

/**
 * Makes one call of the contract against {host} and answers its parsed body. The last byte of the answer has to be there within
 * `timeoutMs`: 5 s for a reading, 15 s for a write or a document, unless told otherwise. An upload is passed on as it comes in, and has
 * time for as long as it moves.
 * @throws PortalProblem for every refusal, for a silent API and for an answer that is not what the contract says.
 */
export async function callApi<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  token?: string,
  timeoutMs = patienceWith(call),
): Promise<CallAnswer<Call>> {
  const isPlain = call.method === 'GET' && timeoutMs === READING_MS && token !== undefined
  const askAll: ReadAll = (all, asked) => callAlone(all, asked, token, READING_MS)
  const answered = isPlain ? await batchReadings(call, input, token, askAll) : undefined
  if (answered === undefined) return callAlone(call, input, token, timeoutMs)
  if (answered.status !== 200) throw new PortalProblem(problemOfAnswer(answered.status, answered.corpo))
  return parsedAnswer(call, answered.corpo)
}

/** As {@link callApi}, by a question of its own. */
async function callAlone<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  token: string | undefined,
  timeoutMs = patienceWith(call),
): Promise<CallAnswer<Call>> {
  const patience = patienceOf(timeoutMs)
  try {
    const response = await request(call, input, token, patience)
    const answer = await readJson(response)
    if (patience.signal.aborted) throw unavailable()
    return parsedAnswer(call, answer, response.headers.get('x-request-id'))
  } finally {
    patience.end()
  }
}

function parsedAnswer<Call extends CallDefinition>(
  call: Call,
  answer: unknown,
  answeredId?: string | null,
): CallAnswer<Call> {
  const parsed = call.answer ? v.safeParse(call.answer, answer) : undefined
  if (!parsed?.success) throw new PortalProblem(unexpected(answeredId))
  return parsed.output as CallAnswer<Call>
}

/** Makes a call that answers a file; it has to begin in time. The body is not read yet. */
export async function fetchFile<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  token?: string,
): Promise<Response> {
  const patience = patienceOf(patienceWith(call))
  try {
    return await request(call, input, token, patience)
  } finally {
    patience.end()
  }
}

/** A document is drawn while somebody waits for it, and no page waits with them. */
function patienceWith({ method, file, makesDocument, upload }: CallDefinition): number {
  if (upload) return UPLOAD.movingMs
  const isDocument = makesDocument ?? (file !== undefined && !file.startsWith('image/'))
  return method === 'GET' && !isDocument ? READING_MS : WRITING_MS
}

type Patience = { signal: AbortSignal; renew: (ms: number) => void; end: () => void }

/** A signal that aborts after a while, unless it ends or is renewed before. */
function patienceOf(ms: number): Patience {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let timer = setTimeout(abort, ms)
  return {
    signal: controller.signal,
    renew: (more) => {
      clearTimeout(timer)
      timer = setTimeout(abort, more)
    },
    end: () => clearTimeout(timer),
  }
}

type Scalar = string | number | boolean
type LooseInput = {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar | null | undefined>
  body?: unknown
  upload?: PassedOnUpload
}

async function request(
  call: CallDefinition,
  input: object,
  token: string | undefined,
  patience: Patience,
): Promise<Response> {
  const { params = {}, query = {}, body, upload } = input as LooseInput
  const url = new URL(apiHost() + fillPath(call.path, params))
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value))
  }
  const headers = new Headers({ 'x-request-id': requestId() })
  const address = clientAddress()
  if (address) headers.set('x-forwarded-for', address)
  const browser = clientBrowser()
  if (browser) headers.set('user-agent', browser)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (upload) {
    headers.set('content-type', upload.contentType)
    if (upload.key !== null) headers.set('idempotency-key', upload.key)
  }
  const content = upload ? { body: watched(upload.body, patience) } : jsonOf(body)
  const { signal } = patience
  // Readings that go together are no less readings for being sent.
  const retry =
    call === retornarLeituras ? { retry: { limit: 1, methods: ['post' as const], statusCodes: [] } } : {}
  const response = await send(url, { method: call.method, headers, signal, ...retry, ...content })
  if (response.ok) return response
  const answeredId = response.headers.get('x-request-id')
  throw new PortalProblem(problemOfAnswer(response.status, await readJson(response), answeredId))
}

function jsonOf(body: unknown): { json?: unknown } {
  return body === undefined ? {} : { json: body }
}

/** A body whose every part renews the patience with it. */
function watched(body: ReadableStream<Uint8Array>, patience: Patience): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, passedOn) => {
        patience.renew(UPLOAD.movingMs)
        passedOn.enqueue(part)
      },
      flush: () => patience.renew(UPLOAD.lookingMs),
    }),
  )
}

async function send(url: URL, options: KyOptions & { signal: AbortSignal }): Promise<Response> {
  try {
    return await http(url, options)
  } catch (error) {
    if (options.signal.aborted || error instanceof TypeError || isUnreachable(error)) throw unavailable()
    throw error
  }
}

function unavailable(): PortalProblem {
  return new PortalProblem({ kind: 'unavailable', detail: problemText.unavailable })
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof Error &&
    /NetworkError|ECONNREFUSED|ECONNRESET|fetch failed/.test(`${error.name} ${error.message}`)
  )
}

function problemOfAnswer(status: number, body: unknown, answeredId?: string | null): Problem {
  const parsed = v.safeParse(problemDetails, body)
  const detail = parsed.success ? parsed.output.detail : undefined
  switch (status) {
    case 401:
      return { kind: 'unauthenticated', detail: detail ?? problemText.sessionEnded }
    case 403:
      return { kind: 'forbidden', detail: detail ?? problemText.forbidden }
    case 404:
      return { kind: 'not-found', detail: detail ?? problemText.notFound }
    case 409:
      return {
        kind: 'conflict',
        reason: parsed.success ? parsed.output.codigo : 'conflito',
        detail: detail ?? problemText.unexpected,
      }
    case 400:
    case 413:
    case 415:
    case 422:
      return {
        kind: 'invalid',
        detail: detail ?? problemText.unexpected,
        fields: (parsed.success && parsed.output.campos) || {},
      }
    case 429:
      return {
        kind: 'rate-limited',
        detail: detail ?? problemText.rateLimited,
        retryAfter: (parsed.success && parsed.output.tentarEmSegundos) || 60,
      }
    case 502:
    case 503:
    case 504:
      return { kind: 'unavailable', detail: detail ?? problemText.unavailable }
    default:
      return unexpected(answeredId)
  }
}

function unexpected(answeredId: string | null | undefined): Problem {
  return { kind: 'unexpected', detail: problemText.unexpected, requestId: answeredId ?? requestId() }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function fillPath(path: string, params: Record<string, Scalar>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** Base address of the API, without a closing slash. */
export function apiHost(): string {
  const host = process.env.API_HOST
  if (!host) throw new Error('API_HOST is not set: start the portal with `npm start`')
  return host
}

/** Who asks, so that the API's limits count people and not this portal. The host left one address there that can be believed. */
function clientAddress(): string | undefined {
  if (!getStartContext({ throwIfNotFound: false })) return undefined
  return getRequestIP({ xForwardedFor: true })
}

/** The browser of who asks, so that people find their own devices among their sessions. */
function clientBrowser(): string | undefined {
  if (!getStartContext({ throwIfNotFound: false })) return undefined
  return getRequestHeader('user-agent')
}

function requestId(): string {
  return (
    getStartContext({ throwIfNotFound: false })?.contextAfterGlobalMiddlewares?.requestId ??
    crypto.randomUUID()
  )
}
