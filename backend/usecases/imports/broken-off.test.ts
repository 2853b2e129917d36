import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { importRows, imports } from '#backend/database/schema/imports.ts'
import { DemoCpf } from '#backend/testing/demo-people.ts'
import { importing } from '#backend/testing/import-sheets.ts'
import { csvOf, inventedCpf } from '#backend/testing/invented-rows.ts'
import { startTestApi, type TestApi } from '#backend/testing/test-api.ts'
import { Stopping } from './import-job.ts'
import { runImport } from './run-import.ts'

/** An import whose node goes away in the middle. */

const ROWS = 700

let test: TestApi
let marta: string

beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const people = () => importing(test, 'pessoas', () => marta)

const sheet = csvOf(
  Array.from({ length: ROWS }, (_, n) => ({
    cpf: inventedCpf(n),
    nome: 'Iracema de Souza',
    data_nascimento: '17/05/1980',
    plano_id: '1',
    matricula: `7${String(n).padStart(5, '0')}`,
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: '2020-03-01',
    salario: String(5000 + n),
  })),
)

/** Outcome of the import, without generated ids. */
async function outcome(): Promise<string> {
  const { rows } = await test.database.execute(sql`
    select p.cpf, p.name, p.onboarding_open, l.enrolment, l.joined_on, s.amount, s.valid_from
    from plan_links l join people p on p.id = l.person_id left join salaries s on s.link_id = l.id
    where l.enrolment like '7_____' and l.plan_id = 1 order by l.enrolment, s.valid_from`)
  return JSON.stringify(rows)
}

/** As if it were confirmed, and no node had seen the job. */
async function confirmUnseen(id: number): Promise<void> {
  await test.database
    .update(imports)
    .set({ state: 'applying', run: 1, appliedBy: await test.personId(DemoCpf.marta), cursor: 0, progress: 0 })
    .where(eq(imports.id, id))
}

it('a node that dies in the middle leaves whole steps, and another one ends it as if nothing had been', async () => {
  const { id } = await people().prepare(sheet)
  await people().apply(id)
  const whole = await outcome()
  await people().undo(id)
  await people().check(id)

  await confirmUnseen(id)
  const node = new AbortController()
  const dying = runImport(test.api, node.signal, id)
  await vi.waitFor(
    async () => {
      const [found] = await test.database.select().from(imports).where(eq(imports.id, id))
      expect(found?.cursor).toBeGreaterThan(0)
    },
    { timeout: 10_000, interval: 5 },
  )
  node.abort()
  await expect(dying).rejects.toThrow(Stopping)
  const done = await test.database.$count(
    importRows,
    sql`${importRows.importId} = ${id} and ${importRows.result} = 'applied'`,
  )
  expect(done % 200).toBe(0)
  expect(done).toBeLessThan(ROWS)

  const other = await test.secondNode()
  expect(await people().settled(id)).toMatchObject({ situacao: 'aplicada', resultado: { aplicadas: ROWS } })
  expect(await outcome()).toBe(whole)
  await other.close()
})

it('of two nodes that believe they have it, one goes on and nothing is done twice', async () => {
  const [{ id } = { id: 0 }] = await test.database.select({ id: imports.id }).from(imports)
  const whole = await outcome()
  await people().undo(id)
  await people().check(id)
  await confirmUnseen(id)
  const never = new AbortController().signal
  await Promise.all([runImport(test.api, never, id), runImport(test.api, never, id)])
  expect((await people().read(id)).resultado.aplicadas).toBe(ROWS)
  expect(await outcome()).toBe(whole)
})
