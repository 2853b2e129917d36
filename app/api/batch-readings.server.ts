import { getStartContext } from '@tanstack/start-storage-context'
import { MAX_READINGS, retornarLeituras } from '#contract/batch-readings.ts'
import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { problemOf } from './problem.ts'

type Reading = CallInput<typeof retornarLeituras>['body']['leituras'][number]
type AnsweredReading = CallAnswer<typeof retornarLeituras>['respostas'][number]

/** Asks for all of them by one call, with the same token. */
export type ReadAll = (
  call: typeof retornarLeituras,
  input: CallInput<typeof retornarLeituras>,
) => Promise<CallAnswer<typeof retornarLeituras>>

/** A reading of a page, and everybody on the page who asked for it. Undefined tells them to ask by themselves. */
type Waiting = {
  reading: Reading
  resolve: (answer: AnsweredReading | undefined) => void
  reject: (error: unknown) => void
  answer: Promise<AnsweredReading | undefined>
}

/** Of each page that is being drawn, its questions of this moment that wait to be asked, by the token with which it asks. */
const waiting = new WeakMap<object, Map<string, Map<string, Waiting>>>()

/** An API that does not know the call, as one of another make may not, is not asked so again for so long, milliseconds. */
const UNKNOWN_MS = 60_000

let unknownUntil = 0

/**
 * Asks for a reading together with whatever else the same page asks for at the same moment: one question, one look at the session. What
 * is asked twice is asked once.
 * @returns undefined where the reading is to be asked for by itself: it is the only one, takes longer than the others, or the API does
 * not answer readings together.
 */
export function batchReadings(
  { path }: CallDefinition,
  input: object,
  token: string,
  askAll: ReadAll,
): Promise<AnsweredReading | undefined> | undefined {
  const page = getStartContext({ throwIfNotFound: false })
  if (!page || Date.now() < unknownUntil) return undefined
  const ofPage = waiting.get(page) ?? new Map<string, Map<string, Waiting>>()
  waiting.set(page, ofPage)
  const asked = ofPage.get(token) ?? new Map<string, Waiting>()
  ofPage.set(token, asked)
  const reading = { caminho: path, ...textsOf(input) }
  const key = JSON.stringify(reading)
  const known = asked.get(key)
  if (known) return known.answer
  const { promise: answer, resolve, reject } = Promise.withResolvers<AnsweredReading | undefined>()
  asked.set(key, { reading, resolve, reject, answer })
  // By then everything that this moment has to ask was asked.
  if (asked.size === 1) process.nextTick(send, ofPage, token, askAll)
  return answer
}

/** Path parameters and query as they would stand in an address. */
export function textsOf(input: {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}): Omit<Reading, 'caminho'> {
  return { params: texts(input.params), query: texts(input.query) }
}

function texts(values: Record<string, unknown> = {}): Record<string, string> {
  const said = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

function send(ofPage: Map<string, Map<string, Waiting>>, token: string, askAll: ReadAll): void {
  const asked = [...(ofPage.get(token)?.values() ?? [])]
  ofPage.delete(token)
  for (let first = 0; first < asked.length; first += MAX_READINGS)
    void sendSome(asked.slice(first, first + MAX_READINGS), askAll)
}

async function sendSome(asked: readonly Waiting[], askAll: ReadAll): Promise<void> {
  if (asked.length === 1) {
    asked[0]?.resolve(undefined)
    return
  }
  try {
    const leituras = asked.map(({ reading }) => reading)
    const { respostas } = await askAll(retornarLeituras, { body: { leituras } })
    for (const [at, { resolve }] of asked.entries()) {
      const answer = respostas[at]
      resolve(answer?.status === 202 ? undefined : answer)
    }
  } catch (error) {
    if (['not-found', 'unexpected'].includes(problemOf(error).kind)) {
      unknownUntil = Date.now() + UNKNOWN_MS
      for (const { resolve } of asked) resolve(undefined)
    } else for (const { reject } of asked) reject(error)
  }
}
