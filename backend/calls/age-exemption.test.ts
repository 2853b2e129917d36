import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { retornarIsencao65, solicitarIsencao65 } from '#contract/taxes/age-exemption.ts'
import { ageExemptions } from '../database/schema/age-exemptions.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    token,
    params,
    read: () => test.call(retornarIsencao65, { params, token }),
    send: (values: Record<string, unknown> = {}) => {
      const given = { outraFonte: 'S' as const, fontes: ['INSS'], mesInicio: '2026-11', declaracao: true }
      const body = { ...params, chaveEnvio: randomUUID(), ...given, ...values }
      return test.call(solicitarIsencao65, { body, token })
    },
  }
}

async function grant(idRequisicao: number): Promise<void> {
  const token = await test.signIn(DemoCpf.karina)
  for (const idStatus of [2, 5]) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus, versao }
    expect((await test.call(movimentarRequisicao, { body, token })).status).toBe(200)
  }
}

describe('retornarIsencao65', () => {
  it('tells Carlos from when, how much, and what it does to his tax', async () => {
    const { answer } = await (await asPerson(DemoCpf.carlos, 1)).read()
    expect(answer).toMatchObject({
      vigente: { aplicadaAqui: true, fontes: [], desde: '2024-07', automatica: true },
      proxima: null,
      parcelaMensal: 1903.98,
      norma: 'Lei 7.713/1988, art. 6º, XV; Lei 15.191/2025; Lei 15.270/2025',
      efeito: {
        competencia: '2026-10',
        com: { isento: 1903.98, base: 6488.82, retido: 841.88 },
        sem: { isento: 0, tributavel: 9000, base: 8392.8, imposto: 1399.29, reducao: 0, retido: 1399.29 },
        diferenca: 557.41,
      },
      primeiroMes: '2026-11',
      diaLimite: 20,
      requisicaoAberta: null,
    })
    expect(Number(answer.mesDireito.slice(0, 4)) - Number(answer.dataNascimento.slice(0, 4))).toBe(65)
    expect(answer.mesDireito.slice(5)).toBe(answer.dataNascimento.slice(5, 7))
  })

  it('tells Dulce, who is not 65 yet, from when the slice is applied by itself', async () => {
    const { answer } = await (await asPerson(DemoCpf.dulce, 7)).read()
    expect(answer.mesDireito > answer.mesAtual).toBe(true)
    expect(answer.vigente).toEqual({
      aplicadaAqui: true,
      fontes: [],
      desde: answer.mesDireito,
      automatica: true,
    })
  })

  it('is for oneself and attendants, in benefit and in the progressive regime', async () => {
    const [carlos, ana] = [await asPerson(DemoCpf.carlos, 1), await asPerson(DemoCpf.ana, 1)]
    const { params } = carlos
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(retornarIsencao65, { params, token: karina })).status).toBe(200)
    expect((await test.call(retornarIsencao65, { params, token: ana.token })).problem.codigo).toBe(
      'nao-encontrado',
    )
    for (const [cpf, plan] of [
      [DemoCpf.ana, 1],
      [DemoCpf.olivia, 7],
    ] as const) {
      const { problem } = await (await asPerson(cpf, plan)).read()
      expect(problem).toMatchObject({ status: 403, codigo: 'servico-indisponivel-para-situacao' })
    }
  })
})

describe('solicitarIsencao65', () => {
  it('refuses field by field, and leaves nothing behind', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const before = await countRequests(test)
    const fieldsOf = async (values: Record<string, unknown>) => (await carlos.send(values)).problem.campos
    expect(await fieldsOf({ outraFonte: 'N', fontes: [] })).toEqual({
      outraFonte: expect.stringMatching(/Já é assim/),
    })
    expect(await fieldsOf({ fontes: [], declaracao: false })).toEqual({
      fontes: expect.stringMatching(/outra fonte/),
      declaracao: expect.stringMatching(/declaração/),
    })
    expect(await fieldsOf({ mesInicio: '2026-10' })).toEqual({
      mesInicio: expect.stringMatching(/já está fechado/),
    })
    expect(await fieldsOf({ mesInicio: '2027-11' })).toEqual({
      mesInicio: expect.stringMatching(/próximos doze/),
    })
    expect(await fieldsOf({ mesInicio: '2026-13' })).toHaveProperty('mesInicio')
    expect(await fieldsOf({ fontes: ['a', 'b', 'c', 'd', 'e', 'f'] })).toHaveProperty('fontes')
    expect((await carlos.send({ outraFonte: 'talvez' })).status).toBe(422)
    expect((await carlos.send({ valor: 1 })).status).toBe(422)
    const [ana, dulce] = [await asPerson(DemoCpf.ana, 1), await asPerson(DemoCpf.dulce, 7)]
    expect((await dulce.send()).problem).toMatchObject({
      status: 409,
      detail: 'A isenção começa no mês em que você faz 65 anos.',
    })
    expect((await ana.send(carlos.params)).status).toBe(404)
    expect(await countRequests(test)).toBe(before)
  })

  it('gives the slice up once granted, from a month not yet paid, and takes it back', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const filed = (await carlos.send()).answer
    expect(filed).toMatchObject({
      status: { id: 1 },
      dados: { outraFonte: 'S', fontes: ['INSS'], mesInicio: '2026-11', parcelaMensal: 1903.98 },
    })
    const open = (await carlos.read()).answer
    expect(open).toMatchObject({
      requisicaoAberta: { id: filed.idRequisicao },
      vigente: { aplicadaAqui: true },
    })
    expect((await carlos.send()).problem).toMatchObject({ status: 409, codigo: 'conflito' })

    // Decided after the payroll of November was closed.
    test.clock.set(new Date('2026-11-21T10:00:00-03:00'))
    await grant(filed.idRequisicao)
    const later = await asPerson(DemoCpf.carlos, 1)
    expect((await later.read()).answer).toMatchObject({
      vigente: { aplicadaAqui: true, automatica: true },
      proxima: { aplicadaAqui: false, fontes: ['INSS'], desde: '2026-12' },
      primeiroMes: '2026-12',
      requisicaoAberta: null,
    })
    const audited = await test.database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'age-exemption.changed'))
    expect(audited).toHaveLength(1)

    const back = { outraFonte: 'N', fontes: ['esquecida'], mesInicio: '2027-01' }
    await grant((await later.send(back)).answer.idRequisicao)
    const rows = await test.database.select().from(ageExemptions).orderBy(ageExemptions.id)
    expect(rows).toMatchObject([
      { appliesHere: false, otherSources: ['INSS'], validFrom: '2026-12' },
      { appliesHere: true, otherSources: [], validFrom: '2027-01' },
    ])
    test.clock.set(new Date('2026-12-05T10:00:00-03:00'))
    const december = await asPerson(DemoCpf.carlos, 1)
    expect((await december.read()).answer).toMatchObject({
      vigente: { aplicadaAqui: false, fontes: ['INSS'], desde: '2026-12', automatica: false },
      proxima: { aplicadaAqui: true, fontes: [], desde: '2027-01' },
    })
    test.clock.set(TEST_NOW)
  })
})
