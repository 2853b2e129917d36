import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  arquivoLinhasRecusadas,
  desfazerImportacao,
  retornarLinhasImportacao,
} from '#contract/imports/imports.ts'
import { addDays } from '#domain/calendar.ts'
import { IMPORT_KEPT_DAYS } from '#domain/imports/import-retention.ts'
import { files } from '../database/schema/files.ts'
import { importRows } from '../database/schema/imports.ts'
import { sweep } from '../jobs/expiry.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { broughtPeople } from '../testing/imported-state.ts'
import { csvOf } from '../testing/invented-rows.ts'
import { performDue } from '../testing/perform-due.ts'
import { recordingActs } from '../testing/recording.ts'
import { sheetOfPeople } from '../testing/sheet-of-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Rows and files of imports do not stay for ever: what they came to does. */

const FIRST_DAY = '2026-11-11'

let test: TestApi
let marta: string

const pessoas = () => importing(test, 'pessoas', () => marta)
const rowsOf = (id: number) => test.database.$count(importRows, eq(importRows.importId, id))

/** Days later, in the morning, with what is due by then done. */
async function after(days: number): Promise<void> {
  test.clock.set(new Date(`${addDays(FIRST_DAY, days)}T12:00:00-03:00`))
  marta = await test.signIn(DemoCpf.marta)
  await performDue(test.api, 'import-retention')
}

beforeEach(async () => {
  await test?.close()
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

it('an import that was applied keeps what it came to, and is not undone any more', async () => {
  const { csv } = sheetOfPeople({ rows: 300, bad: 6, seed: 3 })
  const { id } = await pessoas().prepare(csv)
  await after(10)
  const applied = await pessoas().apply(id)
  expect(applied.linhasAte).toBe(addDays(FIRST_DAY, 10 + IMPORT_KEPT_DAYS))
  const brought = await broughtPeople(test)
  const recorded = await recordingActs(test)

  await after(IMPORT_KEPT_DAYS + 1)
  expect(await rowsOf(id)).toBe(300)
  await after(10 + IMPORT_KEPT_DAYS)
  expect(await rowsOf(id)).toBe(300)
  await after(10 + IMPORT_KEPT_DAYS + 1)
  expect(await rowsOf(id)).toBe(0)
  expect(await recorded('import.emptied')).toEqual([{ by: null, about: null }])
  await sweep(test.api)
  expect(
    await test.database.select({ key: files.contentKey }).from(files).where(eq(files.purpose, 'import')),
  ).toEqual([{ key: null }])

  const { resultado, recusas, linhas } = applied
  expect(await pessoas().read(id)).toMatchObject({
    situacao: 'aplicada',
    linhasAte: null,
    resultado,
    recusas,
    linhas,
  })
  const params = { tipo: 'pessoas', idImportacao: id }
  const undone = await test.call(desfazerImportacao, { token: marta, body: params })
  expect(undone.problem).toMatchObject({ status: 409, detail: expect.stringMatching(/já foram apagados/) })
  expect((await test.call(arquivoLinhasRecusadas, { token: marta, params })).problem.detail).toMatch(
    /já foram apagados/,
  )
  const list = await test.call(retornarLinhasImportacao, {
    token: marta,
    params,
    query: { resultado: 'mudam' },
  })
  expect(list.answer).toMatchObject({ linhas: [], totalItems: 0 })
  expect((await pessoas().send(csv)).problem.campos?.arquivo).toMatch(/^E13/)
  expect(await broughtPeople(test)).toBe(brought)
  await after(500)
  expect(await recorded('import.emptied')).toHaveLength(1)
})

it('one of which nothing is written is put away, and its file is taken again', async () => {
  const { csv } = sheetOfPeople({ rows: 100, bad: 1, seed: 4 })
  const { id } = await pessoas().prepare(csv)
  await pessoas().apply(id)
  await pessoas().undo(id)
  const waiting = (await pessoas().send(csvOf([{ cpf: '1', nome: 'Ana' }]))).answer.id
  await after(IMPORT_KEPT_DAYS)
  expect((await pessoas().read(waiting)).situacao).toBe('enviada')
  await after(IMPORT_KEPT_DAYS + 1)
  expect((await pessoas().read(waiting)).situacao).toBe('descartada')
  expect(await pessoas().read(id)).toMatchObject({ situacao: 'descartada', linhasAte: null })
  expect(await rowsOf(id)).toBe(0)
  expect((await pessoas().send(csv)).answer.repetido).toBe(false)
})
