import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarContribuicao, retornarSalario } from '#contract/contributions/contributions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function session(cpf: string): Promise<{ token: string; id: number }> {
  return { token: await test.signIn(cpf), id: await test.personId(cpf) }
}

describe('retornarSalario', () => {
  const salaryOf = (token: string, idPessoa: number, idPlano: number) =>
    test.call(retornarSalario, { params: { idPessoa, idPlano }, token })

  it('answers the salary in force, and 0 when the sponsor informed none', async () => {
    const [ana, helena] = [await session(DemoCpf.ana), await session(DemoCpf.helena)]
    expect((await salaryOf(ana.token, ana.id, 1)).answer.salario).toBe(10_000)
    expect((await salaryOf(ana.token, ana.id, 4)).answer.salario).toBe(0)
    expect((await salaryOf(helena.token, helena.id, 7)).answer.salario).toBe(7473.3)
  })

  it('refuses the salary of somebody else and answers 404 without link', async () => {
    const [ana, helena] = [await session(DemoCpf.ana), await session(DemoCpf.helena)]
    expect((await salaryOf(ana.token, helena.id, 7)).problem.status).toBe(404)
    expect((await salaryOf(ana.token, ana.id, 7)).problem.status).toBe(404)
    const luiz = await session(DemoCpf.luiz)
    expect((await salaryOf(luiz.token, ana.id, 1)).answer.salario).toBe(10_000)
  })
})

describe('retornarContribuicao', () => {
  const contributionOf = async (cpf: string, idPlano: number) => {
    const { token, id } = await session(cpf)
    return (await test.call(retornarContribuicao, { params: { idPessoa: id, idPlano }, token })).answer
  }

  it('answers percentages, amounts and parameters of Ana, with the way open for a change', async () => {
    expect(await contributionOf(DemoCpf.ana, 1)).toEqual({
      contribuicao: {
        modalidade: 'percentual',
        salario: 10_000,
        percentualBasica: 4,
        percentualSuplementar: 0,
        valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
        parametros: {
          fator: '1.0833',
          unidade: '7473.30',
          basicaMaxima: 6,
          suplementarMaxima: 25,
          passoBasica: 1,
          passoSuplementar: 1,
          patrocinadoraPercentual: 100,
          patrocinadoraTeto: null,
        },
      },
      alteracao: {
        mesEfeito: '2026-12',
        alteracaoPermitidaEm: null,
        requisicaoAberta: null,
        suspensao: null,
        suspensaoAberta: null,
      },
    })
  })

  it('answers Helena a salary of exactly one unit and a match with a ceiling', async () => {
    const { contribuicao } = await contributionOf(DemoCpf.helena, 7)
    expect(contribuicao).toMatchObject({
      salario: 7473.3,
      valores: { basica: 6.23, suplementar: 404.79, patrocinadora: 6.23, total: 417.25 },
      parametros: { unidade: '7473.30', patrocinadoraTeto: 6 },
    })
  })

  it('answers the voluntary amount and its way of payment in the family plan', async () => {
    expect((await contributionOf(DemoCpf.nelson, 4)).contribuicao).toEqual({
      modalidade: 'voluntaria',
      valorContribuicao: 300,
      formaPagamento: 5,
      agencia: '0057',
      conta: '12345-7',
      banco: 341,
      valorMinimo: 122.08,
      diaVencimento: 10,
    })
    expect((await contributionOf(DemoCpf.joana, 4)).contribuicao).toMatchObject({
      valorContribuicao: 0,
      formaPagamento: 2,
    })
  })

  it('answers zeros to who has not chosen yet, never nothing', async () => {
    expect((await contributionOf(DemoCpf.igor, 1)).contribuicao).toMatchObject({
      salario: 9_200,
      percentualBasica: 0,
      valores: { basica: 0, suplementar: 0, patrocinadora: 0, total: 0 },
    })
  })

  it('puts a change filed after the 20th off to the month after the next', async () => {
    const { token, id } = await session(DemoCpf.ana)
    const at = async (instant: string) => {
      test.clock.set(new Date(instant))
      const fresh = await test.signIn(DemoCpf.ana)
      const params = { idPessoa: id, idPlano: 1 }
      return (await test.call(retornarContribuicao, { params, token: fresh })).answer.alteracao.mesEfeito
    }
    expect(token).not.toBe('')
    expect(await at('2026-11-20T23:59:00-03:00')).toBe('2026-12')
    expect(await at('2026-11-21T00:01:00-03:00')).toBe('2027-01')
  })

  it('refuses somebody else and answers 404 without link', async () => {
    const [ana, helena] = [await session(DemoCpf.ana), await session(DemoCpf.helena)]
    const read = (idPessoa: number, idPlano: number) =>
      test.call(retornarContribuicao, { params: { idPessoa, idPlano }, token: ana.token })
    expect((await read(helena.id, 7)).problem.status).toBe(404)
    expect((await read(ana.id, 7)).problem.status).toBe(404)
    expect((await test.call(retornarContribuicao, { params: { idPessoa: ana.id, idPlano: 1 } })).status).toBe(
      401,
    )
  })
})
