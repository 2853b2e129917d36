import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { nodeName, requeueOrphans } from './jobs/orphaned-jobs.ts'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { makeCall } from './testing/http-client.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** Processes of the API that are killed while they send an e-mail. The mail server takes the line and says nothing. */

/** Far more than a start takes, and less than the minute after which a heartbeat is missed. */
const TIMEOUT = { timeout: 40_000, interval: 20 }

let clone: TestDatabase
let dataDir: string
let smtpUrl: string
const lines: Socket[] = []
const mail = createServer((line) => {
  line.on('error', () => undefined)
  lines.push(line)
})
const nodes: ApiProcess[] = []

beforeAll(async () => {
  clone = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-job-'))
  await new Promise<void>((resolve) => {
    mail.listen(0, '127.0.0.1', resolve)
  })
  const address = mail.address()
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}, 120_000)
afterAll(async () => {
  for (const node of nodes) await node.end('SIGKILL')
  for (const line of lines) line.destroy()
  mail.close()
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const node of nodes.splice(0)) await node.end('SIGKILL')
  await clone.database.execute(sql`delete from pgboss.job where name = 'secret-email'`)
  lines.length = 0
})

async function startNode(): Promise<ApiProcess> {
  const node = await startApiProcess({ DATABASE_URL: clone.url, DATA_DIR: dataDir, SMTP_URL: smtpUrl })
  nodes.push(node)
  return node
}

/** Has a node send an e-mail, which it is at until somebody ends it. */
async function atAnEmail(node: ApiProcess): Promise<void> {
  await makeCall(node.url, solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.ana } })
  await vi.waitFor(() => expect(lines).toHaveLength(1), TIMEOUT)
}

const inHand = async () => {
  const { rows } = await clone.database.execute<{ taken: number }>(
    sql`select retry_count as taken from pgboss.job where state = 'active' and name = 'secret-email'`,
  )
  return rows.map(({ taken }) => taken)
}

it('an e-mail whose process is killed is sent by the next start, not when its heartbeat is missed', async () => {
  const node = await startNode()
  await atAnEmail(node)
  await nodes.splice(0)[0]?.end('SIGKILL')
  await startNode()
  await vi.waitFor(() => expect(lines).toHaveLength(2), TIMEOUT)
  expect(await inHand()).toEqual([1])
}, 180_000)

it('an e-mail that another process is sending is left to it by one that starts, until that process is gone', async () => {
  const node = await startNode()
  await atAnEmail(node)
  const { database } = clone
  const name = await nodeName(database)
  const boss = new PgBoss({ connectionString: clone.url, application_name: name, supervise: false })
  await boss.start()
  const look = () =>
    requeueOrphans(boss, { database, node: name, log: { warn: () => undefined, error: () => undefined } })
  try {
    expect(await look()).toBe(false)
    expect(await inHand()).toEqual([0])
    await nodes.splice(0)[0]?.end('SIGKILL')
    await vi.waitFor(async () => expect(await look()).toBe(true), TIMEOUT)
    expect(await inHand()).toEqual([])
  } finally {
    await boss.stop()
  }
}, 180_000)
