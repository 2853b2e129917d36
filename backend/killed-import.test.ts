import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { autenticar } from '#contract/identity/sessions.ts'
import { aplicarImportacao, desfazerImportacao } from '#contract/imports/imports.ts'
import { imports } from './database/schema/imports.ts'
import { DEMO_PASSWORD } from './demo/people.ts'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { DemoCpf } from './testing/demo-people.ts'
import { makeCall } from './testing/http-client.ts'
import { importing } from './testing/import-sheets.ts'
import { broughtPeople, importedState } from './testing/imported-state.ts'
import { recordingActs } from './testing/recording.ts'
import { sheetOfPeople } from './testing/sheet-of-people.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** The API as a process of its own, killed again and again while it writes an import. */

const ROWS = 1600
const BAD = 16
const GOOD = ROWS - BAD
const KILLS = 2

/** Far more than a step takes, or a start. */
const TIMEOUT = { timeout: 60_000, interval: 2 }

let clone: TestDatabase
let dataDir: string
let node: ApiProcess
let token: string

async function start(): Promise<void> {
  node = await startApiProcess({ DATABASE_URL: clone.url, DATA_DIR: dataDir })
}

beforeAll(async () => {
  clone = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-killed-'))
  await start()
  const { answer } = await makeCall(node.url, autenticar, {
    body: { cpf: DemoCpf.marta, senha: DEMO_PASSWORD },
  })
  token = answer.token
}, 120_000)
afterAll(async () => {
  await node.end('SIGTERM')
  await clone.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const pessoas = () =>
  importing({ call: (call, input = {}) => makeCall(node.url, call, input) }, 'pessoas', () => token)

/** Kills the process in the middle of the work on an import, as often as {@link KILLS} says, and starts it again each time. */
async function killWhileAtIt(id: number): Promise<void> {
  const standing = async () => {
    const [found] = await clone.database
      .select({ state: imports.state, cursor: imports.cursor })
      .from(imports)
      .where(eq(imports.id, id))
    return found ?? { state: null, cursor: 0 }
  }
  for (let kill = 0, before = 0; kill < KILLS; kill += 1) {
    await vi.waitFor(async () => expect((await standing()).cursor).not.toBe(before), TIMEOUT)
    await node.end('SIGKILL')
    const { state, cursor } = await standing()
    expect(state).toMatch(/applying|undoing/)
    before = cursor
    await start()
  }
}

it(`an import whose process is killed ${KILLS} times while it is applied and as often while it is undone, ends as one that nobody disturbed`, async () => {
  const empty = await importedState(clone)
  const { id } = await pessoas().prepare(sheetOfPeople({ rows: ROWS, bad: BAD, seed: 7 }).csv)
  const recordedAtRest = await recordingActs(clone)
  await pessoas().apply(id)
  const atRest = await broughtPeople(clone)
  expect(await recordedAtRest('person.imported')).toHaveLength(GOOD)
  await pessoas().undo(id)
  await pessoas().check(id)

  const recorded = await recordingActs(clone)
  const body = { tipo: 'pessoas', idImportacao: id }
  await makeCall(node.url, aplicarImportacao, { token, body: { ...body, novas: GOOD, alteradas: 0 } })
  await killWhileAtIt(id)
  expect(await pessoas().settled(id)).toMatchObject({
    situacao: 'aplicada',
    resultado: { aplicadas: GOOD, mudaram: 0 },
  })
  expect(await broughtPeople(clone)).toBe(atRest)
  expect(await recorded('import.confirmed')).toHaveLength(1)
  expect(await recorded('person.imported')).toHaveLength(GOOD)
  expect(await recorded('import.applied')).toHaveLength(1)

  await makeCall(node.url, desfazerImportacao, { token, body })
  await killWhileAtIt(id)
  expect(await pessoas().settled(id)).toMatchObject({
    situacao: 'desfeita',
    resultado: { desfeitas: GOOD, mantidas: 0 },
  })
  expect(await importedState(clone)).toBe(empty)
  expect(await recorded('person.import-undone')).toHaveLength(GOOD)
  expect(await recorded('import.undone')).toHaveLength(1)
}, 300_000)
