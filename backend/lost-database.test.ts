import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { criarConversa } from '#contract/conversations/conversations.ts'
import { solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { autenticar, gerarTokenSocket } from '#contract/identity/sessions.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { conversations } from './database/schema/conversations.ts'
import { admitDemonstration } from './demo/admit-demonstration.ts'
import { DEMO_PASSWORD } from './demo/people.ts'
import { type PreparedDatabase, prepareDatabase } from './preparation/prepare.ts'
import { type RunningServer, startServer } from './server.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { eventually } from './testing/eventually.ts'
import { makeCall } from './testing/http-client.ts'
import { sentEmails } from './testing/sent-emails.ts'

const ROUNDS = 10
const WRITERS = 8

let dataDir: string
let database: PreparedDatabase
let server: RunningServer
const lost: Error[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-lost-'))
  await chmod(dataDir, 0o755)
  const settings = settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const onLost = (reason: Error) => lost.push(reason)
  database = await prepareDatabase(settings, { say: () => undefined, onLost })
  await admitDemonstration(database.url)
  server = await startServer({
    settings,
    databaseUrl: database.url,
    port: 0,
    host: '127.0.0.1',
    limits: { general: 1_000_000, signIn: 1_000_000 },
    wakesByItself: false,
  })
}, 120_000)
afterAll(async () => {
  await server.close()
  await database.release()
  await rm((await embeddedState()).directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const embeddedState = async () =>
  JSON.parse(await readFile(join(dataDir, 'embedded-postgres.json'), 'utf8')) as { directory: string }

async function databasePid(): Promise<number> {
  const file = join((await embeddedState()).directory, 'data', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

/** Tells the database to end, which it does once nobody uses it, and waits until another runs. */
async function endDatabase(): Promise<void> {
  const pid = await databasePid()
  process.kill(pid, 'SIGTERM')
  await eventually(async () => expect(await databasePid()).not.toBe(pid))
}

async function signedIn(cpf: string) {
  const { answer } = await makeCall(server.url, autenticar, { body: { cpf, senha: DEMO_PASSWORD } })
  return { token: answer.token, id: answer.pessoa.id }
}

it(`a database killed ${ROUNDS} times and then told to end under writes loses nothing that was acknowledged, and all that hangs on it comes back`, async () => {
  const [ana, karina] = [await signedIn(DemoCpf.ana), await signedIn(DemoCpf.karina)]
  const write = (assunto: string) =>
    makeCall(server.url, criarConversa, {
      token: karina.token,
      body: { idPessoa: ana.id, idPlano: 1, assunto, mensagem: 'Está tudo aí?' },
    })
  const acknowledged: string[] = []
  const strange: string[] = []
  const over = new AbortController()
  const keepWriting = async () => {
    while (!over.signal.aborted) {
      const subject = randomUUID()
      const result = await write(subject)
      if (result.status === 200) acknowledged.push(subject)
      else if (result.status !== 503 || result.problem.codigo !== 'indisponivel')
        strange.push(result.bytes.toString('utf8'))
    }
  }
  const writers = Array.from({ length: WRITERS }, keepWriting)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.length
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + WRITERS))
    process.kill(await databasePid(), 'SIGKILL')
  }
  const cameBack = () => eventually(async () => expect((await write('Voltou?')).status).toBe(200))
  await cameBack()
  await endDatabase()
  await cameBack()
  over.abort()
  await Promise.all(writers)

  expect(strange).toEqual([])
  expect(lost).toEqual([])
  const rows = await server.api.database.select({ subject: conversations.subject }).from(conversations)
  const kept = new Set(rows.map(({ subject }) => subject))
  expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([])

  const { answer } = await makeCall(server.url, gerarTokenSocket, { token: ana.token })
  const socket = io(server.url, { reconnection: false, forceNew: true })
  const heard: unknown[] = []
  socket.on('newNotification', (notification) => heard.push(notification))
  const admitted = new Promise((resolve) => {
    socket.once('authenticated', resolve)
  })
  socket.on('connect', () => socket.emit('authenticate', answer.token))
  await admitted
  await write('E agora?')
  await eventually(() => expect(heard).toHaveLength(1))
  socket.disconnect()

  await makeCall(server.url, solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.ana } })
  await eventually(async () =>
    expect((await sentEmails(dataDir)).map(({ template }) => template)).toContain('senha_link'),
  )
}, 180_000)
