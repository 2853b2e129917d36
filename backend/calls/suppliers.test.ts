import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoFornecedor,
  retornarFornecedores,
  type SupplierData,
} from '#contract/publications/suppliers.ts'
import { salvarItemCadastro } from '#contract/settings/registries.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { switchOff } from '../testing/switch-off.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
const people: Record<string, { id: number; token: string }> = {}

beforeAll(async () => {
  api = await startTestApi()
  for (const name of ['ana', 'helena', 'karina', 'gustavo'] as const) {
    const cpf = DemoCpf[name]
    people[name] = { id: await api.personId(cpf), token: await api.signIn(cpf) }
  }
})
afterAll(() => api.close())

function person(name: string) {
  const found = people[name]
  if (!found) throw new Error(`${name} has not signed in`)
  return found
}

const ask = (token: string | undefined, idPessoa: number | string, idPlano: number | string) =>
  api.call(retornarFornecedores, { params: { idPessoa, idPlano }, token })

describe('retornarFornecedores', () => {
  it('answers who works for the plan or the entity today, by category and then by name', async () => {
    const { id, token } = person('ana')
    const { answer } = await ask(token, id, 1)
    expect(answer.map(({ nome, categoria }) => `${categoria.id} ${categoria.nome}: ${nome}`)).toEqual([
      '1 Custódia: Guarda Segura Custódia',
      '2 Auditoria: Prado & Lemos Auditores',
      '3 Atuária: Horizonte Cálculo Atuarial',
      '4 Gestão: Vereda Gestão de Recursos',
      '5 Tecnologia: Malha Sistemas',
      '6 Jurídico: Barros & Quintela Advogados',
    ])
    expect(answer[1]).toEqual({
      id: expect.any(Number),
      nome: 'Prado & Lemos Auditores',
      cnpj: '99000102000174',
      categoria: { id: 2, nome: 'Auditoria' },
      inicioContrato: '2024-01-01',
      fimContrato: '2028-12-31',
      site: 'https://pradolemos.example',
      contato: null,
      temDocumento: true,
    })
  })

  it('answers each plan its own', async () => {
    const [ana, helena] = [person('ana'), person('helena')]
    const managersOf = async (token: string, id: number, planId: number) =>
      (await ask(token, id, planId)).answer
        .filter(({ categoria }) => categoria.nome === 'Gestão')
        .map(({ nome }) => nome)
    expect(await managersOf(ana.token, ana.id, 4)).toEqual([])
    expect(await managersOf(helena.token, helena.id, 7)).toEqual(['Farol Investimentos'])
  })

  it('has those of one category by name, and contracts of one company as they were recorded', async () => {
    const { id, token } = person('helena')
    const marta = await api.signIn(DemoCpf.marta)
    const lawyers = (nome: string, cnpj: string, inicioContrato: string): SupplierData => ({
      idPlano: 7,
      nome,
      cnpj,
      categoria: 6,
      inicioContrato,
      fimContrato: null,
      site: 'https://advogados.example',
      contato: '',
      documento: null,
    })
    for (const dados of [
      lawyers('Zanetti Advogados', '12.ABC.345/01DE-35', '2024-01-01'),
      lawyers('Amaral Advogados', '99000101000120', '2026-03-01'),
      lawyers('Amaral Advogados', '99000101000120', '2025-01-01'),
    ]) {
      const body = { cadastro: 'fornecedores', dados }
      expect((await api.call(salvarItemCadastro, { token: marta, body })).status).toBe(200)
      expect((await api.call(salvarItemCadastro, { token: marta, body })).status).toBe(422)
    }
    const { answer } = await ask(token, id, 7)
    expect(
      answer
        .filter(({ site }) => site === 'https://advogados.example')
        .map(({ nome, inicioContrato }) => `${nome} ${inicioContrato}`),
    ).toEqual(['Amaral Advogados 2026-03-01', 'Amaral Advogados 2025-01-01', 'Zanetti Advogados 2024-01-01'])
  })

  it('hands over a document to nobody whom the supplier does not work for', async () => {
    const [ana, helena] = [person('ana'), person('helena')]
    const managers = (await ask(helena.token, helena.id, 7)).answer
    const farol = managers.find(({ nome }) => nome === 'Farol Investimentos')
    const fileOf = (token: string, idPessoa: number, idPlano: number) =>
      api.call(arquivoFornecedor, { token, params: { idPessoa, idPlano, idFornecedor: farol?.id ?? 0 } })
    expect((await fileOf(ana.token, ana.id, 1)).status).toBe(404)
    expect((await fileOf(helena.token, helena.id, 7)).status).toBe(404)
  })

  it('is also for who left the sponsor, and for attendants about whom they serve', async () => {
    const [gustavo, karina] = [person('gustavo'), person('karina')]
    expect((await ask(gustavo.token, gustavo.id, 1)).answer).toHaveLength(6)
    expect((await ask(karina.token, gustavo.id, 1)).answer).toHaveLength(6)
  })

  it('refuses somebody else’s plan, a plan without link and ids that are none', async () => {
    const [ana, helena] = [person('ana'), person('helena')]
    expect((await ask(ana.token, helena.id, 7)).problem).toMatchObject({
      status: 404,
      codigo: 'nao-encontrado',
    })
    expect((await ask(ana.token, ana.id, 7)).problem.status).toBe(404)
    const { status, problem } = await ask(ana.token, 'x', 0)
    expect([status, Object.keys(problem.campos ?? {}).toSorted()]).toEqual([422, ['idPessoa', 'idPlano']])
  })

  it('refuses where the plan has the service switched off', async () => {
    const { id, token } = person('ana')
    await switchOff(api.database, 4, 'fornecedores')
    expect((await ask(token, id, 4)).problem).toMatchObject({
      status: 403,
      codigo: 'servico-indisponivel-para-situacao',
    })
    expect((await ask(token, id, 1)).status).toBe(200)
  })
})
