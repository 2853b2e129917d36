import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from '../database/embedded/start-lock.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { prepareDatabase } from './prepare.ts'

let dataDir: string
let serverPid: number | null = null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-prepare-'))
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  if (serverPid !== null && isAlive(serverPid)) process.kill(serverPid, 'SIGINT')
  await rm((await embeddedState()).directory, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

const embeddedState = async () =>
  JSON.parse(await readFile(join(dataDir, 'embedded-postgres.json'), 'utf8')) as { directory: string }

async function readServerPid(): Promise<number> {
  const file = join((await embeddedState()).directory, 'data', 'postmaster.pid')
  return Number((await readFile(file, 'utf8')).split('\n')[0])
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

it('a database that cannot be made ready leaves no embedded server behind', async () => {
  const other = await startEmbeddedPostgres({ dataDir, durable: false })
  await other.ensureDatabase('portal')
  await run(other.url('portal'), 'create table folha_de_pagamento (matricula text)')
  serverPid = await readServerPid()
  const preparing = prepareDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, { say: () => undefined })
  await expect(preparing).rejects.toThrow('este banco já tem tabelas de outro programa')
  expect(isAlive(serverPid)).toBe(true)
  await other.stop()
  expect(isAlive(serverPid)).toBe(false)
})
