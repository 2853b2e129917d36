import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { retornarLeituras } from '#contract/batch-readings.ts'
import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { Api } from '../api.ts'
import { notFound } from '../problem.ts'
import type { Actor } from '../security/actor.ts'
import { callHandler } from './register-call.ts'

/**
 * So long the others wait for a reading, milliseconds; past it who asked asks for that one by itself. Half of what a person waits for a
 * reading: where everything is slow, asking again soon would only add to it.
 */
const TIMEOUT_MS = 2500

const UNFINISHED = { status: 202, corpo: null }

type Input = CallInput<typeof retornarLeituras>['body']['leituras'][number]

type Answered = CallAnswer<typeof retornarLeituras>['respostas'][number]

/** Several readings of one person by one question: each goes the way that it goes by itself, after one look at the session. */
export function registerReadings(api: Api): void {
  const handler = callHandler(api, retornarLeituras, async ({ actor, body }, request, reply) => {
    const refusals = await countEach(api, request, { actor, count: body.leituras.length })
    const answered = async ({ caminho: path, ...input }: Input, at: number): Promise<Answered> => {
      const started = performance.now()
      const reading = api.readings.get(path)
      let answer: Answered
      try {
        if (refusals[at]) throw refusals[at]
        if (!reading) throw notFound('Esta leitura não existe.')
        answer = { status: 200, corpo: await reading(actor, input, request, reply) }
      } catch (error) {
        const corpo = api.toProblemDetails(error, request)
        answer = { status: corpo.status, corpo }
      }
      const ms = Math.round(performance.now() - started)
      request.log.info({ route: reading ? path : 'desconhecida', status: answer.status, ms }, 'reading')
      return answer
    }
    const ended = new AbortController()
    const moment = wait(TIMEOUT_MS, UNFINISHED, { signal: ended.signal }).catch(() => UNFINISHED)
    const respostas = await Promise.all(
      body.leituras.map((input, at) => Promise.race([answered(input, at), moment])),
    )
    ended.abort()
    return { respostas }
  })
  api.http.route(handler)
}

/** Counts each of so many readings, one after the other, for a person's limit; the first was counted with the question. */
async function countEach(
  api: Api,
  request: FastifyRequest,
  { actor, count }: { actor: Actor; count: number },
): Promise<readonly unknown[]> {
  const refusals: unknown[] = [null]
  while (refusals.length < count)
    refusals.push(
      await api.limitPerson(request, actor.personId).then(
        () => null,
        (refusal) => refusal,
      ),
    )
  return refusals
}
