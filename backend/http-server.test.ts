import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autenticar } from '#contract/identity/sessions.ts'
import { requisicaoStatus, retornarRequisicao, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { requestCounts } from './database/schema/request-counts.ts'
import { requestPayloads } from './database/schema/requests.ts'
import { DEMO_PASSWORD } from './demo/people.ts'
import { createHttpServer } from './http-server.ts'
import { sweep } from './jobs/expiry.ts'
import { startServer } from './server.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { makeCall } from './testing/http-client.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

let api: TestApi
const lines: string[] = []

beforeAll(async () => {
  api = await startTestApi({
    logStream: { write: (line) => lines.push(line) },
    settings: settingsOrExit({ DATA_DIR: '/tmp', LOG_LEVEL: 'info' }),
  })
})
afterAll(() => api.close())

const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, api.url), init)

describe('every answer', () => {
  it('carries the request id, the caller’s when it is sane', async () => {
    const mine = await get('/saude', { headers: { 'x-request-id': 'meu-pedido_123' } })
    expect(mine.headers.get('x-request-id')).toBe('meu-pedido_123')
    for (const insane of ['curto', 'a'.repeat(65), 'com espaço x', '<script>alert(1)</script>']) {
      const given = await get('/saude', {
        headers: { 'x-request-id': Buffer.from(insane).toString('latin1') },
      })
      expect(given.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
    const { problem, headers } = await api.call(requisicaoStatus)
    expect(problem.instance).toBe(headers.get('x-request-id'))
  })

  it('forbids framing, sniffing and everything that data does not need', async () => {
    const { headers } = await get('/saude')
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each([
    ['a call', '/saude', 200],
    ['a refused call', '/requisicaoStatus', 401],
    ['an address that is none', '/nada', 404],
    ['the description', '/openapi.json', 200],
    ['its page', '/documentacao', 200],
    ['a file of it', '/documentacao/static/swagger-ui.css', 200],
    ['a file that it lacks', '/documentacao/static/nada.css', 404],
    ['the real-time connection by polling', '/socket.io/?EIO=4&transport=polling', 200],
    ['one that is refused', '/socket.io/?EIO=4&transport=polling&sid=nobody', 400],
    ['one of no transport', '/socket.io/?EIO=4&transport=nothing', 400],
  ])('is taken for nothing else than it says, of %s too', async (_, path, status) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
  })
})

describe('addresses that are no call', () => {
  it.each([
    ['POST', '/nada'],
    ['GET', '/nada'],
  ])('%s %s hangs up on a body that nobody reads', async (method, path) => {
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    const head = 'Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000'
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n\r\nGET /saude HTTP/1.1\r\nHost: x\r\n\r\n`)
    const said = (await text(socket)).toLowerCase()
    expect(said).toMatch(/^http\/1\.1 404 /)
    expect(said).toContain('connection: close')
  })

  it.each(['/nada', '/', '/retornarPlanosAtivos', '/retornarPlanosAtivos/1/2', '/SAUDE', '/.env'])(
    '%s is a 404 problem',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({
        codigo: 'nao-encontrado',
        detail: 'Este endereço não existe.',
      })
    },
  )

  it.each(['/retornarPlanosAtivos/%zz', '/%', '/retornarPlanosAtivos/%C3%28'])(
    '%s, which can’t be decoded, is a 400 problem',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    },
  )

  it('an endless path is a 4xx problem', async () => {
    const response = await get(`/retornarPlanosAtivos/${'1'.repeat(5000)}`)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})

it('HEAD answers like GET, without the body', async () => {
  const token = await api.signIn(DemoCpf.ana)
  const response = await get('/requisicaoStatus', {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  })
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
})

it('/saude says that the process and its database answer', async () => {
  const response = await get('/saude')
  expect([response.status, await response.json()]).toEqual([200, { situacao: 'ok', banco: 'ok' }])
})

describe('the log', () => {
  it('has id, method, pattern, status and milliseconds, and nothing of anybody', async () => {
    lines.length = 0
    const { answer } = await api.call(autenticar, { body: { cpf: DemoCpf.ana, senha: 'Prev@2026' } })
    await api.call(retornarSolicitacoes, {
      token: answer.token,
      query: { palavraChave: 'Ana Beatriz 529.982.247-25' },
      headers: { 'x-request-id': 'pedido-do-log' },
    })
    await api.call(autenticar, { body: { cpf: DemoCpf.ana, senha: 'segredo-errado' } })
    const log = lines.join('')
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toContainEqual(
      expect.objectContaining({
        reqId: 'pedido-do-log',
        method: 'GET',
        route: '/retornarSolicitacoes',
        status: 200,
        ms: expect.any(Number),
      }),
    )
    for (const secret of [
      answer.token,
      DemoCpf.ana,
      '529.982',
      'Beatriz',
      'Prev@2026',
      'segredo-errado',
      'palavraChave',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('the limits', () => {
  it('stop one address that signs in too often, and one person who asks too often, under however many tokens', async () => {
    const strict = await startTestApi({ limits: { general: 20, signIn: 5 } })
    try {
      const [ana, carlos] = await Promise.all([strict.signIn(DemoCpf.ana), strict.signIn(DemoCpf.carlos)])
      const tokens = [ana, await strict.signIn(DemoCpf.ana)]
      const attempts = await Promise.all(
        Array.from({ length: 6 }, () =>
          strict.call(autenticar, { body: { cpf: DemoCpf.dulce, senha: 'Prev@2026' } }),
        ),
      )
      const refused = attempts.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(4)
      expect(refused[0]?.problem).toMatchObject({
        codigo: 'muitas-tentativas',
        tentarEmSegundos: expect.any(Number),
      })
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
      const asked = []
      for (let count = 0; count < 21; count += 1) {
        asked.push((await strict.call(requisicaoStatus, { token: tokens[count % 2] })).status)
      }
      expect(asked.filter((status) => status === 429)).toHaveLength(1)
      expect((await strict.call(requisicaoStatus, { token: carlos })).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  it('of sign-ins are those of all nodes together, for a minute', async () => {
    const strict = await startTestApi({ limits: { signIn: 5 } })
    const second = await strict.secondNode()
    try {
      const body = { cpf: DemoCpf.ana, senha: DEMO_PASSWORD }
      const statuses = async (tries: number) => {
        const answers = Array.from({ length: tries }, (_, at) =>
          makeCall(at % 2 === 0 ? strict.url : second.url, autenticar, { body }),
        )
        return (await Promise.all(answers)).map(({ status }) => status).toSorted()
      }
      expect(await statuses(8)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      strict.clock.advance(60)
      expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
      await sweep(strict.api)
      expect(await strict.database.$count(requestCounts)).toBe(1)
      strict.clock.advance(60)
      await sweep(strict.api)
      expect(await strict.database.$count(requestCounts)).toBe(0)
    } finally {
      await second.close()
      await strict.close()
    }
  })

  it('of sign-ins count each address by itself, and of IPv6 its network', async () => {
    const strict = await startTestApi({ limits: { signIn: 1 } })
    try {
      const body = { cpf: DemoCpf.ana, senha: DEMO_PASSWORD }
      const from = async (address: string) =>
        (await strict.call(autenticar, { body, headers: { 'x-forwarded-for': address } })).status
      expect([await from('203.0.113.9'), await from('203.0.113.10')]).toEqual([200, 200])
      expect([await from('2001:db8:1:2::1'), await from('2001:db8:1:2::2')]).toEqual([200, 429])
    } finally {
      await strict.close()
    }
  })

  it('stop an address that makes up a new token for every request', async () => {
    const strict = await startTestApi({ limits: { general: 1000, address: 10 } })
    try {
      const statuses = []
      for (let count = 0; count < 11; count += 1) {
        const token = String(count).padStart(43, 'A')
        statuses.push((await strict.call(requisicaoStatus, { token })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    } finally {
      await strict.close()
    }
  })

  it('count the visitor whom a trusted proxy saw, whatever the visitor wrote before', async () => {
    const strict = await startTestApi({ limits: { general: 1000, address: 3 } })
    try {
      const from = async (forwarded: string) =>
        (await strict.call(requisicaoStatus, { headers: { 'x-forwarded-for': forwarded } })).status
      const statuses = []
      for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
        statuses.push(await from(`${invented}, 203.0.113.9`))
      }
      expect(statuses).toEqual([401, 401, 401, 429])
      expect(await from('203.0.113.10')).toBe(401)
    } finally {
      await strict.close()
    }
  })
})

describe('an answer that breaks its contract', () => {
  it('is never sent: 500, in production too, with the reason in the log alone', async () => {
    const [row] = await api.database.select({ id: requestPayloads.requestId }).from(requestPayloads).limit(1)
    const idRequisicao = row?.id ?? 0
    await api.database.execute(sql`
      insert into request_payloads (request_id, version, data, verification_code, created_at)
      values (${idRequisicao}, 99, '5'::jsonb, repeat('0', 64), now())`)
    lines.length = 0
    const token = await api.signIn(DemoCpf.karina)
    const { problem } = await api.call(retornarRequisicao, { params: { idRequisicao }, token })
    expect(problem).toMatchObject({ status: 500, codigo: 'inesperado' })
    expect(problem.detail).not.toContain('dados')
    expect(lines.join('')).toContain('broke its contract: dados')
  })
})

describe('a database that can’t be reached', () => {
  it('is a 503 with a sentence and the wait, and nothing of the inside; then all goes on by itself', async () => {
    const lonely = await startTestApi()
    const token = await lonely.signIn(DemoCpf.ana)
    const restore = await lonely.loseDatabase()
    const { status, problem, headers, bytes } = await lonely.call(requisicaoStatus, { token })
    expect(status).toBe(503)
    expect(problem).toMatchObject({ codigo: 'indisponivel', tentarEmSegundos: 5 })
    expect(headers.get('retry-after')).toBe('5')
    expect(bytes.toString()).not.toMatch(/postgres|database|select|connect/i)
    expect((await fetch(new URL('/saude', lonely.url))).status).toBe(503)
    await restore()
    expect((await lonely.call(requisicaoStatus, { token })).status).toBe(200)
    await lonely.close()
  })
})

describe('a machine that stalls', () => {
  const stall = (milliseconds: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    return sleep(20)
  }

  it('for seconds answers as before; only one that stands still is overloaded, and says so', async () => {
    const http = await createHttpServer({
      logLevel: 'silent',
      limits: { address: 100 },
      trustedProxyNames: [],
    })
    http.get('/', async () => 'ok')
    await http.ready()
    await stall(1500)
    expect((await http.inject('/')).statusCode).toBe(200)
    // The mean of a window counts its quiet turns too, and of the first those in which the server was set up: the second has none but the stall.
    await stall(5500)
    await stall(5500)
    const overloaded = await http.inject('/')
    expect(overloaded.statusCode).toBe(503)
    expect(overloaded.json()).toMatchObject({ codigo: 'indisponivel', tentarEmSegundos: 5 })
    await http.close()
  })
})

describe('stopping', () => {
  it('lets a request in hand finish', async () => {
    const server = await startServer({
      settings: settingsOrExit({ DATA_DIR: api.dataDir, LOG_LEVEL: 'silent' }),
      databaseUrl: api.databaseUrl,
      port: 0,
      host: '127.0.0.1',
      clock: api.clock.now,
      wakesByItself: false,
    })
    const inHand = Array.from({ length: 8 }, () =>
      fetch(new URL('/autenticar', server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cpf: DemoCpf.ana, senha: 'Prev@2026' }),
      }),
    )
    await Promise.race(inHand)
    await server.close()
    const statuses = (await Promise.all(inHand)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    await expect(fetch(new URL('/saude', server.url))).rejects.toThrow('fetch failed')
  })
})
