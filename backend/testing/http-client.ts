import type * as v from 'valibot'
import type { CallDefinition } from '#contract/define-call.ts'
import type { ProblemDetails } from '#contract/problem.ts'

type AnswerOf<Call extends CallDefinition> = Call['answer'] extends v.GenericSchema
  ? v.InferOutput<Call['answer']>
  : undefined

/** Input of a test. Deliberately loose: tests also send what no honest client would. */
export type CallInput = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** A file sent as `multipart/form-data`, under the name of a form field, instead of a body. */
  file?: { field: string; content: Buffer; name?: string; type?: string }
  /** Session token; left out, nobody is signed in. */
  token?: string
  headers?: Record<string, string>
}

export type CallResult<Call extends CallDefinition> = {
  status: number
  headers: Headers
  /** The JSON answer of a 2xx. Reading it of anything else fails the test. */
  answer: AnswerOf<Call>
  /** The problem details of a 4xx or 5xx. Reading it of anything else fails the test. */
  problem: ProblemDetails
  bytes: Buffer
}

/** Makes one call of the contract over HTTP. */
export async function makeCall<Call extends CallDefinition>(
  url: string,
  call: Call,
  { params = {}, query = {}, body, file, token, headers = {} }: CallInput,
): Promise<CallResult<Call>> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const target = new URL(path, url)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) target.searchParams.set(name, String(value))
  }
  const response = await fetch(target, {
    method: call.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(call.method === 'POST' && !file ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(call.method === 'POST' ? { body: file ? formOf(file) : textOf(body) } : {}),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const json = () => JSON.parse(bytes.toString('utf8')) as unknown
  const say = () => `${call.path} answered ${response.status}: ${bytes.toString('utf8').slice(0, 400)}`
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    get answer() {
      if (!response.ok) throw new Error(say())
      return json() as AnswerOf<Call>
    },
    get problem() {
      if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
        throw new Error(say())
      return json() as ProblemDetails
    },
  }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body ?? {})
}

function formOf({ field, content, name = 'arquivo', type }: NonNullable<CallInput['file']>): FormData {
  const form = new FormData()
  form.set(field, new Blob([Uint8Array.from(content)], type === undefined ? {} : { type }), name)
  return form
}
