import readExcelFile from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallAnswer } from '#contract/call-types.ts'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { arquivoExtrato, retornarExtrato, retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import { sumReais } from '#domain/money.ts'
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

type Figures = CallAnswer<typeof retornarPosicaoExtrato>['figuras']

const figureOf = (figures: Figures, wanted: Figures[number]['figura']) => {
  const found = figures.find(({ figura }) => figura === wanted)
  if (!found) throw new Error(`there is no figure ${wanted}`)
  return found
}

describe('retornarPosicaoExtrato', () => {
  it('says the same of Ana as home, account by account, and how each figure came to be', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const [{ answer }, summary, history] = await Promise.all([
      test.call(retornarPosicaoExtrato, ana),
      test.call(retornarResumoPlano, ana),
      test.call(retornarHistoricoSaldo, ana),
    ])
    const { saldo, totalContribuido, rendimento } = summary.answer
    const { rentabilidade12Meses } = history.answer
    const valueOf = (figura: Figures[number]['figura']) => figureOf(answer.figuras, figura).resultado
    expect(valueOf('saldo-total')).toBe(saldo?.total)
    expect(valueOf('saldo-participante')).toBe(saldo?.participante)
    expect(valueOf('saldo-patrocinadora')).toBe(saldo?.patrocinadora)
    expect(valueOf('contribuido')).toBe(totalContribuido)
    expect(valueOf('rendimento')).toBe(rendimento)
    expect(valueOf('rentabilidade-12-meses')).toBe(rentabilidade12Meses)
    expect(sumReais([valueOf('saldo-participante'), valueOf('saldo-patrocinadora')])).toBe(
      valueOf('saldo-total'),
    )
    expect(figureOf(answer.figuras, 'saldo-total')).toMatchObject({
      formula: 'cotas-vezes-valor',
      dataCota: '2026-10-30',
      proxima: { dataCota: '2026-11-30', disponivelEm: '2026-12-01' },
    })
    expect(answer).toMatchObject({
      pessoa: { nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' },
      matricula: '100234',
      dataAdesao: '2021-11-10',
      mesesNoPlano: 60,
      regimeTributario: 'progressivo',
      perfil: { nome: 'Moderado' },
      lotes: null,
      opcoes: {
        contas: ['basica', 'patrocinadora'],
        tipos: ['CB', 'CP'],
        primeiroMes: '2021-11',
        ultimoMes: '2026-10',
      },
    })
    expect(answer.evolucao).toHaveLength(60)
    expect(answer.evolucao.at(-1)).toMatchObject({ contribuido: totalContribuido, saldo: saldo?.total })
    expect(answer.rentabilidades.meses).toHaveLength(12)
    expect([0, -1].map((end) => answer.rentabilidades.meses.at(end)?.competencia)).toEqual([
      '2026-10',
      '2025-11',
    ])
    const [newest, oldest] = [0, -1].map((end) => answer.rentabilidades.meses.at(end)?.perfis ?? [])
    expect(newest?.map(({ acumulado }) => acumulado)).toEqual(newest?.map(({ dozeMeses }) => dozeMeses))
    expect(oldest?.map(({ acumulado }) => acumulado)).toEqual(oldest?.map(({ mes }) => mes))
    expect(oldest?.map(({ dozeMeses }) => typeof dozeMeses)).toEqual(oldest?.map(() => 'number'))
    expect(answer.rentabilidades.meses[0]?.perfis.find(({ idPerfil }) => idPerfil === 3)?.dozeMeses).toBe(
      rentabilidade12Meses,
    )
  })

  it('vests 40% of Gustavo’s sponsor account: 12,000.00 of 30,000.00', async () => {
    const { answer } = await test.call(retornarPosicaoExtrato, await asPerson(DemoCpf.gustavo, 1))
    expect(figureOf(answer.figuras, 'saldo-participante').resultado).toBe(50_000)
    expect(figureOf(answer.figuras, 'saldo-adquirido')).toMatchObject({
      formula: 'percentual-do-saldo',
      partes: [
        { codigo: 'saldo-da-conta', valor: 30_000, conta: 'patrocinadora' },
        { codigo: 'percentual-adquirido', valor: 40 },
      ],
      resultado: 12_000,
    })
  })

  it('shows Olívia what is left of her lots by the rate of their age, adding up to the balance', async () => {
    const { answer } = await test.call(retornarPosicaoExtrato, await asPerson(DemoCpf.olivia, 7))
    const total = figureOf(answer.figuras, 'saldo-total').resultado
    expect(answer.lotes?.map(({ aliquota }) => aliquota)).toEqual([35, 30, 25, 20, 15, 10])
    expect(sumReais(answer.lotes?.map(({ valor }) => valor) ?? [])).toBe(total)
    expect(answer.figuras.map(({ figura }) => figura)).not.toContain('saldo-adquirido')
  })

  it('keeps Carlos’ thirty-one years short enough to draw: one point a year', async () => {
    const { answer } = await test.call(retornarPosicaoExtrato, await asPerson(DemoCpf.carlos, 1))
    expect(answer.evolucao.length).toBeGreaterThan(30)
    expect(answer.evolucao.length).toBeLessThan(34)
    expect(answer.evolucao.at(-1)?.retirado).toBeGreaterThan(250_000)
  })

  it('has no figures to explain where nothing was ever paid in, and says so', async () => {
    const { answer } = await test.call(retornarPosicaoExtrato, await asPerson(DemoCpf.joana, 4))
    expect(answer.opcoes).toMatchObject({ contas: [], tipos: [], primeiroMes: null })
    expect(answer.evolucao).toEqual([])
    expect(figureOf(answer.figuras, 'saldo-total').resultado).toBe(0)
    expect(answer.opcoes.ultimoMes).toBeNull()
    expect(answer.figuras.map(({ figura }) => figura)).toEqual([
      'saldo-total',
      'saldo-participante',
      'contribuido',
      'rendimento',
      'rentabilidade-12-meses',
    ])
  })

  it('is for oneself and for attendants, and not for pensioners', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const dulce = await asPerson(DemoCpf.dulce, 7)
    const refused = await test.call(retornarPosicaoExtrato, { ...ana, token: dulce.token })
    expect(refused.problem.status).toBe(404)
    expect((await test.call(retornarPosicaoExtrato, dulce)).problem.codigo).toBe(
      'servico-indisponivel-para-situacao',
    )
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(retornarPosicaoExtrato, { ...ana, token: karina })).status).toBe(200)
  })
})

describe('retornarExtrato', () => {
  it('lists Ana’s five years page by page, newest first, with totals of all of them', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const { answer } = await test.call(retornarExtrato, ana)
    expect(answer).toMatchObject({
      totalLinhas: 120,
      pagina: 0,
      totalPaginas: 10,
      periodo: { de: null, ate: null },
    })
    expect(answer.linhas).toHaveLength(12)
    expect(
      answer.linhas.slice(0, 2).map(({ dataCredito, tipo, valor }) => [dataCredito, tipo, valor]),
    ).toEqual([
      ['2026-10-30', 'CP', 134.39],
      ['2026-10-30', 'CB', 134.39],
    ])
    expect(answer.totais.porTipo.map(({ tipo, linhas }) => [tipo, linhas])).toEqual([
      ['CB', 60],
      ['CP', 60],
    ])
    for (const line of answer.linhas) {
      expect(figureOf(line.figuras, 'cotas-da-linha')).toMatchObject({
        formula: 'quantia-sobre-valor',
        resultado: line.cotas,
        proxima: null,
      })
      expect(figureOf(line.figuras, 'saldo-da-linha').resultado).toBe(line.saldo)
    }
    const last = await test.call(retornarExtrato, { ...ana, query: { pagina: 9 } })
    expect(last.answer.linhas.at(-1)).toMatchObject({ dataCredito: '2021-11-30', tipo: 'CB' })
    expect((await test.call(retornarExtrato, { ...ana, query: { pagina: 99 } })).answer.linhas).toEqual([])
  })

  it('narrows by period, type and account; what is left out still counts in the balance', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const ask = async (query: Record<string, string>) =>
      (await test.call(retornarExtrato, { ...ana, query })).answer
    const year = await ask({ periodo: '12-meses', tipo: 'CP' })
    expect(year.periodo).toEqual({ de: '2025-12', ate: '2026-11' })
    expect(year.totalLinhas).toBe(11)
    const all = await ask({})
    expect(year.linhas[0]?.cotasAcumuladas).toBe(all.linhas[0]?.cotasAcumuladas)
    const own = await ask({ de: '2025-01', ate: '2025-12', conta: 'basica' })
    expect(own.totalLinhas).toBe(12)
    expect(figureOf(own.figuras, 'rentabilidade-periodo').partes.map(({ codigo }) => codigo)).toEqual([
      'primeira-cota',
      'ultima-cota',
      ...Array.from({ length: 12 }, () => 'rentabilidade-do-mes'),
    ])
    expect(own.linhas[0]?.cotasAcumuladas).toBeLessThan(year.linhas[0]?.cotasAcumuladas ?? 0)
    expect((await ask({ tipo: 'resgate' })).totalLinhas).toBe(0)
  })

  it('says what Ana had before the period and after it: where one year ends the next begins', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const balancesOf = async (query: Record<string, string>) =>
      (await test.call(retornarExtrato, { ...ana, query })).answer.saldos
    const position = await test.call(retornarPosicaoExtrato, ana)
    const total = figureOf(position.answer.figuras, 'saldo-total').resultado
    expect(await balancesOf({})).toEqual({
      inicial: { valor: 0, dataCota: null },
      final: { valor: total, dataCota: '2026-10-30' },
    })
    const [before, after] = [
      await balancesOf({ de: '2024-01', ate: '2024-12' }),
      await balancesOf({ de: '2025-01', ate: '2025-12' }),
    ]
    expect(after.inicial).toEqual(before.final)
    expect(after.inicial.dataCota).toBe('2024-12-31')
    expect(await balancesOf({ de: '2025-01', ate: '2025-12', tipo: 'CP' })).toEqual(after)
    const sponsor = await balancesOf({ conta: 'patrocinadora' })
    expect(sponsor.final.valor).toBe(figureOf(position.answer.figuras, 'saldo-patrocinadora').resultado)
  })

  it('explains every line of who switched, took out or pays for cover, page after page', async () => {
    for (const [cpf, plan] of [
      [DemoCpf.carlos, 1],
      [DemoCpf.olivia, 7],
      [DemoCpf.eduardo, 1],
    ] as const) {
      const who = await asPerson(cpf, plan)
      const first = (await test.call(retornarExtrato, who)).answer
      const pages = [0, 1, first.totalPaginas - 1]
      const lines = await Promise.all(
        pages.map(
          async (pagina) => (await test.call(retornarExtrato, { ...who, query: { pagina } })).answer.linhas,
        ),
      )
      for (const { conta, figuras, valor, cotas, saldo } of lines.flat()) {
        const isCollective = conta === 'administracao' || conta === 'risco'
        expect(figuras.length).toBe(isCollective ? 0 : 2)
        expect([valor, cotas, undefined]).toContain(figuras[0]?.resultado)
        expect([saldo, undefined]).toContain(figuras[1]?.resultado)
      }
    }
  })

  it('shows Carlos what was paid out as negative lines', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const { answer } = await test.call(retornarExtrato, {
      ...carlos,
      query: { de: '2026-10', ate: '2026-10' },
    })
    expect(sumReais(answer.linhas.map(({ valor }) => valor))).toBe(-9000)
    expect(answer.totais).toMatchObject({ contribuido: 0, retirado: 9000 })
    expect(answer.linhas.every(({ tipo, cotas }) => tipo === 'renda' && cotas < 0)).toBe(true)
    const all = await test.call(retornarExtrato, carlos)
    expect(all.answer.totalLinhas).toBeGreaterThan(1_000)
  })

  it('refuses months that are none, in the future or out of order, and what is no type', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const fieldsOf = async (query: Record<string, string>) =>
      (await test.call(retornarExtrato, { ...ana, query })).problem.campos
    expect(await fieldsOf({ de: '2026-13' })).toHaveProperty('de')
    expect(await fieldsOf({ ate: '2026-12' })).toEqual({ ate: 'Este mês ainda não chegou.' })
    expect(await fieldsOf({ de: '2026-05', ate: '2026-04' })).toEqual({
      ate: 'O último mês vem antes do primeiro.',
    })
    expect(await fieldsOf({ tipo: 'XX', conta: 'yy', periodo: 'zz' })).toMatchObject({
      tipo: expect.any(String),
      conta: expect.any(String),
      periodo: expect.any(String),
    })
  })

  it('is refused for somebody else and where it is not offered', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const dulce = await asPerson(DemoCpf.dulce, 7)
    expect((await test.call(retornarExtrato, { ...ana, token: dulce.token })).problem.status).toBe(404)
    expect((await test.call(retornarExtrato, dulce)).problem.status).toBe(403)
    expect((await test.call(retornarExtrato, { ...ana, query: { idVinculo: 999_999 } })).problem.status).toBe(
      404,
    )
  })
})

describe('arquivoExtrato', () => {
  const file = (who: Awaited<ReturnType<typeof asPerson>>, formato: string, query = {}) =>
    test.call(arquivoExtrato, { ...who, params: { ...who.params, formato }, query })

  it('is a document with the position, the totals and every line', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const { bytes, headers } = await file(ana, 'pdf', { de: '2025-01', ate: '2025-12' })
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain('filename=extrato_2026-11-11.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    const said = text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
    for (const part of [
      'Extrato de contribuições',
      'Créditos de 01/2025 a 12/2025',
      'Período de 01/2025 a 12/2025',
      'Conta Todas as contas',
      'Tipo de movimento Todos os tipos',
      'Saldo inicial em 31/12/2024 R$',
      'Saldo final em 31/12/2025 R$',
      '31/12/2025 12/2025 Contribuição da patrocinadora 125,37 23,17589791 5,40949915 12.871,28',
      '529.982.247-25',
      'Totais por tipo',
      '12/2025',
      'Rentabilidade passada não garante rentabilidade futura.',
    ])
      expect(said).toContain(part)
  })

  it('says in the document what it was narrowed to', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const { bytes } = await file(ana, 'pdf', { conta: 'patrocinadora', tipo: 'CP', idPerfil: '3' })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    const said = text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Créditos desde a adesão',
      'Conta Patrocinadora',
      'Tipo de movimento Contribuição da patrocinadora',
      'Perfil Moderado',
      'Saldo inicial R$ 0,00',
    ])
      expect(said).toContain(part)
  })

  it('is a spreadsheet whose days are dates and whose figures are numbers, and text that Brazilian programs read', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const sheet = await file(ana, 'xlsx')
    const rows = (await readExcelFile(sheet.bytes)) as unknown as { data: unknown[][] }[]
    const data = rows[0]?.data ?? []
    expect(data).toHaveLength(121)
    expect(data[1]?.slice(0, 7)).toEqual([
      new Date('2026-10-30'),
      new Date('2026-10-01'),
      'CP',
      'Contribuição da patrocinadora',
      'Patrocinadora',
      'Moderado',
      134.39,
    ])
    const csv = (await file(ana, 'csv', { periodo: '3-meses' })).bytes.toString('utf8')
    const lines = csv.slice(1).trimEnd().split('\r\n')
    expect(csv.codePointAt(0)).toBe(0xfeff)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/^Data do crédito;Competência;Tipo;Movimento;/)
    expect(lines[1]).toMatch(/^30\/10\/2026;10\/2026;CP;.*;134,39;\d+,\d{8};/)
    expect(csv).not.toContain('52998224725')
  })

  it('writes thirty-one years, and nothing for who may not read it', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    for (const format of ['csv', 'xlsx']) {
      const { status, bytes } = await file(carlos, format)
      expect(status).toBe(200)
      expect(bytes.length).toBeGreaterThan(20_000)
    }
    const ana = await asPerson(DemoCpf.ana, 1)
    expect((await file({ ...carlos, token: ana.token }, 'csv')).problem.status).toBe(404)
    expect((await file(ana, 'doc')).problem.status).toBe(422)
  })
})
