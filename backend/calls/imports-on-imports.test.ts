import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { people } from '../database/schema/people.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { importedState } from '../testing/imported-state.ts'
import { csvOf, inventedCpf } from '../testing/invented-rows.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Sheets that are imported on people whom an earlier sheet brought: the last that came goes first. */

let test: TestApi
let marta: string
let quotaDay: string

beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
  const { rows } = await test.database.execute<{ day: string }>(
    sql`select max(date)::text as day from quota_values where profile_id = 1`,
  )
  quotaDay = rows[0]?.day ?? ''
})
afterAll(() => test.close())

const sheetOf = (kind: ImportKindId) => importing(test, kind, () => marta)

let next = 1
/** Brings two people who are not there yet. */
async function bringPeople() {
  const enrolments = [next++, next++].map((n) => ({
    cpf: inventedCpf(n),
    plano_id: '1',
    matricula: `6${String(n).padStart(5, '0')}`,
  }))
  const rows = enrolments.map((row) => ({
    ...row,
    nome: 'Iracema de Souza',
    data_nascimento: '17/05/1980',
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: '2020-03-01',
    salario: '9.500,00',
    email: `${row.cpf}@exemplo.com.br`,
  }))
  const { id } = await sheetOf('pessoas').prepare(csvOf(rows))
  await sheetOf('pessoas').apply(id)
  return { id, enrolments }
}
type Brought = Awaited<ReturnType<typeof bringPeople>>

/** How a sheet of each kind speaks of whom was brought. */
const LATER: Partial<Record<ImportKindId, (row: Brought['enrolments'][number]) => Record<string, string>>> = {
  contribuicoes: (row) => ({
    ...row,
    competencia: '10/2026',
    tipo: 'CV',
    valor: '100,00',
    data_credito: quotaDay,
  }),
  salarios: (row) => ({ ...row, salario: '13.000,00', vigencia: '01/11/2026' }),
  recadastramentos: (row) => ({
    ...row,
    nome: 'Iracema de Souza',
    categoria_id: '1',
    prazo: '31/12/2026',
    campanha: 'Recadastramento 2026',
  }),
}

/** Everything that imports write. Of people only those of before: whom the record names, it goes on naming. */
async function standing(known: ReadonlySet<string>): Promise<unknown> {
  const [everybody, ...rest] = JSON.parse(await importedState(test)) as { row: { cpf: string } }[][]
  return [everybody?.filter(({ row }) => known.has(row.cpf)), ...rest]
}

const cpfs = async () =>
  new Set((await test.database.select({ cpf: people.cpf }).from(people)).map(({ cpf }) => cpf))

it.each(Object.entries(LATER) as [ImportKindId, (typeof LATER)['salarios'] & object][])(
  'people are taken back after a sheet of %s on them was, and not before: the sheet is named that goes first',
  async (kind, rowOf) => {
    const known = await cpfs()
    const before = await standing(known)
    const { id, enrolments } = await bringPeople()
    const later = await sheetOf(kind).prepare(csvOf(enrolments.map(rowOf)))
    expect(later.linhas).toMatchObject({ recusadas: 0 })
    await sheetOf(kind).apply(later.id)
    const applied = await standing(await cpfs())

    const refused = await sheetOf('pessoas').undo(id)
    expect(refused).toMatchObject({ situacao: 'aplicada', impedimentos: [{ linhas: 2 }] })
    expect(refused.impedimentos[0]?.motivo).toMatch(
      new RegExp(`importação ${later.id} \\(.+\\).*Desfaça primeiro`),
    )
    expect(await standing(await cpfs())).toEqual(applied)

    expect((await sheetOf(kind).undo(later.id)).situacao).toBe('desfeita')
    expect(await sheetOf('pessoas').undo(id)).toMatchObject({
      situacao: 'desfeita',
      impedimentos: [],
      resultado: { desfeitas: 2, mantidas: 0 },
    })
    expect(await standing(known)).toEqual(before)
    expect(await proveBalances(test.database)).toEqual([])
  },
)

it('both sheets can be imported again after both were undone', async () => {
  const { id, enrolments } = await bringPeople()
  const later = await sheetOf('contribuicoes').prepare(
    csvOf(enrolments.map((row) => LATER.contribuicoes?.(row) ?? {})),
  )
  await sheetOf('contribuicoes').apply(later.id)
  await sheetOf('contribuicoes').undo(later.id)
  await sheetOf('pessoas').undo(id)
  await sheetOf('pessoas').check(id)
  expect(await sheetOf('pessoas').apply(id)).toMatchObject({ resultado: { aplicadas: 2, mudaram: 0 } })
  await sheetOf('contribuicoes').check(later.id)
  expect(await sheetOf('contribuicoes').apply(later.id)).toMatchObject({
    resultado: { aplicadas: 2, mudaram: 0 },
  })
  expect(await proveBalances(test.database)).toEqual([])
})
