import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { arquivoBoleto } from '#contract/collection/contribution-payments.ts'
import { encerrarSessao } from '#contract/identity/sessions.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { exportarDadosRecadastramento } from '#contract/requests/requests.ts'
import { startApiStandIn } from './api-stand-in.fixtures.ts'
import { callApi, fetchFile } from './call-api.server.ts'
import { PortalProblem } from './problem.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const read = () => callApi(retornarPlanosAtivos, { params: { idPessoa: 1 } })
const boleto = { params: { idPessoa: 1, idPlano: 1, idContribuicao: 1 }, query: { idVinculo: 1 } }
const write = () => callApi(encerrarSessao, { body: {} })

/** Tracks how a call ends: the kind of its problem, `answered`, or `waiting` while it is still open. */
function outcomeOf(call: Promise<unknown>): { now: string } {
  const outcome = { now: 'waiting' }
  call.then(
    () => {
      outcome.now = 'answered'
    },
    (error: unknown) => {
      outcome.now = error instanceof PortalProblem ? error.problem.kind : String(error)
    },
  )
  return outcome
}

describe('an API that accepts and never answers', () => {
  it.each([
    ['read', read, 5000],
    ['sent', write, 15_000],
    ['exported', () => callApi(exportarDadosRecadastramento, { query: {} }), 15_000],
    ['drawn', () => fetchFile(arquivoBoleto, boleto), 15_000],
  ])('holds what is %s for so long in all, and is not asked again', async (_, call, patience) => {
    api.beSilent()
    const calling = outcomeOf(call())
    await api.untilAsked()
    await vi.advanceTimersByTimeAsync(patience - 100)
    expect(calling.now).toBe('waiting')
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(calling.now).toBe('unavailable'))
    expect(api.asked).toHaveLength(1)
  })

  it('holds a reading no longer when it stops in the middle of its answer', async () => {
    api.answer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['))
    const reading = outcomeOf(read())
    await api.untilAsked()
    await vi.advanceTimersByTimeAsync(5100)
    await vi.waitFor(() => expect(reading.now).toBe('unavailable'))
  })
})

describe('a line that breaks', () => {
  it('is asked once more by a reading', async () => {
    api.answer((request, response) => {
      if (api.asked.length === 1) request.socket.destroy()
      else response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
    })
    const reading = outcomeOf(read())
    await api.untilAsked()
    // The line is seen to be broken a moment later, and asked again after a pause of its own.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(reading.now).toBe('answered')
    })
    expect(api.asked).toHaveLength(2)
  })

  it('sends nothing twice', async () => {
    api.answer((request) => request.socket.destroy())
    const writing = outcomeOf(write())
    await vi.waitFor(() => expect(writing.now).toBe('unavailable'))
    expect(api.asked).toHaveLength(1)
  })
})

it('a document that has begun is not cut off, however long its download takes', async () => {
  let finish: () => void = () => undefined
  api.answer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF')
    finish = () => response.end('-1.7')
  })
  const file = await fetchFile(arquivoBoleto, boleto)
  await vi.advanceTimersByTimeAsync(60_000)
  finish()
  expect(await file.text()).toBe('%PDF-1.7')
})

describe('an upload', () => {
  const part = (text: string) => new TextEncoder().encode(text)
  const passOn = (body: ReadableStream<Uint8Array>) =>
    callApi(enviarComprovanteEndereco, {
      params: { idPessoa: 1 },
      upload: { body, contentType: 'multipart/form-data; boundary=b', key: 'chave' },
    })

  it('is passed on while it comes in, with its type and its key', async () => {
    const arrived: string[] = []
    let head: Record<string, unknown> = {}
    api.answer((request, response) => {
      head = request.headers
      request.setEncoding('utf8').on('data', (text: string) => arrived.push(text))
      request.on('end', () => response.end(JSON.stringify({ id: 'a', tipo: 'image/png', bytes: 2 })))
    })
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const calling = passOn(readable)
    await writer.write(part('um'))
    await vi.waitFor(() => expect(arrived).toEqual(['um']))
    await writer.write(part('dois'))
    await vi.waitFor(() => expect(arrived).toEqual(['um', 'dois']))
    await writer.close()
    expect(await calling).toEqual({ id: 'a', tipo: 'image/png', bytes: 2 })
    expect(head).toMatchObject({
      'content-type': 'multipart/form-data; boundary=b',
      'idempotency-key': 'chave',
    })
  })

  it('has time as long as it moves, and a minute after that; once it is there half a minute', async () => {
    api.beSilent()
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const calling = outcomeOf(passOn(readable))
    for (let sent = 0; sent < 5; sent += 1) {
      await writer.write(part('x'))
      await vi.advanceTimersByTimeAsync(50_000)
    }
    expect(calling.now).toBe('waiting')
    await writer.close()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(calling.now).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1100)
    await vi.waitFor(() => expect(calling.now).toBe('unavailable'))
  })

  it('that is refused before it is all there is told why', async () => {
    const problem = {
      type: 'a',
      title: 'a',
      status: 401,
      detail: 'Entre de novo.',
      instance: 'a',
      codigo: 'nao-autenticado',
    }
    api.answer((_, response) =>
      response.writeHead(401, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem)),
    )
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const calling = outcomeOf(passOn(readable))
    void writable.getWriter().write(part('x'))
    await vi.waitFor(() => expect(calling.now).toBe('unauthenticated'))
  })
})
