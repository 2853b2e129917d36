import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallAnswer } from '#contract/call-types.ts'
import {
  arquivoComprovanteRendimentos,
  arquivoDemonstrativoContribuicoes,
  retornarComprovanteRendimentos,
  retornarDemonstrativoContribuicoes,
  retornarInformes,
} from '#contract/payroll/income-reports.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return { token, params: { idPessoa, idPlano } }
}

async function textOf(content: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(content))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
}

type Report = CallAnswer<typeof retornarComprovanteRendimentos>['comprovantes'][number]

function linesOf({ linhas }: Report) {
  return Object.fromEntries(
    linhas.filter(({ valor }) => valor !== 0).map(({ linha, valor }) => [linha, valor]),
  )
}

describe('retornarInformes', () => {
  it('gives Carlos years of both kinds, Ana years of contributions, and Dulce none of the deceased’s', async () => {
    const yearsOf = async (cpf: string, plan: number) =>
      (await test.call(retornarInformes, await asPerson(cpf, plan))).answer.anos
    const carlos = await yearsOf(DemoCpf.carlos, 1)
    expect(carlos.slice(0, 4)).toEqual([
      { ano: 2026, fechado: false, rendimentos: true, contribuicoes: false },
      { ano: 2025, fechado: true, rendimentos: true, contribuicoes: false },
      { ano: 2024, fechado: true, rendimentos: true, contribuicoes: true },
      { ano: 2023, fechado: true, rendimentos: false, contribuicoes: true },
    ])
    const ana = await yearsOf(DemoCpf.ana, 1)
    expect(ana.map(({ ano, rendimentos, contribuicoes }) => [ano, rendimentos, contribuicoes])).toEqual(
      [2026, 2025, 2024, 2023, 2022, 2021].map((year) => [year, false, true]),
    )
    const dulce = await yearsOf(DemoCpf.dulce, 7)
    expect(dulce.map(({ ano }) => ano)).toEqual([2026, 2025, 2024, 2023, 2022])
    expect(dulce.some(({ contribuicoes }) => contribuicoes)).toBe(false)
  })

  it('is for oneself and for attendants', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const ana = await asPerson(DemoCpf.ana, 1)
    const { params } = carlos
    expect((await test.call(retornarInformes, { params, token: ana.token })).problem.status).toBe(404)
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(retornarInformes, { params, token: karina })).answer.anos.length).toBeGreaterThan(
      3,
    )
  })
})

describe('retornarComprovanteRendimentos', () => {
  it('adds up Carlos’ year of twelve months and the thirteenth, line by line', async () => {
    const { token, params } = await asPerson(DemoCpf.carlos, 1)
    const { answer } = await test.call(retornarComprovanteRendimentos, {
      params: { ...params, ano: 2025 },
      token,
    })
    expect(answer).toMatchObject({
      ano: 2025,
      fechado: true,
      prazo: '2026-02-27',
      fontePagadora: { cnpj: '12.345.678/0001-95', responsavel: 'Marta Siqueira' },
      beneficiario: { nome: 'Carlos Eduardo Nunes', cpf: '***.444.777-**' },
    })
    const [report] = answer.comprovantes
    if (!report) throw new Error('there is no report')
    expect(report.codigoReceita).toBe('3540')
    // Four months by the table of 2024 (900,09) and eight by that of May 2025 (875,70).
    expect(linesOf(report)).toEqual({
      '3.1': 85_152.24,
      '3.5': 10_605.96,
      '4.1': 22_847.76,
      '4.2': 1903.98,
      '5.1': 5915.89,
      '5.2': 990.54,
    })
    expect(report.linhas).toHaveLength(17)
    expect(report.abonoAnual).toEqual({
      tributavel: 7096.02,
      deducoes: 189.59,
      retido: 990.54,
      liquido: 5915.89,
    })
    expect(report.complementares).toEqual([{ codigo: 'plano-saude', valor: 4950 }])
    const total = (of: (month: Report['meses'][number]) => number) =>
      report.meses.reduce((cents, month) => cents + Math.round(of(month) * 100), 0) / 100
    expect([
      total((month) => month.tributavel),
      total((month) => month.retido),
      total((month) => month.isento),
    ]).toEqual([85_152.24, 10_605.96, 22_847.76])
  })

  it('shows the year that runs as a preview, and Olívia’s income as exclusive and net', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const preview = await test.call(retornarComprovanteRendimentos, {
      params: { ...carlos.params, ano: 2026 },
      token: carlos.token,
    })
    expect(preview.answer).toMatchObject({ fechado: false, prazo: '2027-02-26' })
    const [running] = preview.answer.comprovantes
    expect(running && linesOf(running)).toEqual({ '3.1': 70_960.2, '3.5': 8418.8, '4.1': 19_039.8 })
    const olivia = await asPerson(DemoCpf.olivia, 7)
    const { answer } = await test.call(retornarComprovanteRendimentos, {
      params: { ...olivia.params, ano: 2026 },
      token: olivia.token,
    })
    const [report] = answer.comprovantes
    expect(report?.codigoReceita).toBe('5565')
    // The tax of a rate is rounded once: it is 10% of the year, however many lots paid it.
    expect(report && linesOf(report)).toEqual({ '5.3': 27_900 })
    expect(report?.complementares).toEqual([
      { codigo: 'exclusivo-bruto', valor: 31_000 },
      { codigo: 'exclusivo-retido', valor: 3100 },
      { codigo: 'plano-saude', valor: 3864 },
    ])
  })

  it('is refused for somebody else, for years without income and for what is no year', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const ana = await asPerson(DemoCpf.ana, 1)
    const call = (ano: string | number, token: string) =>
      test.call(retornarComprovanteRendimentos, { params: { ...carlos.params, ano }, token })
    expect((await call(2025, ana.token)).problem.status).toBe(404)
    expect((await call(2020, carlos.token)).problem.status).toBe(404)
    expect((await call('dois', carlos.token)).problem.status).toBe(422)
    expect((await call(1800, carlos.token)).problem.status).toBe(422)
  })
})

describe('retornarDemonstrativoContribuicoes', () => {
  it('adds up what Ana may deduct, and keeps the sponsor’s part apart', async () => {
    const { token, params } = await asPerson(DemoCpf.ana, 1)
    const { answer } = await test.call(retornarDemonstrativoContribuicoes, {
      params: { ...params, ano: 2025 },
      token,
    })
    expect(answer.meses).toHaveLength(12)
    const cents = answer.meses.reduce((sum, { total }) => sum + Math.round(total * 100), 0)
    expect(Math.round(answer.dedutivel * 100)).toBe(cents)
    expect(answer).toMatchObject({
      fechado: true,
      suplementar: 0,
      voluntaria: 0,
      patrocinadora: answer.basica,
    })
    const running = await test.call(retornarDemonstrativoContribuicoes, {
      params: { ...params, ano: 2026 },
      token,
    })
    expect(running.answer).toMatchObject({ fechado: false })
    expect(running.answer.meses.at(-1)).toMatchObject({ mes: '2026-10', basica: 134.39, total: 134.39 })
  })

  it('has nothing for Dulce, whose account somebody else filled, nor for a stranger', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    const ana = await asPerson(DemoCpf.ana, 1)
    const call = (token: string, ano = 2010) =>
      test.call(retornarDemonstrativoContribuicoes, { params: { ...dulce.params, ano }, token })
    expect((await call(dulce.token)).problem.status).toBe(404)
    expect((await call(ana.token)).problem.status).toBe(404)
  })
})

describe('the documents', () => {
  it('are the official form for closed years only', async () => {
    const { token, params } = await asPerson(DemoCpf.carlos, 1)
    const call = (ano: number, by = token) =>
      test.call(arquivoComprovanteRendimentos, { params: { ...params, ano }, token: by })
    const { headers, bytes } = await call(2025)
    expect(headers.get('content-disposition')).toContain('filename=comprovante_rendimentos_2025.pdf')
    const text = await textOf(bytes)
    for (const said of [
      'Comprovante de Rendimentos Pagos e de Imposto sobre a Renda Retido na Fonte',
      'Ano-calendário de 2025',
      '12.345.678/0001-95',
      '111.444.777-35',
      'Total dos rendimentos (inclusive férias) 85.152,24',
      'Imposto sobre a renda retido na fonte (IRRF) 10.605,96',
      '22.847,76',
      '8. Responsável pelas informações',
      'Instrução Normativa RFB nº 2.060',
    ])
      expect(text).toContain(said)
    expect((await call(2026)).problem.status).toBe(404)
    expect((await call(2025, await test.signIn(DemoCpf.ana))).problem.status).toBe(404)
  })

  it('state the contributions of a closed year', async () => {
    const { token, params } = await asPerson(DemoCpf.ana, 1)
    const call = (ano: number, by = token) =>
      test.call(arquivoDemonstrativoContribuicoes, { params: { ...params, ano }, token: by })
    const { headers, bytes } = await call(2025)
    expect(headers.get('content-disposition')).toContain('filename=demonstrativo_contribuicoes_2025.pdf')
    const text = await textOf(bytes)
    for (const said of ['Demonstrativo de contribuições', '529.982.247-25', '12/2025', '12% dos rendimentos'])
      expect(text).toContain(said)
    expect((await call(2026)).problem.status).toBe(404)
    expect((await call(2025, await test.signIn(DemoCpf.helena))).problem.status).toBe(404)
  })
})
