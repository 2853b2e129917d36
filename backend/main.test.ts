import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarConversa } from '#contract/conversations/conversations.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { conversations } from './database/schema/conversations.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { freePort } from './testing/free-port.ts'
import { makeCall } from './testing/http-client.ts'
import { createEmptyDatabase, createTestDatabase } from './testing/test-database.ts'

/** Loaded before the API, as every start does. */
const quickImports = join(import.meta.dirname, '../scripts/quick-imports.mjs')

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-main-'))
})
afterAll(async () => {
  const state = JSON.parse(await readFile(join(dataDir, 'embedded-postgres.json'), 'utf8')) as {
    directory: string
  }
  await rm(state.directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

type Started = { child: ChildProcess; output: { out: string; err: string }; ended: Promise<unknown[]> }

function run(environment: Record<string, string> = {}, entry = 'demo/main.ts'): Started {
  const child = spawn(process.execPath, ['--import', quickImports, join(import.meta.dirname, entry)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  return { child, output, ended: once(child, 'exit') }
}

async function readyUrl({ child, output }: Started): Promise<string> {
  while (!output.out.includes('\n')) await once(child.stdout ?? child, 'data')
  return (JSON.parse(output.out) as { url: string }).url
}

const VISITORS = 20
/** A connection that the system made in the very moment in which the server stops listening is reset: no program gets to see it. */
const MAX_UNSEEN = 2
const SUBJECT = 'Até o fim'
const WITHOUT_LIMIT = { API_REQUESTS_PER_MINUTE: '9999999', LOG_LEVEL: 'silent' }

/** Asks over a connection that is made for it. */
async function knock(url: string): Promise<number | undefined> {
  const [answer] = (await once(get(`${url}/saude`, { agent: false }), 'response')) as [IncomingMessage]
  await text(answer)
  return answer.statusCode
}

/** Asks again and again until nobody is let in any more. @returns how many were answered, every one of them well, and how it ended */
async function untilRefused(
  ask: () => Promise<number | undefined>,
): Promise<{ answered: number; wasUnseen: boolean }> {
  for (let answered = 0; ; answered += 1) {
    const status = await ask().catch((error: NodeJS.ErrnoException) => {
      const { code } = (error.cause ?? error) as NodeJS.ErrnoException
      return code
    })
    const wasUnseen = status === 'ECONNRESET'
    if (status === 'ECONNREFUSED' || wasUnseen) return { answered, wasUnseen }
    expect(status).toBe(200)
  }
}

describe('node backend/demo/main.ts', () => {
  it('seeds a new database, says on one line when it is ready, and stops in order on SIGTERM', async () => {
    const API_PORT = await freePort()
    const api = run({ API_PORT })
    const url = await readyUrl(api)
    expect(JSON.parse(api.output.out)).toEqual({
      ready: true,
      url: `http://127.0.0.1:${API_PORT}`,
      database: 'demonstration',
    })
    const { answer } = await makeCall(url, autenticar, { body: { cpf: DemoCpf.ana, senha: 'Prev@2026' } })
    expect(answer.pessoa.nome).toBe('Ana Beatriz Lima')
    api.child.kill('SIGTERM')
    expect(await api.ended).toEqual([0, null])
    expect(api.output.err).toContain('as pessoas e os planos da demonstração foram criados')
    await expect(readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  it('told to end under load answers everybody, and keeps no write that it did not acknowledge', async () => {
    const demonstration = await createTestDatabase()
    const api = run({
      ...WITHOUT_LIMIT,
      API_PORT: await freePort(),
      DATABASE_URL: demonstration.url,
      DEMO: '1',
    })
    const url = await readyUrl(api)
    const { answer } = await makeCall(url, autenticar, { body: { cpf: DemoCpf.ana, senha: 'Prev@2026' } })
    const write = async () => {
      const body = {
        idPessoa: answer.pessoa.id,
        idPlano: 1,
        assunto: `${SUBJECT} ${randomUUID()}`,
        mensagem: 'Oi?',
      }
      return (await makeCall(url, criarConversa, { token: answer.token, body })).status
    }
    const writing = Array.from({ length: VISITORS }, () => untilRefused(write))
    const knocking = Array.from({ length: VISITORS }, () => untilRefused(() => knock(url)))
    await wait(1500)
    api.child.kill('SIGTERM')
    const [writes, knocks] = await Promise.all([Promise.all(writing), Promise.all(knocking)])
    expect(await api.ended).toEqual([0, null])
    const kept = await demonstration.database.$count(
      conversations,
      like(conversations.subject, `${SUBJECT}%`),
    )
    expect(kept).toBe(writes.reduce((sum, written) => sum + written.answered, 0))
    const unseen = [...writes, ...knocks].filter((visit) => visit.wasUnseen)
    expect(unseen.length).toBeLessThanOrEqual(MAX_UNSEEN)
    await demonstration.drop()
  })

  it('does not seed again, and stops when its parent is gone', async () => {
    const api = run({ API_PORT: await freePort() })
    await readyUrl(api)
    api.child.stdin?.end()
    expect(await api.ended).toEqual([0, null])
    expect(api.output.err).not.toContain('demonstração')
  })

  it('says which port is busy, and leaves nothing running', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const address = busy.address()
    const port = typeof address === 'object' ? address?.port : 0
    const api = run({ API_PORT: String(port) })
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain(
      `A porta ${port} já está em uso. Feche o outro programa ou escolha outra em API_PORT.`,
    )
    expect(api.output.out).toBe('')
    await expect(readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    busy.close()
  })

  it.each([
    ['API_LISTEN', { API_LISTEN: '192.0.2.1' }],
    ['DATA_DIR', { DATA_DIR: import.meta.filename }],
  ])('names %s when it is no place of this machine', async (setting, wrong) => {
    const api = run({ API_PORT: await freePort(), ...wrong })
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain(setting)
    expect(api.output.err).not.toMatch(/API_PORT|^\s+at /m)
  })

  it('says where it is found as an address that can be opened', async () => {
    const API_PORT = await freePort()
    const api = run({ API_PORT, API_LISTEN: '::1' })
    expect(await readyUrl(api)).toBe(`http://[::1]:${API_PORT}`)
    api.child.kill('SIGTERM')
    await api.ended
  })

  it('names a setting that is wrong', async () => {
    const api = run({ API_PORT: 'abc' })
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain('API_PORT')
  })

  it('says that a given database does not answer', async () => {
    const port = await freePort()
    const api = run({
      API_PORT: await freePort(),
      DATABASE_URL: `postgres://nobody:secreto@127.0.0.1:${port}/none`,
    })
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain('O banco de DATABASE_URL não respondeu')
    expect(api.output.err).not.toContain('secreto')
  })
})

describe('node backend/main.ts', () => {
  const SMTP_URL = 'smtp://127.0.0.1:2525'

  it('writes nobody into the database of a fund, and says that it is empty', async () => {
    const empty = await createEmptyDatabase()
    const api = run({ API_PORT: await freePort(), DATABASE_URL: empty.url, SMTP_URL }, 'main.ts')
    await readyUrl(api)
    expect(JSON.parse(api.output.out)).toMatchObject({ database: 'empty' })
    const { rows } = await empty.database.execute(sql`select from people`)
    expect(rows).toHaveLength(0)
    api.child.kill('SIGTERM')
    expect(await api.ended).toEqual([0, null])
    await empty.drop()
  })

  it('does not serve real people beside a password that everybody knows', async () => {
    const demonstration = await createTestDatabase()
    const api = run({ API_PORT: await freePort(), DATABASE_URL: demonstration.url, SMTP_URL }, 'main.ts')
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain('este banco guarda a demonstração')
    await demonstration.drop()
  })

  it('does not begin without a mail server, for nobody would get a link', async () => {
    const api = run({ API_PORT: await freePort() }, 'main.ts')
    expect(await api.ended).toEqual([1, null])
    expect(api.output.err).toContain('SMTP_URL falta')
  })

  it('listens on this machine only, wherever the portal listens', async () => {
    const API_PORT = await freePort()
    const api = run({ API_PORT, HOST: '0.0.0.0' })
    expect(await readyUrl(api)).toBe(`http://127.0.0.1:${API_PORT}`)
    api.child.kill('SIGTERM')
    await api.ended
  })
})
