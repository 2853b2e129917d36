import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarPerfilInvestimentos } from '#contract/investments/investment-profiles.ts'
import {
  registrarCota,
  retornarCotas,
  retornarPerfis,
  salvarPerfil,
} from '#contract/investments/profile-management.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { ledgerEntries, quotaValues } from '../database/schema/ledger.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'

let test: TestApi
let karina: string
let marta: string
beforeAll(async () => {
  test = await startTestApi()
  karina = await test.signIn(DemoCpf.karina)
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const profiles = async () => (await test.call(retornarPerfis, { token: karina })).answer
const moderate = async () => {
  const found = (await profiles()).find(({ nome }) => nome === 'Moderado')
  if (!found) throw new Error('the demo has no Moderado')
  return found
}
const said = {
  nome: 'Ciclo de Vida 2050',
  ordem: 9,
  descricao: 'Diminui o risco com a idade.',
  rendaVariavelMinima: 10,
  rendaVariavelMaxima: 50,
  oferecido: true,
  aPartirDe: TEST_TODAY,
}
const save = (changes: object) =>
  test.call(salvarPerfil, { body: { idPerfil: null, versao: 0, ...said, ...changes }, token: marta })
const quota = (body: object) =>
  test.call(registrarCota, {
    body: { idPerfil: 0, data: TEST_TODAY, valor: '2,5', motivo: '', ...body },
    token: marta,
  })
const newestAct = async () => {
  const [entry] = await test.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return entry
}

describe('what is said of profiles', () => {
  it('a new profile begins on its day, and is on the record', async () => {
    const { status, answer } = await save({})
    expect([status, answer]).toMatchObject([
      200,
      {
        nome: said.nome,
        versao: 1,
        cota: null,
        versoes: [{ desde: TEST_TODAY, publicadoPor: 'Marta Siqueira' }],
      },
    ])
    expect(await newestAct()).toMatchObject({
      action: 'investment-profile.created',
      after: { name: said.nome, mostVariableIncome: 50 },
    })
  })

  it('is described otherwise from a day to come; what held stays as it was said', async () => {
    const { id, versao, versoes, ordem, nome } = await moderate()
    const { status, answer } = await save({
      idPerfil: id,
      versao,
      ordem,
      nome,
      descricao: 'Outra descrição.',
      aPartirDe: '2027-01-01',
    })
    expect(status).toBe(200)
    expect(answer.versoes).toHaveLength(versoes.length + 1)
    expect(answer.versoes[1]).toEqual(versoes[0])
    const ana = await test.signIn(DemoCpf.ana)
    const idPessoa = await test.personId(DemoCpf.ana)
    const page = await test.call(retornarPerfilInvestimentos, {
      params: { idPessoa, idPlano: 1 },
      token: ana,
    })
    expect(JSON.stringify(page.answer)).not.toContain('Outra descrição.')
  })

  it('refuses a name, a place or a day that is taken, shares the wrong way round, and what is out of date', async () => {
    const before = await profiles()
    const [first] = before
    const { id, versao } = await moderate()
    for (const [changes, field] of [
      [{ nome: 'moderado', ordem: 20 }, 'nome'],
      [{ nome: 'Outro', ordem: first?.ordem }, 'ordem'],
      [{ nome: 'Outro', ordem: 20, rendaVariavelMaxima: 5 }, 'rendaVariavelMaxima'],
      [{ nome: 'Moderado', ordem: 20, idPerfil: id, versao, aPartirDe: '2026-01-01' }, 'aPartirDe'],
      [{ nome: 'Moderado', ordem: 20, idPerfil: id, versao, aPartirDe: '2026-12-01' }, 'aPartirDe'],
    ] as const) {
      const { status, problem } = await save(changes)
      expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, [field]])
    }
    expect((await save({ nome: 'Moderado', idPerfil: id, versao: versao - 1 })).problem.codigo).toBe(
      'versao-desatualizada',
    )
    expect((await save({ nome: 'Moderado', idPerfil: 9999, versao: 1 })).status).toBe(404)
    expect(await profiles()).toEqual(before)
  })
})

describe('unit values', () => {
  it('of a new day are recorded, compared with the one before, and are the newest', async () => {
    const { id, cota } = await moderate()
    const value = (Number(cota?.valor) * 1.01).toFixed(8)
    const { status, answer } = await quota({ idPerfil: id, valor: value.replace('.', ',') })
    expect([status, answer]).toMatchObject([
      200,
      { data: TEST_TODAY, valor: value, variacao: 1, usada: false },
    ])
    expect((await moderate()).cota).toEqual({ data: TEST_TODAY, valor: value })
    expect(await newestAct()).toMatchObject({
      action: 'unit-value.recorded',
      after: { name: 'Moderado', value },
    })
  })

  it('are corrected by a further version that says why, while nothing was posted at them', async () => {
    const { id } = await moderate()
    const corrected = { idPerfil: id, valor: '26.12345678' }
    expect((await quota(corrected)).problem.campos).toEqual({
      motivo: 'Este dia já tem um valor. Diga por que ele muda.',
    })
    const { answer } = await quota({ ...corrected, motivo: 'O custodiante enviou outro valor.' })
    expect(answer.versoes).toMatchObject([
      { valor: '26.12345678', motivo: 'O custodiante enviou outro valor.', registradaPor: 'Marta Siqueira' },
      { motivo: null },
    ])
    expect((await quota({ ...corrected, motivo: 'De novo.' })).problem.campos).toEqual({
      valor: 'Este dia já tem este valor.',
    })
    expect(await newestAct()).toMatchObject({ action: 'unit-value.corrected', before: { date: TEST_TODAY } })
  })

  it('at which money was posted stay for good', async () => {
    const [posted] = await test.database
      .select({ id: ledgerEntries.profileId, date: ledgerEntries.date })
      .from(ledgerEntries)
      .innerJoin(
        quotaValues,
        and(eq(quotaValues.profileId, ledgerEntries.profileId), eq(quotaValues.date, ledgerEntries.date)),
      )
      .limit(1)
    const before = await test.database.$count(quotaValues)
    const { status, problem } = await quota({
      idPerfil: posted?.id,
      data: posted?.date,
      valor: '1',
      motivo: 'Erro.',
    })
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('estorno')])
    expect(await test.database.$count(quotaValues)).toBe(before)
  })

  it('are of days that came, and numbers above nothing', async () => {
    const { id } = await moderate()
    expect((await quota({ idPerfil: id, data: '2999-01-01' })).problem.campos).toEqual({
      data: expect.stringContaining('data não existe'),
    })
    expect((await quota({ idPerfil: id, data: '2027-01-01' })).problem.campos).toEqual({
      data: 'Este dia ainda não chegou.',
    })
    for (const valor of ['0', '-1', 'x', '1,123456789', '254,7'])
      expect(
        Object.keys((await quota({ idPerfil: id, data: '2026-11-03', valor })).problem.campos ?? {}),
      ).toEqual(['valor'])
  })

  it('are read by year, the newest one where the asked one has none', async () => {
    const { id } = await moderate()
    const read = async (ano: number) =>
      (await test.call(retornarCotas, { params: { idPerfil: id }, query: { ano }, token: karina })).answer
    const { ano, anos, cotas } = await read(2025)
    expect([ano, anos.includes(2026), cotas.every(({ data }) => data.startsWith('2025'))]).toEqual([
      2025,
      true,
      true,
    ])
    expect(cotas[0]?.usada).toBe(true)
    expect((await read(1990)).ano).toBe(2026)
  })
})

it('both are of the level that administrators gave', async () => {
  await raiseLevels(test, 'investment-profile-management', { edit: 3, publish: 3 })
  const { id } = await moderate()
  const body = { idPerfil: id, data: '2026-11-04', valor: '25', motivo: '' }
  expect((await test.call(registrarCota, { body, token: karina })).status).toBe(403)
  expect((await quota({ idPerfil: id, data: '2026-11-04', valor: '25' })).status).toBe(200)
})
