import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { exportarDadosRecadastramento } from '#contract/requests/requests.ts'
import { files } from './database/schema/files.ts'
import { DEMO_PASSWORD } from './demo/people.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { eventually } from './testing/eventually.ts'
import { freePort } from './testing/free-port.ts'
import { makeCall } from './testing/http-client.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** Largest file that the API may write, in the blocks of `ulimit`: half a kilobyte or one, less than any spreadsheet or e-mail. */
const BLOCKS = 1

let clone: TestDatabase
let dataDir: string
let api: ChildProcess
let url: string

beforeAll(async () => {
  clone = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-full-'))
  const main = join(import.meta.dirname, 'demo', 'main.ts')
  api = spawn('sh', ['-c', `ulimit -f ${BLOCKS}; exec "$0" "$1"`, process.execPath, main], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: clone.url,
      DATA_DIR: dataDir,
      API_PORT: await freePort(),
      LOG_LEVEL: 'silent',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(api.stdout ?? api, 'data')) as [Buffer]
  url = (JSON.parse(line.toString()) as { url: string }).url
})
afterAll(async () => {
  const ended = once(api, 'exit')
  api.kill('SIGTERM')
  await ended
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const filesOf = (folder: string) => readdir(join(dataDir, folder)).catch(() => [])
/** Every file that the API wrote, without the folders on the way. */
const written = async () => {
  const all = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('on a full disk', () => {
  it('a spreadsheet is refused with what to do, and nothing of it is left', async () => {
    const { answer } = await makeCall(url, autenticar, {
      body: { cpf: DemoCpf.karina, senha: DEMO_PASSWORD },
    })
    // A machine that is busy answers that it is still being written: asked again, it is the same one.
    const refused = await vi.waitFor(
      async () => {
        const asked = await makeCall(url, exportarDadosRecadastramento, { token: answer.token })
        return { problem: asked.problem, headers: asked.headers }
      },
      { timeout: 50_000, interval: 100 },
    )
    expect(refused.problem).toMatchObject({ status: 503, codigo: 'indisponivel' })
    expect(refused.problem.detail).toContain('Não há espaço para guardar o arquivo agora. Tente de novo')
    expect(refused.headers.get('retry-after')).toBe('300')
    // A mail about her sign-in may be on its way out at that moment too.
    await eventually(async () => expect(await written()).toEqual([]))
    expect(await clone.database.select().from(files)).toEqual([])
  })

  it('an e-mail is tried again later, and no half of it is left', async () => {
    await makeCall(url, solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.ana } })
    await eventually(async () => {
      const { rows } = await clone.database.execute<{ state: string }>(
        sql`select state from pgboss.job where name = 'secret-email'`,
      )
      expect(rows).toEqual([{ state: 'retry' }])
    })
    expect(await filesOf('emails')).toEqual([])
  })
})
