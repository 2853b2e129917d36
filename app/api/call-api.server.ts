import { getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import { getStartContext } from '@tanstack/start-storage-context'
import ky, { type Options as KyOptions } from 'ky'
import * as v from 'valibot'
import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { problemDetails } from '#contract/problem.ts'
import { problemText } from './problem.text.ts'
import { PortalProblem, type Problem } from './problem.ts'

/** How long a person waits for what they read, and for what they send or have drawn, milliseconds. */
export const READING_MS = 5000
const WRITING_MS = 15_000

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
 * `patienceMs`: 5 s for a reading, 15 s for a write or a document, unless told otherwise.
 * @throws PortalProblem for every refusal, for a silent API and for an answer that is not what the contract says.
 */
export async function callApi<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  token?: string,
  patienceMs = patienceWith(call),
): Promise<CallAnswer<Call>> {
  const patience = patienceOf(patienceMs)
  try {
    const response = await request(call, input, token, patience.signal)
    const answer = await readJson(response)
    if (patience.signal.aborted) throw unavailable()
    const parsed = call.answer ? v.safeParse(call.answer, answer) : undefined
    if (!parsed?.success) throw new PortalProblem(unexpected(response))
    return parsed.output as CallAnswer<Call>
  } finally {
    patience.end()
  }
}

/** Makes a call that answers a file; it has to begin in time. The body is not read yet. */
export async function fetchFile<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call>,
  token?: string,
): Promise<Response> {
  const patience = patienceOf(patienceWith(call))
  try {
    return await request(call, input, token, patience.signal)
  } finally {
    patience.end()
  }
}

/** A document is drawn while somebody waits for it, and no page waits with them. */
function patienceWith({ method, file, makesDocument }: CallDefinition): number {
  const isDocument = makesDocument ?? (file !== undefined && !file.startsWith('image/'))
  return method === 'GET' && !isDocument ? READING_MS : WRITING_MS
}

/** A signal that aborts after a while, unless it ends before. */
function patienceOf(ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

type Scalar = string | number | boolean
type LooseInput = {
  params?: Record<string, Scalar>
  query?: Record<string, Scalar | null | undefined>
  body?: unknown
  file?: File
}

async function request(
  call: CallDefinition,
  input: object,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { params = {}, query = {}, body, file } = input as LooseInput
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
  const content = file && call.upload ? { body: formOf(call.upload.field, file) } : jsonOf(body)
  const response = await send(url, { method: call.method, headers, signal, ...content })
  if (response.ok) return response
  throw new PortalProblem(await readProblem(response))
}

function jsonOf(body: unknown): { json?: unknown } {
  return body === undefined ? {} : { json: body }
}

function formOf(field: string, file: File): FormData {
  const form = new FormData()
  form.set(field, file)
  return form
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

async function readProblem(response: Response): Promise<Problem> {
  const parsed = v.safeParse(problemDetails, await readJson(response))
  const detail = parsed.success ? parsed.output.detail : undefined
  switch (response.status) {
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
      return unexpected(response)
  }
}

function unexpected(response: Response): Problem {
  return {
    kind: 'unexpected',
    detail: problemText.unexpected,
    requestId: response.headers.get('x-request-id') ?? requestId(),
  }
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
