import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Calls about a named person that refuse nobody for the level of that person, and why. */
const NEED_NO_REFUSAL: Readonly<Record<string, string>> = {
  reiniciarRecadastramento: 'only an Administrador may make it, and nobody is above one',
}

/** What else a call asks for, so that only the person is in its way. A new call that acts on a person comes here. */
const REST: Readonly<Record<string, object>> = {
  alterarEmailRecadastramento: { email: 'outro@exemplo.example' },
  iniciarAtendimento: { motivo: 'Ligou e pediu ajuda com a contribuição.' },
}

const namesOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema
    ? Object.keys(schema.entries as object)
    : []

const acting = (Object.entries(calls) as [string, CallDefinition][])
  .filter(([, { method, access }]) => method === 'POST' && access.kind === 'attendant')
  .map(([name, call]) => ({ name, call, inBody: namesOf(call.body), inPath: namesOf(call.params) }))
  .filter(({ inBody, inPath }) =>
    [...inBody, ...inPath].some((name) => name === 'idPessoa' || name === 'cpf'),
  )

let api: TestApi
let token: string
let given: Record<string, string | number>

beforeAll(async () => {
  api = await startTestApi()
  token = await api.signIn(DemoCpf.karina)
  await api.database.update(people).set({ adminLevel: 3 }).where(eq(people.cpf, DemoCpf.ana))
  const [idPessoa, idPessoaAdmin] = [await api.personId(DemoCpf.ana), await api.personId(DemoCpf.karina)]
  given = { cpf: DemoCpf.ana, idPessoa, idPessoaAdmin }
})
afterAll(() => api.close())

const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))

it.each(acting.filter(({ name }) => !(name in NEED_NO_REFUSAL)))(
  'nobody acts by $name on somebody of a higher level',
  async ({ name, call, inBody, inPath }) => {
    const body = { ...only(inBody), ...REST[name] }
    const { status, problem } = await api.call(call, { token, params: only(inPath), body })
    expect([status, problem.detail]).toEqual([403, expect.stringContaining('também é do atendimento')])
  },
)

it('what needs no refusal is still there', () => {
  const names = acting.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(NEED_NO_REFUSAL)))
})
