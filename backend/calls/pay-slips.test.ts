import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoContracheque,
  retornarContracheque,
  retornarContracheques,
} from '#contract/payroll/pay-slips.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  return {
    params,
    list: async (ano?: number) =>
      (await test.call(retornarContracheques, { params, query: { ano }, token })).answer,
    month: async (competencia: string) =>
      (await test.call(retornarContracheque, { params: { ...params, competencia }, token })).answer,
    token,
  }
}

async function read(content: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replaceAll('\u00a0', ' '), marked: await pdf.getMarkInfo(), pages: pdf.numPages }
}

describe('retornarContracheques', () => {
  it('lists the newest year of Carlos, newest first, and the years that have any', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const { anos, ano, contracheques } = await carlos.list()
    expect([anos, ano]).toEqual([[2026, 2025, 2024], 2026])
    expect(contracheques.map(({ competencia }) => competencia)).toEqual(
      ['10', '09', '08', '07', '06', '05', '04', '03', '02', '01'].map((month) => `2026-${month}`),
    )
    expect(contracheques[0]).toEqual({
      competencia: '2026-10',
      dataPagamento: '2026-10-30',
      bruto: 9000,
      descontos: 2191.63,
      liquido: 6808.37,
      temAbonoAnual: false,
    })
  })

  it('pays the thirteenth in December', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const [december] = (await carlos.list(2025)).contracheques
    expect(december).toMatchObject({ competencia: '2025-12', bruto: 18_000, temAbonoAnual: true })
    expect((await carlos.list(2019)).contracheques).toEqual([])
  })

  it('gives an attendant the list of anybody', async () => {
    const token = await test.signIn(DemoCpf.karina)
    const params = { idPessoa: await test.personId(DemoCpf.dulce), idPlano: 7 }
    const { answer } = await test.call(retornarContracheques, { params, token })
    expect(answer.contracheques[0]).toMatchObject({ bruto: 4200, liquido: 4181.1 })
  })

  it('is refused for somebody else, where it is not offered, and with nonsense', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const ana = await asPerson(DemoCpf.ana, 1)
    const call = (params: object, token: string, query = {}) =>
      test.call(retornarContracheques, { params: params as Record<string, number>, token, query })
    expect((await call(carlos.params, ana.token)).problem.codigo).toBe('nao-encontrado')
    expect((await call(ana.params, ana.token)).problem.codigo).toBe('servico-indisponivel-para-situacao')
    expect((await call({ ...carlos.params, idPlano: 7 }, carlos.token)).problem.status).toBe(404)
    expect((await call(carlos.params, carlos.token, { ano: 'x' })).problem.status).toBe(422)
  })
})

describe('retornarContracheque', () => {
  it('shows Carlos the worked example to the cent, and the way to it', async () => {
    const slip = await (await asPerson(DemoCpf.carlos, 1)).month('2026-10')
    expect(slip.linhas).toEqual([
      { codigo: 101, tipo: 'provento', referencia: null, valor: 9000 },
      { codigo: 901, tipo: 'desconto', referencia: { tipo: 'percentual', valor: 27.5 }, valor: 841.88 },
      { codigo: 920, tipo: 'desconto', referencia: { tipo: 'parcela', numero: 3, total: 12 }, valor: 899.75 },
      { codigo: 930, tipo: 'desconto', referencia: null, valor: 450 },
    ])
    expect(slip).toMatchObject({
      bruto: 9000,
      descontos: 2191.63,
      liquido: 6808.37,
      pessoa: { nome: 'Carlos Eduardo Nunes', cpf: '***.444.777-**' },
      entidade: { cnpj: '12.345.678/0001-95' },
      banco: { codigo: '341', agencia: '0057', conta: '*****-6' },
      tributacao: {
        metodo: 'tabela-progressiva',
        isencao: '65-anos',
        dependentes: 1,
        tabela: { desde: '2026-01-01', norma: 'Lei 15.191/2025; Lei 15.270/2025' },
        mensal: {
          bruto: 9000,
          isento: 1903.98,
          tributavel: 7096.02,
          deducoes: { tipo: 'simplificada', total: 607.2 },
          base: 6488.82,
          aliquota: 27.5,
          imposto: 875.7,
          reducao: 33.82,
          retido: 841.88,
        },
        abonoAnual: null,
      },
      anterior: '2026-09',
      seguinte: null,
    })
    expect(slip.comparacao).toEqual({
      competencia: '2026-09',
      liquidoAntes: 6808.37,
      diferenca: 0,
      mudancas: [],
    })
  })

  it('says what changed and why when a loan begins, and when the tables change', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    expect((await carlos.month('2026-08')).comparacao?.mudancas).toEqual([
      {
        codigo: 920,
        tipo: 'desconto',
        antes: 0,
        agora: 899.75,
        efeito: -899.75,
        motivos: ['comecou'],
      },
    ])
    const january = await carlos.month('2026-01')
    const tax = january.comparacao?.mudancas.find(({ codigo }) => codigo === 901)
    expect(tax).toMatchObject({ antes: 875.7, agora: 841.88, efeito: 33.82, motivos: ['tabela-mudou'] })
    const sum = january.comparacao?.mudancas.reduce(
      (cents, { efeito }) => cents + Math.round(efeito * 100),
      0,
    )
    expect(sum).toBe(Math.round((january.comparacao?.diferenca ?? 0) * 100))
    const first = await carlos.month('2024-07')
    expect([first.comparacao, first.anterior, first.seguinte]).toEqual([null, null, '2024-08'])
  })

  it('taxes Dulce by the table, under 65, and Olívia by the age of her contributions', async () => {
    const dulce = await (await asPerson(DemoCpf.dulce, 7)).month('2026-10')
    expect(dulce.tributacao).toMatchObject({ isencao: 'nenhuma', mensal: { reducao: 144.76, retido: 0 } })
    expect(dulce.linhas.map(({ codigo }) => codigo)).toEqual([101, 950])
    const olivia = await (await asPerson(DemoCpf.olivia, 7)).month('2026-10')
    expect(olivia.tributacao).toEqual({
      metodo: 'idade-das-contribuicoes',
      faixas: [{ aliquota: 10, valor: 3100, imposto: 310 }],
    })
    expect(olivia.liquido).toBe(2403.6)
  })

  it('answers 404 for a month without payment and 422 for what is no month', async () => {
    const { params, token } = await asPerson(DemoCpf.carlos, 1)
    const call = (competencia: string) =>
      test.call(retornarContracheque, { params: { ...params, competencia }, token })
    expect((await call('2026-11')).problem.status).toBe(404)
    expect((await call('2026-13')).problem.status).toBe(422)
    const ana = await asPerson(DemoCpf.ana, 1)
    const other = await test.call(retornarContracheque, {
      params: { ...params, competencia: '2026-10' },
      token: ana.token,
    })
    expect(other.problem.status).toBe(404)
  })
})

describe('arquivoContracheque', () => {
  it('is a tagged PDF that says the same, with the whole CPF and none in its name', async () => {
    const { params, token } = await asPerson(DemoCpf.carlos, 1)
    const { headers, bytes } = await test.call(arquivoContracheque, {
      params: { ...params, competencia: '2026-10' },
      token,
    })
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain('filename=contracheque_2026-10.pdf')
    expect(headers.get('cache-control')).toBe('no-store')
    const { text, marked } = await read(bytes)
    for (const said of [
      '6.808,37',
      '841,88',
      '899,75',
      '111.444.777-35',
      'outubro de 2026',
      '1.903,98',
      '3 de 12',
    ])
      expect(text).toContain(said)
    expect(marked).toMatchObject({ Marked: true })
  })

  it('is one page, also with a thirteenth', async () => {
    const { params, token } = await asPerson(DemoCpf.carlos, 1)
    for (const competencia of ['2026-10', '2025-12']) {
      const { bytes } = await test.call(arquivoContracheque, { params: { ...params, competencia }, token })
      expect((await read(bytes)).pages).toBe(1)
    }
  })

  it('is refused to somebody else and for a month without payment', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const dulce = await asPerson(DemoCpf.dulce, 7)
    const call = (competencia: string, token: string) =>
      test.call(arquivoContracheque, { params: { ...carlos.params, competencia }, token })
    expect((await call('2026-10', dulce.token)).problem.status).toBe(404)
    expect((await call('2020-01', carlos.token)).problem.status).toBe(404)
  })
})
