import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type PlanFeature,
  retornarPlanoFuncionalidades,
  retornarPlanos,
  retornarPlanosAtivos,
} from '#contract/plans/plans.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function session(cpf: string): Promise<{ token: string; id: number }> {
  return { token: await test.signIn(cpf), id: await test.personId(cpf) }
}

describe('retornarPlanosAtivos', () => {
  const linksOf = (idPessoa: number | string, token?: string) =>
    test.call(retornarPlanosAtivos, { params: { idPessoa }, token })

  it('lists both links of Ana, to her and to an attendant', async () => {
    const ana = await session(DemoCpf.ana)
    const { answer } = await linksOf(ana.id, ana.token)
    expect(answer.map(({ matricula, plano }) => [matricula, plano.nome, plano.onboarding_plano])).toEqual([
      ['100234', 'HPE', 1],
      ['400118', 'MAIS_VALOR', 6],
    ])
    expect(answer[0]).toMatchObject({
      categoria: { id: 1, nome: 'Contribuinte' },
      situacao: { id: 1, nome: 'Ativo' },
      pessoa: { id: ana.id, nome: 'Ana Beatriz Lima' },
    })
    const karina = await session(DemoCpf.karina)
    expect((await linksOf(ana.id, karina.token)).answer).toEqual(answer)
  })

  it('refuses the links of somebody else, a visitor, and what is no number', async () => {
    const [ana, helena] = [await session(DemoCpf.ana), await session(DemoCpf.helena)]
    expect((await linksOf(helena.id, ana.token)).problem.status).toBe(404)
    expect((await linksOf(ana.id)).problem.status).toBe(401)
    expect((await linksOf('1e9', ana.token)).problem.status).toBe(422)
    expect((await linksOf(0, ana.token)).problem.status).toBe(422)
  })

  it('keeps an ended link for thirteen months and never shows one of the deceased', async () => {
    const [ended] = await test.database
      .select({ id: people.id })
      .from(people)
      .where(eq(people.name, 'Heitor Magalhães'))
    const [deceased] = await test.database
      .select({ id: people.id })
      .from(people)
      .where(eq(people.name, 'José Ribamar Costa'))
    const linksSeen = async () => {
      const token = await test.signIn(DemoCpf.karina)
      return (await linksOf(ended?.id ?? 0, token)).answer.length
    }
    expect(await linksSeen()).toBe(1)
    test.clock.set(new Date('2028-01-15T12:00:00-03:00'))
    expect(await linksSeen()).toBe(0)
    test.clock.set(TEST_NOW)
    const { token } = await session(DemoCpf.karina)
    expect((await linksOf(deceased?.id ?? 0, token)).answer).toEqual([])
  })
})

describe('retornarPlanos', () => {
  it('lists every plan to an attendant, and refuses participants', async () => {
    const [karina, ana] = [await session(DemoCpf.karina), await session(DemoCpf.ana)]
    const { answer } = await test.call(retornarPlanos, { token: karina.token })
    expect(answer.map(({ id, nome }) => [id, nome])).toEqual([
      [1, 'HPE'],
      [4, 'MAIS_VALOR'],
      [7, 'DXC'],
    ])
    expect((await test.call(retornarPlanos, { token: ana.token })).problem.status).toBe(403)
  })
})

describe('retornarPlanoFuncionalidades', () => {
  const featuresOf = (token: string, idPlano: number, idCategoria: number, idSituacao: number) =>
    test.call(retornarPlanoFuncionalidades, { params: { idPlano, idCategoria, idSituacao }, token })
  const read = async (...input: Parameters<typeof featuresOf>): Promise<PlanFeature[]> =>
    JSON.parse((await featuresOf(...input)).answer.funcionalidades)
  const ids = (features: PlanFeature[]) => features.map(({ id }) => id).filter((id) => id !== 0)

  it('offers who left the sponsor the institutes, and no more contributions', async () => {
    const { token } = await session(DemoCpf.gustavo)
    expect(ids(await read(token, 1, 1, 7))).toEqual([1, 2, 3, 5, 6, 11, 14, 15, 16, 17, 19, 24])
  })

  it('offers the family plan boletos and invitations, and the sponsored one neither', async () => {
    const { token } = await session(DemoCpf.ana)
    const family = await read(token, 4, 1, 1)
    expect(ids(family)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 19, 23, 24])
    expect(family.map(({ slug }) => slug)).toContain('convidar-participante')
    const sponsored = await read(token, 1, 1, 1)
    expect(ids(sponsored)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 19, 23, 24])
    expect(sponsored.find(({ slug }) => slug === 'alterar-contribuicao')).toEqual({
      id: 8,
      slug: 'alterar-contribuicao',
      nome: 'Alterar contribuição',
      somenteLeitura: false,
    })
  })

  it('offers who is in benefit and over 65 the exemption, and the tax regime to read only', async () => {
    const { token } = await session(DemoCpf.carlos)
    const features = await read(token, 1, 2, 2)
    expect(ids(features)).toEqual([1, 2, 3, 4, 5, 6, 10, 18, 19, 20, 21, 22, 23, 24])
    expect(features.filter(({ somenteLeitura }) => somenteLeitura).map(({ id }) => id)).toEqual([1])
  })

  it('refuses a participant who asks for a pair, or a plan, that is not theirs', async () => {
    const { token } = await session(DemoCpf.ana)
    for (const [plan, category, situation] of [
      [7, 1, 1],
      [1, 2, 2],
      [1, 1, 7],
      [99, 1, 1],
    ] as const) {
      expect((await featuresOf(token, plan, category, situation)).problem.status).toBe(403)
    }
  })

  it('tells an attendant everything that such a person could be offered', async () => {
    const { token } = await session(DemoCpf.karina)
    expect(ids(await read(token, 1, 1, 7))).toEqual([1, 2, 3, 5, 6, 11, 12, 14, 15, 16, 17, 19, 24])
    expect((await featuresOf(token, 1, 1, 2)).problem.status).toBe(404)
    expect((await featuresOf(token, 1, 6, 1)).problem.status).toBe(404)
    expect((await featuresOf(token, 99, 1, 1)).problem.status).toBe(404)
  })
})
