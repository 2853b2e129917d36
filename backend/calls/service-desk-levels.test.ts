import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { alterarEmailRecadastramento, filtrarPessoas, retornarPessoa } from '#contract/people/people.ts'
import {
  gerarCodigoSegurancaRecadastramentoAdministrador,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** A participant who also works for the service desk. */
const COLLEAGUE = DemoCpf.ana
const HPE = 1

let api: TestApi
let id: number

beforeAll(async () => {
  api = await startTestApi()
  id = await api.personId(COLLEAGUE)
})
afterAll(() => api.close())
beforeEach(() => putOnLevel(3))

const putOnLevel = (adminLevel: number | null) =>
  api.database.update(people).set({ adminLevel }).where(eq(people.cpf, COLLEAGUE))

const acts = {
  'changes their e-mail': (token: string) =>
    api.call(alterarEmailRecadastramento, {
      token,
      body: { cpf: COLLEAGUE, idPessoa: id, email: `${randomUUID()}@exemplo.example` },
    }),
  'acts in their name': (token: string) =>
    api.call(iniciarAtendimento, {
      token,
      body: { idPessoa: id, motivo: 'Ligou e pediu ajuda com a contribuição.' },
    }),
  'draws a code that opens their re-registration': async (token: string, cpf: string) =>
    api.call(gerarCodigoSegurancaRecadastramentoAdministrador, {
      token,
      body: { cpf: COLLEAGUE, idPessoaAdmin: await api.personId(cpf) },
    }),
}

/** Everything that a refused call must leave as it was. */
async function written() {
  const { rows } = await api.database.execute(sql`
    select (select json_agg(p.email order by p.id) from people p) as emails,
           (select json_agg(p.re_registration_status order by p.id) from people p) as statuses,
           (select count(*)::int from requests) as requests,
           (select count(*)::int from audit_entries) as audit,
           (select count(*)::int from re_registration_codes) as codes,
           (select count(*)::int from person_accesses where kind = 'serving') as servings`)
  return rows[0]
}

const upwards = [
  [2, 'Cadastro', DemoCpf.karina],
  [3, 'Administrador', DemoCpf.karina],
  [3, 'Administrador', DemoCpf.luiz],
] as const

describe('an attendant who acts in their name', () => {
  const act = acts['acts in their name']

  it.each(upwards)(
    'is refused when they are of level %i (%s), and changes nothing',
    async (level, name, cpf) => {
      await putOnLevel(level)
      const token = await api.signIn(cpf)
      const before = await written()
      const { status, problem } = await act(token)
      const who = level === 3 ? 'desse nível' : 'desse nível ou acima'
      expect([status, problem.detail]).toEqual([
        403,
        `Esta pessoa também é do atendimento, com o nível ${name}. Só um atendente ${who} pode agir por ela ou alterar o acesso dela.`,
      ])
      expect(await written()).toEqual(before)
    },
  )

  it.each([
    [1, DemoCpf.karina],
    [2, DemoCpf.marta],
    [3, DemoCpf.marta],
  ])('is of the same level %i or a higher one', async (level, cpf) => {
    await putOnLevel(level)
    expect((await act(await api.signIn(cpf))).status).toBe(200)
  })
})

describe('the access of a colleague', () => {
  const touches = Object.entries(acts).filter(([name]) => name !== 'acts in their name')

  it.each(
    touches.flatMap(([name, act]) =>
      [[1, 'Atendente', DemoCpf.karina] as const, ...upwards].map(
        ([level, , cpf]) => [name, level, cpf, act] as const,
      ),
    ),
  )(
    'is not touched by who %s at level %i, whatever their own below administrator',
    async (_, level, cpf, act) => {
      await putOnLevel(level)
      const token = await api.signIn(cpf)
      const before = await written()
      const { status, problem } = await act(token, cpf)
      expect([status, problem.detail]).toEqual([403, identitySentences.needsAdministrator])
      expect(await written()).toEqual(before)
    },
  )

  it('is not opened by a code of an administrator either, who only asks another one for their e-mail', async () => {
    await putOnLevel(1)
    const token = await api.signIn(DemoCpf.marta)
    const before = await written()
    const code = await acts['draws a code that opens their re-registration'](token, DemoCpf.marta)
    expect([code.status, code.problem.detail]).toEqual([403, identitySentences.noDeskCode])
    expect(await written()).toEqual(before)
    const asked = await acts['changes their e-mail'](token)
    expect([asked.status, asked.answer.aguardaConfirmacao]).toEqual([200, true])
    expect((await written())?.emails).toEqual(before?.emails)
  })
})

it('a colleague of a higher level is still found, and why nobody below acts on them is said before it is tried', async () => {
  const token = await api.signIn(DemoCpf.karina)
  const { answer } = await api.call(filtrarPessoas, { token, query: { palavraChave: 'ana beatriz' } })
  expect(answer.pessoas.map((person) => person.id)).toContain(id)
  const refusal = async (as: string) =>
    (await api.call(retornarPessoa, { token: as, params: { idPessoa: id } })).answer.impedimento
  expect(await refusal(token)).toMatch(/^Esta pessoa também é do atendimento, com o nível Administrador\./)
  expect(await refusal(await api.signIn(DemoCpf.marta))).toBeNull()
  expect(await refusal(await api.signIn(DemoCpf.ana))).toMatch(
    /^Esta pessoa é você, e ninguém atende a si mesmo\./,
  )
})

it('a serving does not go on once the person served is of a higher level', async () => {
  await putOnLevel(null)
  const token = await api.signIn(DemoCpf.karina)
  expect((await acts['acts in their name'](token)).status).toBe(200)
  const change = () =>
    api.call(alterarContribuicao, {
      token,
      body: {
        idPessoa: id,
        idPlano: HPE,
        chaveEnvio: randomUUID(),
        modalidade: 'percentual',
        percentualBasica: 6,
        percentualSuplementar: 5,
      },
    })
  await putOnLevel(2)
  expect((await change()).problem.detail).toContain('O atendimento a esta pessoa não começou ou já terminou.')
  await putOnLevel(1)
  expect((await change()).status).toBe(200)
})

it('a code does not open the re-registration of who attends by then', async () => {
  const draw = acts['draws a code that opens their re-registration']
  const opens = async (codigo: string) =>
    (await api.call(validarCodigoSeguranca, { body: { cpf: COLLEAGUE, codigo } })).status
  await putOnLevel(null)
  const { codigo } = (await draw(await api.signIn(DemoCpf.karina), DemoCpf.karina)).answer
  await putOnLevel(1)
  expect(await opens(codigo)).toBe(401)
  await putOnLevel(null)
  expect(await opens(codigo)).toBe(200)
})
