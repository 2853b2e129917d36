import { sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arquivoLinhasRecusadas, retornarLinhasImportacao } from '#contract/imports/imports.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { broughtPeople, importedState } from '../testing/imported-state.ts'
import { recordingActs } from '../testing/recording.ts'
import { sheetOfPeople } from '../testing/sheet-of-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** A whole sponsor moves in: its sheet has ten thousand rows, and 137 of them are wrong. */

const ROWS = 10_000
const BAD = 137

/** Of all of it on a busy machine of two cores; alone it takes less than a minute. */
const TIMEOUT = 400_000

let test: TestApi
let marta: string

beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
  // Whether the database has counted the rows before they are undone is chance; here it never has.
  await test.database.execute(sql`alter table import_rows set (autovacuum_enabled = false)`)
})
afterAll(() => test.close())

const pessoas = () => importing(test, 'pessoas', () => marta)

/** Reasons of every refused row by its line, from all pages of the list. */
async function refusals(idImportacao: number): Promise<[number, string[]][]> {
  const page = async (at: number) =>
    (
      await test.call(retornarLinhasImportacao, {
        token: marta,
        params: { tipo: 'pessoas', idImportacao },
        query: { resultado: 'recusadas', page: at },
      })
    ).answer
  const { totalPage, totalItems } = await page(0)
  expect(totalItems).toBe(BAD)
  const pages = await Promise.all(Array.from({ length: totalPage }, (_, at) => page(at)))
  return pages.flatMap(({ linhas }) =>
    linhas.map(({ linha, problemas }): [number, string[]] => [linha, problemas.map(({ motivo }) => motivo)]),
  )
}

it(
  'of ten thousand rows exactly the 137 bad ones are refused, and the others are applied, undone as if nothing had been, and applied again',
  async () => {
    const { csv, planted } = sheetOfPeople({ rows: ROWS, bad: BAD, seed: 2026 })
    expect(planted.size).toBe(BAD)
    const before = await importedState(test)
    const { id, linhas } = await pessoas().prepare(csv)
    expect(linhas).toEqual({
      novas: ROWS - BAD,
      alteradas: 0,
      iguais: 0,
      proprias: 0,
      recusadas: BAD,
      avisos: 0,
    })
    expect(await refusals(id)).toEqual([...planted])
    const params = { tipo: 'pessoas', idImportacao: id }
    const [, ...rows] = await readSheet(
      (await test.call(arquivoLinhasRecusadas, { token: marta, params })).bytes,
      1,
    )
    expect(rows.map((cells) => Number(cells.at(-2)))).toEqual([...planted.keys()])
    expect(await importedState(test)).toBe(before)

    const recorded = await recordingActs(test)
    const everyRow = { aplicadas: ROWS - BAD, mudaram: 0, desfeitas: 0, mantidas: 0 }
    expect(await pessoas().apply(id)).toMatchObject({ situacao: 'aplicada', resultado: everyRow })
    expect(await recorded('person.imported')).toHaveLength(ROWS - BAD)
    const brought = await broughtPeople(test)

    expect(await pessoas().undo(id)).toMatchObject({
      situacao: 'desfeita',
      resultado: { desfeitas: ROWS - BAD },
    })
    expect(await recorded('person.import-undone')).toHaveLength(ROWS - BAD)
    expect(await importedState(test)).toBe(before)

    expect((await pessoas().check(id)).linhas).toEqual(linhas)
    expect(await pessoas().apply(id)).toMatchObject({ situacao: 'aplicada', resultado: everyRow })
    expect(await recorded('person.imported')).toHaveLength(2 * (ROWS - BAD))
    expect(await broughtPeople(test)).toBe(brought)
  },
  TIMEOUT,
)
