import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarPlanoFuncionalidades } from '#contract/plans/plans.ts'
import {
  arquivoTermoRegime,
  optarRegimeTributacao,
  retornarRegimeTributacao,
  retornarSimulacaoRegime,
  simularRegimeTributacao,
} from '#contract/taxes/tax-regime.ts'
import { sumReais } from '#domain/money.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requestPayloads } from '../database/schema/requests.ts'
import { taxRegimeOptions } from '../database/schema/tax-regime-options.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { regressiveTax } from '../rules/tax-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'

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
    regime: async () => (await test.call(retornarRegimeTributacao, { params, token })).answer,
    simulator: async () => (await test.call(retornarSimulacaoRegime, { params, token })).answer,
    simulate: async (asked: Record<string, unknown> = {}) =>
      (await test.call(simularRegimeTributacao, { token, body: { ...params, ...asked } })).answer,
    choose: (choice: Record<string, unknown>) =>
      test.call(optarRegimeTributacao, {
        token,
        body: {
          idPessoa,
          idPlano,
          chaveEnvio: randomUUID(),
          regime: 'regressivo',
          viuComparacao: true,
          aceitaIrrevogavel: true,
          senha: 'Prev@2026',
          ...choice,
        },
      }),
  }
}

const optionsOf = (cpf: string) => async () =>
  test.database
    .select({ option: taxRegimeOptions })
    .from(taxRegimeOptions)
    .innerJoin(planLinks, eq(planLinks.id, taxRegimeOptions.linkId))
    .where(eq(planLinks.personId, await test.personId(cpf)))

describe('retornarRegimeTributacao', () => {
  it('lets Ana choose, and compares both regimes on her own lots to the cent', async () => {
    const { situacao, comparacao, tabela } = await (await asPerson(DemoCpf.ana, 1)).regime()
    expect(situacao).toEqual({
      regime: 'progressivo',
      escolhidoEm: '2022-10-23',
      motivo: 'escolhido-antes-de-2024',
      definitivo: false,
      opcoes: ['progressivo', 'regressivo'],
      semVolta: ['regressivo'],
      termo: null,
    })
    const { situacao: inFamilyPlan } = await (await asPerson(DemoCpf.ana, 4)).regime()
    expect(inFamilyPlan).toMatchObject({ escolhidoEm: null, motivo: 'nunca-escolhido', definitivo: false })
    expect(tabela.map(({ aliquota }) => aliquota)).toEqual([35, 30, 25, 20, 15, 10])
    expect(comparacao).not.toBeNull()
    if (!comparacao) return
    const { total, faixas, regressivo, progressivoRetido, outrasRendas, projecao } = comparacao
    expect(sumReais(faixas.map(({ valor }) => valor))).toBe(total)
    expect(sumReais(faixas.map(({ imposto }) => imposto))).toBe(regressivo.imposto)
    expect(sumReais([total, -regressivo.imposto])).toBe(regressivo.liquido)
    expect(progressivoRetido.aliquota).toBe(15)
    expect(outrasRendas).toBe(120_000)
    expect(projecao.at(-1)?.regressivo.aliquota).toBe(10)
  })

  it('shows Olívia that her benefit settled it, and the worked example to the cent', async () => {
    const { situacao, exemplo } = await (await asPerson(DemoCpf.olivia, 7)).regime()
    expect(situacao).toMatchObject({
      regime: 'regressivo',
      escolhidoEm: '2012-11-30',
      motivo: 'beneficio-concedido',
      definitivo: true,
      opcoes: [],
    })
    expect(exemplo).toMatchObject({
      total: 14_320.76,
      regressivo: { imposto: 2945.52, liquido: 11_375.24, aliquota: 20.57 },
    })
    expect(exemplo.lotes.map(({ valor, aliquota, imposto }) => [valor, aliquota, imposto])).toEqual([
      [3254.72, 10, 325.47],
      [2603.78, 15, 390.57],
      [3905.66, 20, 781.13],
      [2929.25, 30, 878.78],
      [1627.35, 35, 569.57],
    ])
  })

  it('knows the day of the grant, whenever payments stopped and came back', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const ofCarlos = eq(planLinks.personId, carlos.params.idPessoa)
    const [before] = await test.database.select().from(planLinks).where(ofCarlos)
    expect((await carlos.regime()).situacao).toMatchObject({
      motivo: 'beneficio-concedido',
      definitivo: true,
    })
    await test.database
      .update(planLinks)
      .set({ benefitGrantedOn: '2023-05-01', situationSince: '2026-11-01' })
      .where(ofCarlos)
    expect((await carlos.regime()).situacao).toMatchObject({
      motivo: 'assistido-progressivo',
      opcoes: ['regressivo'],
    })
    await test.database
      .update(planLinks)
      .set({ benefitGrantedOn: before?.benefitGrantedOn, situationSince: before?.situationSince })
      .where(ofCarlos)
  })

  it('takes its tables from the database, each from the day it is in force', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const before = await ruleOn(test.database, regressiveTax, null, TEST_TODAY)
    const after = { ...before, brackets: [{ upToYears: null, ratePercent: 12 }] }
    const tables = async () => (await ana.regime()).tabela.map(({ aliquota }) => aliquota)
    await changeRule(test.database, regressiveTax, null, () => after, { from: '2199-01-01' })
    expect(await tables()).toEqual([35, 30, 25, 20, 15, 10])
    await changeRule(test.database, regressiveTax, null, () => after)
    expect(await tables()).toEqual([12])
    await changeRule(test.database, regressiveTax, null, () => before)
  })

  it('is read by attendants, and refused to others and where it is not offered', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const read = (params: Record<string, number>, token: string) =>
      test.call(retornarRegimeTributacao, { params, token })
    expect((await read(ana.params, await test.signIn(DemoCpf.karina))).answer.situacao.opcoes).toHaveLength(2)
    const carlos = await asPerson(DemoCpf.carlos, 1)
    expect((await read(ana.params, carlos.token)).problem.codigo).toBe('nao-encontrado')
    expect((await read({ ...ana.params, idPlano: 7 }, ana.token)).problem.status).toBe(404)
  })
})

describe('optarRegimeTributacao', () => {
  it('refuses a wrong password, missing confirmations and other people, and changes no row', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const ana = await asPerson(DemoCpf.ana, 1)
    const [requestsBefore, options] = [await countRequests(test), optionsOf(DemoCpf.helena)]
    const recorded = await recording(test)
    expect((await helena.choose({ senha: 'errada' })).problem).toMatchObject({
      status: 422,
      campos: { senha: expect.stringContaining('não confere') },
    })
    expect((await helena.choose({ aceitaIrrevogavel: false, viuComparacao: false })).problem).toMatchObject({
      status: 422,
      campos: { aceitaIrrevogavel: expect.any(String), viuComparacao: expect.any(String) },
    })
    expect((await helena.choose({ senha: '' })).problem.status).toBe(422)
    expect((await helena.choose({ regime: 'outro' })).problem.status).toBe(422)
    expect((await helena.choose({ idPessoa: ana.params.idPessoa })).problem.status).toBe(404)
    const olivia = await asPerson(DemoCpf.olivia, 7)
    expect((await olivia.choose({})).problem.codigo).toBe('servico-indisponivel-para-situacao')
    expect(await countRequests(test)).toBe(requestsBefore)
    expect(await options()).toEqual([])
    expect(await recorded('password.confirmation-failed')).toEqual([helena.params.idPessoa])
    expect((await helena.regime()).situacao.regime).toBe('progressivo')
  })

  it('locks after five wrong passwords, for a right one too', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await eduardo.choose({ senha: `errada ${attempt}` })).problem.status).toBe(422)
    }
    expect((await eduardo.choose({})).problem).toMatchObject({ status: 429, codigo: 'muitas-tentativas' })
    expect(await optionsOf(DemoCpf.eduardo)()).toEqual([])
  })

  it('is for good, once: the term is sealed, the link changes, and the password is kept nowhere', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const chaveEnvio = randomUUID()
    const receipt = (await ana.choose({ chaveEnvio })).answer
    expect(receipt).toMatchObject({
      status: { id: 8 },
      dados: { regime: 'regressivo', anterior: 'progressivo', comparacao: { dataCota: '2026-10-30' } },
    })
    expect((await ana.choose({ chaveEnvio })).answer).toEqual(receipt)
    const { situacao } = await ana.regime()
    expect(situacao).toMatchObject({
      regime: 'regressivo',
      escolhidoEm: '2026-11-11',
      motivo: 'escolhido',
      definitivo: true,
      opcoes: [],
      termo: { protocolo: receipt.protocolo, codigo: receipt.codigo },
    })
    expect((await ana.choose({ regime: 'progressivo' })).problem.status).toBe(403)
    const options = await optionsOf(DemoCpf.ana)()
    const own = options.find(({ option }) => option.origin === 'portal')
    expect([own?.option.requestId, options.length]).toEqual([receipt.idRequisicao, 2])
    const kept = JSON.stringify([
      await test.database.select().from(requestPayloads),
      await test.database.select().from(auditEntries),
      own,
    ])
    expect(kept).not.toContain('Prev@2026')
    expect(kept).toContain('tax-regime.chosen')
    const features = await test.call(retornarPlanoFuncionalidades, {
      params: { idPlano: 1, idCategoria: 1, idSituacao: 1 },
      token: ana.token,
    })
    expect(JSON.parse(features.answer.funcionalidades)).toContainEqual(
      expect.objectContaining({ slug: 'regime-tributacao', somenteLeitura: true }),
    )

    const { bytes, headers } = await test.call(arquivoTermoRegime, { params: ana.params, token: ana.token })
    expect(headers.get('content-disposition')).toContain('filename=termo_regime_tributacao_2026-11-11.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    for (const said of ['529.982.247-25', 'Regressivo', receipt.protocolo, '12:00:00', 'irrevogável'])
      expect(text).toContain(said)
    expect(text.replaceAll(' ', '')).toContain(situacao.termo?.codigo)
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const helena = await asPerson(DemoCpf.helena, 7)
    expect((await test.call(arquivoTermoRegime, helena)).problem.status).toBe(404)
    const helenas = await test.call(arquivoTermoRegime, { params: ana.params, token: helena.token })
    expect(helenas.problem.status).toBe(404)
  })
})

describe('a choice of the progressive regime', () => {
  it('is signed without a promise that it is for good, and may become the regressive one until the first redemption', async () => {
    const fernanda = await asPerson(DemoCpf.fernanda, 7)
    const first = (await fernanda.choose({ regime: 'progressivo', aceitaIrrevogavel: false })).answer
    expect(first.dados.declaracoes.join(' ')).toContain('posso trocar o progressivo pelo regressivo')
    expect(first.dados.declaracoes.join(' ')).not.toContain('irrevogável')
    expect((await fernanda.regime()).situacao).toMatchObject({
      regime: 'progressivo',
      motivo: 'progressivo-escolhido',
      definitivo: false,
      opcoes: ['regressivo'],
      semVolta: ['regressivo'],
    })
    expect((await fernanda.choose({ aceitaIrrevogavel: false })).problem).toMatchObject({
      status: 422,
      campos: { aceitaIrrevogavel: expect.any(String) },
    })
    expect((await fernanda.choose({})).answer.dados).toMatchObject({
      regime: 'regressivo',
      anterior: 'progressivo',
    })
    expect((await fernanda.regime()).situacao).toMatchObject({ motivo: 'escolhido', definitivo: true })
  })
})

describe('retornarSimulacaoRegime', () => {
  it('proposes what the plan knows of the person, and concludes nothing from it', async () => {
    const eduardo = await asPerson(DemoCpf.eduardo, 1)
    const helena = await asPerson(DemoCpf.helena, 7)
    const { respostas, resultado, saldoHoje, situacao } = await helena.simulator()
    expect(resultado).toBeNull()
    expect(situacao).toEqual((await helena.regime()).situacao)
    expect(saldoHoje).toBeGreaterThan((await helena.regime()).comparacao?.total ?? Infinity)
    // 1% of basic from each side and 5% of supplementary on 7.473,30; twelve salaries; from 29 to 60 years.
    expect(respostas).toMatchObject({
      usaSaldo: 'S',
      contribuicao: sumReais([6.23, 6.23, 404.79]),
      outrasRendas: 89_679.6,
      rendaAtual: 89_679.6,
      saida: 31,
      forma: 'prazo-certo',
    })
    // The self-sponsored pay both shares; their fee enters no account, and there is no salary any more.
    expect((await eduardo.simulator()).respostas).toMatchObject({ contribuicao: 403.16, outrasRendas: 0 })
    expect((await (await asPerson(DemoCpf.ana, 4)).simulator()).respostas.contribuicao).toBe(250)
    expect((await (await asPerson(DemoCpf.gustavo, 1)).simulator()).respostas.contribuicao).toBe(0)
  })

  it('tells the same as the regime page, once the answers are confirmed', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    expect((await ana.regime()).simulacao).toBeNull()
    const answered = await ana.simulate({ contribuicao: 300, saida: 12, outrasRendas: 50_000 })
    const { resultado, respostas } = await ana.simulator()
    expect(resultado).toEqual(answered)
    expect(respostas).toEqual(answered.respostas)
    expect((await ana.regime()).simulacao).toEqual(answered)
    const again = await ana.simulate({ contribuicao: 300, saida: 20, outrasRendas: 50_000 })
    expect((await ana.regime()).simulacao).toEqual(again)
    // An attendant who looks has answers of their own.
    const { answer } = await test.call(retornarSimulacaoRegime, {
      params: ana.params,
      token: await test.signIn(DemoCpf.karina),
    })
    expect(answer.resultado).toBeNull()
  })

  it('compares nothing once the regime is settled', async () => {
    const olivia = await asPerson(DemoCpf.olivia, 7)
    await olivia.simulate({})
    expect(await olivia.simulator()).toMatchObject({ situacao: { definitivo: true }, resultado: null })
    expect((await olivia.regime()).simulacao).toBeNull()
  })
})

describe('simularRegimeTributacao', () => {
  it('gives the published table for 1.000 a month from nothing', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const fromNothing = { usaSaldo: 'N', contribuicao: 1000, rentabilidade: 4 }
    const alone = await helena.simulate(fromNothing)
    const withOther = await helena.simulate({ ...fromNothing, outrasRendas: 120_000 })
    const of = (year: number) => {
      const [one, other] = [alone, withOther].map(({ anos }) => anos.find(({ ano }) => ano === year))
      return [one?.saldo, one?.regressivo.imposto, one?.progressivo.imposto, other?.progressivo.imposto]
    }
    expect(of(2)).toEqual([25_007.22, 8752.53, 0, 6876.99])
    expect(of(10)).toEqual([147_176.17, 35_642.64, 24_717.79, 40_473.45])
    expect(of(20)).toEqual([365_032.85, 57_428.31, 84_628.37, 100_384.03])
    expect(alone.anos.map(({ ano }) => ano)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(alone).toMatchObject({ saldoHoje: 0, dataCota: null, deducao: null })
    expect(alone.anos.every(({ rendaMensal }) => rendaMensal === null)).toBe(true)
    expect(alone.rendaEquilibrio.ate64).toBeCloseTo(6667, -1)
    expect(alone.rendaEquilibrio.de65).toBeCloseTo(9189, -1)
  })

  it('begins with the own balance, pays incomes, and says what a deduction saves', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { comparacao } = await helena.regime()
    const income = await helena.simulate({
      forma: 'prazo-certo',
      prazo: 15,
      contribuicao: 500,
      deduz: 'S',
      rendaAtual: 100_000,
    })
    expect(income.saldoHoje).toBeGreaterThan(comparacao?.total ?? Infinity)
    expect(income.anos[0]?.rendaMensal).toBeGreaterThan(0)
    expect(income.deducao).toMatchObject({ dedutivel: 6000, acimaDoLimite: 0 })
    const lifetime = await helena.simulate({ forma: 'vitalicia' })
    expect(lifetime.anos[39]?.regressivo.aliquota).toBe(10)
  })

  it('says in which years which regime costs less', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { faixas, anos, parcelaIsenta } = await helena.simulate({
      contribuicao: 500,
      outrasRendas: 100_000,
    })
    expect(parcelaIsenta).toBe(1903.98)
    expect([faixas[0]?.de, faixas.at(-1)?.ate]).toEqual([1, 40])
    for (const { de, ate, menor } of faixas)
      for (const { regressivo, progressivo } of anos.slice(de - 1, ate))
        expect(Math.sign(progressivo.imposto - regressivo.imposto)).toBe(
          menor === null ? 0 : menor === 'regressivo' ? 1 : -1,
        )
  })

  it('refuses nonsense and other people’s data, and confirms nothing by it', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { respostas: before } = await helena.simulator()
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const call = (asked: Record<string, unknown>, token = helena.token) =>
      test.call(simularRegimeTributacao, { body: { ...helena.params, ...asked }, token })
    for (const [name, value] of [
      ['saida', 41],
      ['contribuicao', -1],
      ['forma', 'outra'],
      ['rentabilidade', 99],
      ['outrasRendas', '120000'],
    ] as const) {
      expect((await call({ [name]: value })).problem.status, name).toBe(422)
    }
    expect((await call({}, carlos.token)).problem.status).toBe(404)
    expect((await helena.simulator()).respostas).toEqual(before)
  })

  it('asks for what the form asks for', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const fieldsOf = async (asked: Record<string, unknown>) => {
      const body = { ...helena.params, ...asked }
      const { status, campos } = (await test.call(simularRegimeTributacao, { body, token: helena.token }))
        .problem
      return { status, campos }
    }
    expect(await fieldsOf({ usaSaldo: 'N' })).toEqual({
      status: 422,
      campos: { contribuicao: 'Começando do zero, informe uma contribuição.' },
    })
    expect(await fieldsOf({ deduz: 'S', contribuicao: 500 })).toEqual({
      status: 422,
      campos: { rendaAtual: 'Informe a sua renda, até R$ 100.000.000,00.' },
    })
  })
})
