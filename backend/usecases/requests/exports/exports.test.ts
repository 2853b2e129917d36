import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileContents, files } from '#backend/database/schema/files.ts'
import { people } from '#backend/database/schema/people.ts'
import { requestExports } from '#backend/database/schema/request-exports.ts'
import { storeContent } from '#backend/files/store-content.ts'
import { sweep } from '#backend/jobs/expiry.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { eventually } from '#backend/testing/eventually.ts'
import { notifiedWhile } from '#backend/testing/notified.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import { runWork } from '#backend/work.ts'
import {
  arquivoExportado,
  exportarDadosRecadastramento,
  retornarExportacoes,
} from '#contract/requests/requests.ts'
import { finishExport, Superseded } from './finish-export.ts'
import { sweepFolder } from './sweep-exports.ts'
import { type ExportWorkshop, writeExport } from './write-export.ts'

let test: TestApi
let karina: { personId: number; token: string; sessionId: number; level: number }

beforeAll(async () => {
  test = await startTestApi()
  const [personId, token] = [await test.personId(DemoCpf.karina), await test.signIn(DemoCpf.karina)]
  const { rows } = await test.database.execute<{ id: number; level: number }>(sql`
    select max(s.id) as id, p.admin_level as level from sessions s join people p on p.id = s.person_id
    where p.id = ${personId} group by p.id`)
  karina = { personId, token, sessionId: rows[0]?.id ?? 0, level: rows[0]?.level ?? 0 }
})
afterAll(() => test.close())
beforeEach(() => test.database.delete(requestExports))

/** An export of Karina's that no job of the queue takes. */
async function asked(differing: Partial<typeof requestExports.$inferInsert> = {}) {
  const [row] = await test.database
    .insert(requestExports)
    .values({
      publicId: randomUUID(),
      ownerId: karina.personId,
      level: karina.level,
      sessionId: karina.sessionId,
      requestId: 'test',
      filters: { idPessoa: 0, idPlano: 7, idFuncionalidade: 0, idStatus: 0 },
      name: 'requisicoes_20261111_120000.xlsx',
      isLong: false,
      state: 'waiting',
      rowsTotal: 10,
      askedAt: test.clock.now(),
      ...differing,
    })
    .returning()
  if (!row) throw new Error('the export was not stored')
  return row
}

const stateOf = async (id: number) =>
  (await test.database.select().from(requestExports).where(eq(requestExports.id, id)))[0]

const workshop = (differing: Partial<ExportWorkshop> = {}): ExportWorkshop => ({
  databaseUrl: test.databaseUrl,
  folder: join(test.dataDir, 'unfinished'),
  stopping: new AbortController().signal,
  ...differing,
})

const unfinished = () => readdir(join(test.dataDir, 'unfinished')).catch(() => [])

const follow = async () => (await test.call(retornarExportacoes, { token: karina.token })).answer

const fetchFile = (publicId: string, token = karina.token) =>
  test.call(arquivoExportado, { token, params: { idArquivo: publicId } })

describe('a spreadsheet on its way', () => {
  it('says how many are served before it, then how far it is, and is fetched by nobody until it is ready', async () => {
    const first = await asked()
    const [long, second] = [await asked({ isLong: true, rowsTotal: 90_000 }), await asked()]
    expect((await follow()).map(({ naFrente }) => naFrente)).toEqual([1, 0, 0])
    await test.database
      .update(requestExports)
      .set({ state: 'running', rowsWritten: 45_000 })
      .where(eq(requestExports.id, long.id))
    const [ofSecond, ofLong] = await follow()
    expect(ofLong).toMatchObject({ situacao: 'em-preparo', linhas: 45_000, total: 90_000 })
    expect(ofSecond).toMatchObject({ situacao: 'na-fila', linhas: 0, naFrente: 1, disponivelAte: null })
    expect((await fetchFile(long.publicId)).problem).toMatchObject({
      status: 409,
      detail: 'A planilha ainda está sendo preparada. Tente de novo em alguns segundos.',
    })
    const luiz = await test.signIn(DemoCpf.luiz)
    expect((await fetchFile(long.publicId, luiz)).problem.status).toBe(404)
    await writeExport(test.api, workshop(), first.id)
    await writeExport(test.api, workshop(), second.id)
    const ready = (await follow())[0]
    expect(ready).toMatchObject({ situacao: 'pronta', link: `/arquivoExportado/${second.publicId}` })
    expect(ready?.linhas).toBe(ready?.total)
    expect(ready?.linhas).toBeGreaterThan(10)
    const file = await fetchFile(second.publicId)
    expect(file.headers.get('content-length')).toBe(String(file.bytes.length))
    expect(await readSheet(file.bytes)).toHaveLength((ready?.linhas ?? 0) + 1)
    expect((await test.call(retornarExportacoes, { token: luiz })).answer).toEqual([])
  })

  it('can be fetched for an hour from when it is ready, however long it took', async () => {
    const { id, publicId } = await asked()
    test.clock.advance(1800)
    await writeExport(test.api, workshop(), id)
    test.clock.advance(3599)
    const token = await test.signIn(DemoCpf.karina)
    expect((await fetchFile(publicId, token)).status).toBe(200)
    test.clock.advance(2)
    expect((await fetchFile(publicId, token)).problem.status).toBe(404)
    expect((await test.call(retornarExportacoes, { token })).answer).toEqual([])
    await sweep(test.api)
    expect(await test.database.$count(requestExports)).toBe(0)
    karina.token = await test.signIn(DemoCpf.karina)
  })

  it('holds nobody else’s requests once Karina is no attendant any more', async () => {
    const setLevel = (adminLevel: number | null) =>
      test.database.update(people).set({ adminLevel }).where(eq(people.id, karina.personId))
    const { id } = await asked()
    await setLevel(null)
    await writeExport(test.api, workshop(), id)
    await setLevel(karina.level)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', rowsWritten: 0 })
  })

  it('is asked for once, however often the button is pressed, and five at most are open', async () => {
    const order = (query: Record<string, number>) =>
      test.call(exportarDadosRecadastramento, { token: karina.token, query })
    const first = await asked({ filters: { idPessoa: 0, idPlano: 4, idFuncionalidade: 0, idStatus: 0 } })
    const pressed = order({ idPlano: 4 })
    // Written before the second press it would be another one.
    await wait(1000)
    await writeExport(test.api, workshop(), first.id)
    expect((await pressed).answer).toMatchObject({
      link: `/arquivoExportado/${first.publicId}`,
      situacao: 'pronta',
    })
    for (let count = 0; count < 5; count += 1) await asked()
    expect((await order({ idPlano: 4 })).problem).toMatchObject({
      status: 409,
      detail: 'Já há cinco planilhas suas em preparação. Espere uma ficar pronta e peça de novo.',
    })
  })
})

describe('a spreadsheet whose writing is broken off', () => {
  it('because the node stops is left for another one, and nothing of it stays', async () => {
    const { id, publicId } = await asked()
    const stopping = new AbortController()
    stopping.abort()
    await expect(writeExport(test.api, workshop({ stopping: stopping.signal }), id)).rejects.toThrow(
      'aborted',
    )
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempt: 1 })
    await writeExport(test.api, workshop(), id)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', attempt: 2 })
    expect((await fetchFile(publicId)).status).toBe(200)
    expect(await unfinished()).toEqual([])
  })

  it('because the node died is written by the next one; what the dead one left is swept', async () => {
    const { id } = await asked({ state: 'running', attempt: 1, rowsWritten: 7 })
    const left = join(test.dataDir, 'unfinished', 'left.xlsx')
    await mkdir(join(test.dataDir, 'unfinished'), { recursive: true })
    await writeFile(left, 'half')
    await utimes(left, new Date(), new Date())
    await writeExport(test.api, workshop(), id)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', attempt: 2 })
    await sweepFolder(join(test.dataDir, 'unfinished'))
    expect(await unfinished()).toEqual(['left.xlsx'])
    await utimes(left, new Date(0), new Date(0))
    await sweepFolder(join(test.dataDir, 'unfinished'))
    expect(await unfinished()).toEqual([])
  })

  it('is handed over once when two nodes took it up', async () => {
    const { id } = await asked()
    const late = await stateOf(id)
    if (!late) throw new Error('the export is gone')
    await writeExport(test.api, workshop(), id)
    const before = await test.database.$count(files)
    const stored = await storeContent(test.api, Buffer.from('late'), test.clock.now())
    const actor = { personId: karina.personId, name: 'Karina', level: 2 as const, sessionId: 1 }
    const origin = { actor, requestId: 'test', now: test.clock.now() }
    const nobody = new Int32Array()
    const written = { ...stored, rows: 1, personIds: nobody, reRegistrationIds: nobody }
    await expect(
      runWork(test.api, origin, (work) => finishExport(work, actor, { asked: late, stored, written })),
    ).rejects.toThrow(Superseded)
    expect(await test.database.$count(files)).toBe(before)
    await writeExport(test.api, workshop(), id)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', attempt: 1 })
  })

  it('is given up after several attempts, and who asked is told', async () => {
    const wrong = workshop({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })
    const { id, publicId } = await asked({ attempt: 3 })
    await expect(writeExport(test.api, wrong, id)).rejects.toThrow('ECONNREFUSED')
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempt: 4 })
    await expect(writeExport(test.api, wrong, id)).rejects.toThrow('ECONNREFUSED')
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
    const aviso = 'A planilha não pôde ser preparada. Exporte de novo; se continuar, avise o atendimento.'
    expect(await follow()).toMatchObject([{ situacao: 'falhou', aviso }])
    expect((await fetchFile(publicId)).problem).toMatchObject({ status: 409, detail: aviso })
    test.clock.advance(3600)
    await sweep(test.api)
    expect(await stateOf(id)).toBeUndefined()
    karina.token = await test.signIn(DemoCpf.karina)
  })

  it('because the storage is away is not tried for ever', async () => {
    const put = vi
      .spyOn(test.api.storage, 'putFile')
      .mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const { id } = await asked({ filters: { idPessoa: 0, idPlano: 1, idFuncionalidade: 0, idStatus: 8 } })
    await writeExport(test.api, workshop(), id)
    put.mockRestore()
    expect(await stateOf(id)).toMatchObject({ state: 'failed', failure: 'no-room' })
    expect(await unfinished()).toEqual([])
    const contents = await test.database.select({ key: fileContents.key }).from(fileContents)
    const kept = await Promise.all(contents.map(({ key }) => test.api.storage.has(key)))
    expect(kept).toContain(false)
  })
})

describe('who asked for a spreadsheet', () => {
  it('is told in the bell of a long one that is ready, and of no short one', async () => {
    const [short, long] = [await asked(), await asked({ isLong: true })]
    expect(
      (await notifiedWhile(test, karina.personId, () => writeExport(test.api, workshop(), short.id))).titles,
    ).toEqual([])
    expect(
      (await notifiedWhile(test, karina.personId, () => writeExport(test.api, workshop(), long.id))).titles,
    ).toEqual(['Planilha pronta'])
  })
})

describe('the queue of spreadsheets', () => {
  it('goes on with the next as soon as one is written', async () => {
    const ids = [(await asked()).id, (await asked()).id, (await asked()).id]
    await test.database.transaction(async (transaction) => {
      for (const id of ids) await test.api.exports.enqueue(transaction, { id, isLong: false })
    })
    // Less than the queue takes to look by itself.
    await vi.waitFor(
      async () => {
        for (const id of ids) expect(await stateOf(id)).toMatchObject({ state: 'ready' })
      },
      { timeout: 8000, interval: 50 },
    )
  })

  it('is worked by any node, also what was asked for before it started', async () => {
    const { id } = await asked()
    await test.database.transaction((transaction) =>
      test.api.exports.enqueue(transaction, { id, isLong: true }),
    )
    await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'ready' }))
  })
})
