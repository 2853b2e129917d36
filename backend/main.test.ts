import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autenticar } from '#contract/autenticacao.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { makeCall } from './testing/http-client.ts'

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

function run(environment: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, HOST: '127.0.0.1', ...environment },
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

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : 0)
}

describe('node backend/main.ts', { timeout: 90_000 }, () => {
  it('seeds a new database, says on one line when it is ready, and stops in order on SIGTERM', async () => {
    const API_PORT = await freePort()
    const api = run({ API_PORT })
    const url = await readyUrl(api)
    expect(JSON.parse(api.output.out)).toEqual({ ready: true, url: `http://127.0.0.1:${API_PORT}` })
    const { answer } = await makeCall(url, autenticar, { body: { cpf: DemoCpf.ana, senha: 'Prev@2026' } })
    expect(answer.pessoa.nome).toBe('Ana Beatriz Lima')
    api.child.kill('SIGTERM')
    expect(await api.ended).toEqual([0, null])
    expect(api.output.err).toContain('as pessoas e os planos da demonstração foram criados')
    await expect(readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).rejects.toThrow('ENOENT')
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
