import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { arquivoComprovanteEndereco, enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { enviarArquivoRecadastramento } from '#contract/re-registration/re-registration.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../database/reference-data.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { fileContents, files } from '../database/schema/files.ts'
import { sweep } from '../jobs/expiry.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf } from '../testing/demo-requests.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { eventually } from '../testing/eventually.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { applyMove } from '../usecases/request-engine/apply-move.ts'
import { lockedRequest } from '../usecases/request-engine/request-facts.ts'
import { runWork, type Work } from '../work.ts'
import { sweepFiles } from './housekeeping.ts'
import { attachFiles } from './keep-file.ts'
import { storeContent } from './store-content.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let test: TestApi
let idPessoa: number

beforeAll(async () => {
  test = await startTestApi()
  idPessoa = await test.personId(DemoCpf.helena)
})
afterAll(() => test.close())

async function send(content: Buffer): Promise<string> {
  const token = await test.signIn(DemoCpf.helena)
  const file = { field: 'arquivo', content }
  return (await test.call(enviarComprovanteEndereco, { token, params: { idPessoa }, file })).answer.id
}

async function fileOf(publicId: string) {
  const [row] = await test.database.select().from(files).where(eq(files.publicId, publicId))
  return row
}

const inWork = <Result>(run: (work: Work) => Promise<Result>) =>
  runWork(test.api, { actor: null, requestId: 'test', now: test.clock.now() }, run)

async function attachedTo(publicId: string, requestId: number): Promise<void> {
  const { id = 0 } = (await fileOf(publicId)) ?? {}
  await inWork((work) => attachFiles(work, [id], { kind: 'request', id: requestId }))
}

const written = async () => {
  const all = await readdir(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const after = async (seconds: number) => {
  test.clock.advance(seconds)
  await sweep(test.api)
}

describe('the housekeeping of files', () => {
  it('lets go of what waited in vain for two days, row and bytes', async () => {
    const id = await send(drawnPng([1, 1, 1, 255]))
    await after(47 * HOUR)
    expect(await fileOf(id)).toBeDefined()
    expect(await written()).toHaveLength(1)
    await after(2 * HOUR)
    expect(await fileOf(id)).toBeUndefined()
    expect(await written()).toEqual([])
    expect(await test.database.select().from(fileContents)).toEqual([])
  })

  it('lets go of what waited in a draft for 30 days', async () => {
    const token = await openedReRegistration(test, DemoCpf.ana)
    const params = { comprovante: 'selfie' }
    const file = { field: 'arquivo', content: drawnPng([5, 5, 5, 255]) }
    const { id } = (await test.call(enviarArquivoRecadastramento, { token, params, file })).answer
    await after(29 * DAY)
    expect(await fileOf(id)).toBeDefined()
    await after(2 * DAY)
    expect(await fileOf(id)).toBeUndefined()
    expect(await written()).toEqual([])
  })

  it('keeps what is attached, and bytes that another file has as well', async () => {
    const [kept, forgotten] = [await send(drawnPng([2, 2, 2, 255])), await send(drawnPng([2, 2, 2, 255]))]
    await attachedTo(kept, await fileRequestOf(test, idPessoa, requestKindId('exclusao-dados')))
    expect(await written()).toHaveLength(1)
    await after(400 * DAY)
    expect(await fileOf(forgotten)).toBeUndefined()
    expect(await written()).toHaveLength(1)
    const token = await test.signIn(DemoCpf.helena)
    const params = { idPessoa, idComprovante: kept }
    expect((await test.call(arquivoComprovanteEndereco, { token, params })).status).toBe(200)
  })

  it.each(['refused', 'cancelled', 'expired'] as const)(
    'lets go of the bytes of what was %s after 30 days, and says so',
    async (status) => {
      const id = await send(drawnPng([3, 3, 3, 255]))
      const requestId = await fileRequestOf(test, idPessoa, requestKindId('exclusao-dados'))
      await attachedTo(id, requestId)
      const luiz = await test.personId(DemoCpf.luiz)
      await inWork(async (work) => {
        const facts = await lockedRequest(work, requestId)
        if (!facts) throw new Error('there is no such request')
        await applyMove(work, facts, RequestStatus[status], {
          author: status === 'refused' ? { role: 'attendant', personId: luiz } : { role: 'system' },
          reason: null,
        })
      })
      const inThirtyDays = new Date(test.clock.now().getTime() + 30 * DAY * 1000)
      expect(await fileOf(id)).toMatchObject({ retainedUntil: inThirtyDays })
      const before = (await written()).length
      await after(29 * DAY)
      expect(await fileOf(id)).toMatchObject({ deletedAt: null })
      await after(2 * DAY)
      expect(await fileOf(id)).toMatchObject({ contentKey: null, deletedAt: test.clock.now() })
      expect(await written()).toHaveLength(before - 1)
      const audited = await test.database.select().from(auditEntries).where(eq(auditEntries.entityId, id))
      expect(audited.map(({ action }) => action)).toEqual(['file.sent', 'file.deleted'])
      const token = await test.signIn(DemoCpf.helena)
      const params = { idPessoa, idComprovante: id }
      expect((await test.call(arquivoComprovanteEndereco, { token, params })).status).toBe(404)
    },
  )

  it('lets go of bytes whose transaction came to nothing, and of none that are on their way', async () => {
    const content = Buffer.from('ninguém aponta para cá')
    const { contentKey } = await storeContent(test.api, content, test.clock.now())
    await after(HOUR / 2)
    expect(await test.api.storage.has(contentKey)).toBe(true)
    await storeContent(test.api, content, test.clock.now())
    await after(HOUR - 60)
    expect(await test.api.storage.has(contentKey)).toBe(true)
    await after(120)
    expect(await test.api.storage.has(contentKey)).toBe(false)
  })

  it('goes on with the others when the storage keeps one, says so once, and tries that one again', async () => {
    const stored = async (text: string) =>
      (await storeContent(test.api, Buffer.from(text), test.clock.now())).contentKey
    const keys = [await stored('um que fica'), await stored('outro que fica'), await stored('um que vai')]
    const kept = new Set(keys.slice(0, 2))
    test.clock.advance(2 * HOUR)
    const origin = { actor: null, requestId: 'test', now: test.clock.now() }
    const said = vi.spyOn(test.api.log, 'error')
    const remove = test.api.storage.delete.bind(test.api.storage)
    const failing = vi.spyOn(test.api.storage, 'delete').mockImplementation(async (key) => {
      if (kept.has(key)) throw new Error('the storage is away')
      await remove(key)
    })
    expect(await sweepFiles(test.api, origin)).toMatchObject({ contents: 1 })
    expect(said.mock.calls).toEqual([
      [{ err: new Error('the storage is away'), failed: 2 }, 'contents of files were not deleted'],
    ])
    failing.mockRestore()
    expect(await sweepFiles(test.api, origin)).toMatchObject({ contents: 2 })
    expect(await Promise.all(keys.map((key) => test.api.storage.has(key)))).toEqual([false, false, false])
    said.mockRestore()
  })

  it('waits for a transaction that is about to refer to bytes', async () => {
    const id = await send(drawnPng([4, 4, 4, 255]))
    const row = await fileOf(id)
    if (!row) throw new Error('nothing was kept')
    await test.database
      .update(files)
      .set({ contentKey: null, deletedAt: test.clock.now() })
      .where(eq(files.id, row.id))
    test.clock.advance(2 * HOUR)
    let sweeping: Promise<unknown> | undefined
    await inWork(async (work) => {
      const { id: _, ...copy } = row
      await work.database.insert(files).values({ ...copy, publicId: crypto.randomUUID() })
      sweeping = sweepFiles(test.api, { actor: null, requestId: 'test', now: test.clock.now() })
      await eventually(async () => {
        const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect((await test.database.execute(waiting)).rowCount).toBe(1)
      })
    })
    await sweeping
    expect(await test.api.storage.has(row.contentKey ?? '')).toBe(true)
  })
})
