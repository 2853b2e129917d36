import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import {
  alterarPerfilInvestimentos,
  responderQuestionarioPerfil,
  retornarPerfilInvestimentos,
} from '#contract/investments/investment-profiles.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { arquivoExtrato, retornarExtrato, retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import { retornarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { suggestedQuestionnaire } from '#domain/investments/investment-profiles/suggested-questionnaire.ts'
import { sumReais } from '#domain/money.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import {
  investmentProfileResults,
  investmentProfileSwitches,
} from '../database/schema/investment-profile-choices.ts'
import { quotaValues } from '../database/schema/ledger.ts'
import { paySlips } from '../database/schema/pay-slips.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { postEntries } from '../ledger/post-entries.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { recording } from '../testing/recording.ts'
import { switchOff } from '../testing/switch-off.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { withoutTriggers } from '../testing/without-triggers.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterEach(() => test.clock.set(TEST_NOW))
afterAll(() => test.close())

const SUPER_CONSERVATIVE = 1
const CONSERVATIVE = 2
const MODERATE = 3
const BOLD = 4

async function person(name: keyof typeof DemoCpf, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(DemoCpf[name]), await test.personId(DemoCpf[name])]
  return {
    token,
    idPessoa,
    read: () => test.call(retornarPerfilInvestimentos, { params: { idPessoa, idPlano }, token }),
    answer: (points: readonly number[], more: Record<string, unknown> = {}) => {
      const body = { idPessoa, idPlano, versao: 1, respostas: answersOf(points), ...more }
      return test.call(responderQuestionarioPerfil, { body, token })
    },
    choose: (idPerfil: number, more: Record<string, unknown> = {}) => {
      const body = { idPessoa, idPlano, chaveEnvio: randomUUID(), idPerfil, aceitaTermo: false, ...more }
      return test.call(alterarPerfilInvestimentos, { body, token })
    },
  }
}

function answersOf(points: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    suggestedQuestionnaire.questions.map(({ id, options }, index) => [
      id,
      options.find((option) => option.points === points[index])?.id ?? 'nenhuma',
    ]),
  )
}

async function move(
  idRequisicao: number,
  idStatus: number,
  token: string,
  more: Record<string, unknown> = {},
) {
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  return test.call(movimentarRequisicao, { body: { idRequisicao, idStatus, versao, ...more }, token })
}

async function rows(): Promise<unknown> {
  const all = [requests, investmentProfileResults, investmentProfileSwitches]
  return Promise.all(all.map(async (table) => (await test.database.select({ all: count() }).from(table))[0]))
}

describe('retornarPerfilInvestimentos', () => {
  it('tells Ana her profile, her result explained and the window', async () => {
    const { answer } = await (await person('ana', 1)).read()
    expect(answer).toMatchObject({
      perfil: { id: MODERATE, nome: 'Moderado' },
      rendaVitalicia: false,
      janela: { aberta: true, de: '2026-11-01', ate: '2026-11-15', efeitoEm: '2026-12-01' },
      escolhaAberta: null,
      trocaMarcada: null,
      trocas: [],
    })
    expect(answer.resultado).toMatchObject({
      pontos: 22,
      pontosMaximos: 36,
      perfil: { nome: 'Moderado' },
      valido: true,
      limites: [],
    })
    expect(answer.resultado?.respostas.reduce((all, { pontos }) => all + pontos, 0)).toBe(22)
    expect(answer.questionario.perguntas).toHaveLength(8)
    expect(answer.questionario.faixas.map(({ aPartirDe, perfil }) => `${aPartirDe} ${perfil.nome}`)).toEqual([
      '0 Super Conservador',
      '8 Conservador',
      '17 Moderado',
      '27 Arrojado',
    ])
  })

  it('compares the profiles from the unit values: each return is its two values', async () => {
    const { answer } = await (await person('ana', 1)).read()
    expect(answer.perfis.map(({ nome }) => nome)).toEqual([
      'Super Conservador',
      'Conservador',
      'Moderado',
      'Arrojado',
    ])
    for (const { retornos } of answer.perfis) {
      expect(retornos.map(({ meses }) => meses)).toEqual([12, 24, 36, 60])
      for (const { acumulado, cotaInicial, cotaFinal, dataFinal } of retornos) {
        expect(acumulado).toBeCloseTo((cotaFinal / cotaInicial - 1) * 100, 4)
        expect(dataFinal).toBe('2026-10-30')
      }
      expect(retornos.map(({ dataInicial }) => dataInicial.slice(0, 7))).toEqual([
        '2025-10',
        '2024-10',
        '2023-10',
        '2021-10',
      ])
    }
    expect(answer.perfis.map(({ volatilidade }) => volatilidade?.meses)).toEqual([36, 36, 36, 36])
    const swings = answer.perfis.map(({ volatilidade }) => volatilidade?.percentual ?? 0)
    expect(swings).toEqual(swings.toSorted((one, other) => one - other))
    expect(answer.perfis[0]?.resultados).toMatchObject({ meses: 12, periodos: 109, perdas: 0 })
    expect(answer.perfis[3]?.resultados?.pior).toBeLessThan(answer.perfis[0]?.resultados?.pior ?? 0)
  })

  it('says when the next window is, for each plan', async () => {
    test.clock.set(new Date('2026-11-21T12:00:00-03:00'))
    expect((await (await person('ana', 1)).read()).answer.janela).toEqual({
      aberta: false,
      de: '2027-05-01',
      ate: '2027-05-15',
      efeitoEm: '2027-06-01',
    })
    expect((await (await person('ana', 4)).read()).answer.janela).toMatchObject({
      de: '2026-12-01',
      ate: '2026-12-15',
    })
  })

  it('tells a result that is over, one that a cap holds down, and none', async () => {
    expect((await (await person('eduardo', 1)).read()).answer.resultado).toMatchObject({ valido: false })
    expect((await (await person('fernanda', 7)).read()).answer.resultado).toMatchObject({
      pontos: 32,
      perfilPelosPontos: { nome: 'Arrojado' },
      perfil: { nome: 'Conservador' },
      limites: ['Você vai precisar do dinheiro nos próximos 2 anos.'],
    })
    expect((await (await person('helena', 7)).read()).answer.resultado).toBeNull()
  })

  it('is for attendants too, and for nobody else', async () => {
    const [ana, helena, karina] = [
      await person('ana', 1),
      await person('helena', 1),
      await person('karina', 1),
    ]
    const ask = (token: string) =>
      test.call(retornarPerfilInvestimentos, { params: { idPessoa: ana.idPessoa, idPlano: 1 }, token })
    expect((await ask(karina.token)).answer.perfil.nome).toBe('Moderado')
    expect((await ask(helena.token)).problem).toMatchObject({ status: 404, codigo: 'nao-encontrado' })
    expect((await helena.read()).problem.status).toBe(404)
  })

  it('is refused to who left the sponsor: the service is not offered', async () => {
    expect((await (await person('gustavo', 1)).read()).problem).toMatchObject({
      status: 403,
      codigo: 'servico-indisponivel-para-situacao',
    })
  })
})

describe('responderQuestionarioPerfil', () => {
  it('scores, applies the caps and keeps the answers with their version', async () => {
    const helena = await person('helena', 7)
    const recorded = await recording(test)
    const { answer } = await helena.answer([6, 4, 6, 4, 4, 3, 0, 5])
    expect(await recorded('profile-questionnaire.answered')).toEqual([helena.idPessoa])
    expect(answer).toMatchObject({
      pontos: 32,
      perfilPelosPontos: { nome: 'Arrojado' },
      perfil: { nome: 'Conservador' },
      respondidoEm: '2026-11-11',
      validoAte: '2028-11-11',
    })
    expect((await helena.read()).answer.resultado).toEqual(answer)
  })

  it('refuses missing and invented answers, another version, somebody else and a closed service; nothing is kept', async () => {
    const [ana, helena, gustavo] = [
      await person('ana', 1),
      await person('helena', 7),
      await person('gustavo', 1),
    ]
    const before = await rows()
    const { status, problem } = await ana.answer([0, 0, 0, 0, 0, 0, 0, 9])
    expect([status, problem.campos]).toEqual([
      422,
      { 'respostas.goal': 'Esta resposta não existe. Escolha uma da lista.' },
    ])
    const nothing = (await ana.answer([], { respostas: {} })).problem
    expect(Object.keys(nothing.campos ?? {})).toHaveLength(8)
    expect((await ana.answer([0, 0, 0, 0, 0, 0, 0, 0], { versao: 2 })).problem.status).toBe(409)
    const asHelena = { idPessoa: helena.idPessoa, idPlano: 7 }
    expect((await ana.answer([0, 0, 0, 0, 0, 0, 0, 0], asHelena)).problem.status).toBe(404)
    expect((await gustavo.answer([0, 0, 0, 0, 0, 0, 0, 0])).problem.status).toBe(403)
    expect(await rows()).toEqual(before)
  })
})

describe('alterarPerfilInvestimentos', () => {
  it('refuses what the rule does not take, and writes nothing', async () => {
    const [ana, helena, eduardo] = [
      await person('ana', 1),
      await person('helena', 7),
      await person('eduardo', 1),
    ]
    const before = await rows()
    expect((await ana.choose(MODERATE)).problem.campos).toEqual({
      idPerfil: 'Este já é o seu perfil. Escolha outro para trocar.',
    })
    expect((await ana.choose(9)).problem.campos).toHaveProperty('idPerfil')
    expect((await ana.choose(BOLD)).problem.campos).toHaveProperty('aceitaTermo')
    expect((await eduardo.choose(CONSERVATIVE)).problem).toMatchObject({
      status: 409,
      detail: 'O resultado do seu questionário venceu. Responda de novo antes de escolher o perfil.',
    })
    expect((await ana.choose(CONSERVATIVE, { idPessoa: helena.idPessoa, idPlano: 7 })).problem.status).toBe(
      404,
    )
    expect((await (await person('gustavo', 1)).choose(CONSERVATIVE)).problem.status).toBe(403)
    test.clock.set(new Date('2026-11-21T12:00:00-03:00'))
    expect((await (await person('ana', 1)).choose(CONSERVATIVE)).problem).toMatchObject({
      status: 409,
      detail: 'Fora do período de alteração. Próximo período: 01/05/2027 a 15/05/2027.',
    })
    expect(await rows()).toEqual(before)
  })

  it('refuses who receives an income for life, and a plan without the service', async () => {
    const carlos = await person('carlos', 1)
    await carlos.answer([4, 2, 4, 2, 1, 3, 4, 2])
    await withoutTriggers(test.database, (unit) =>
      unit.execute('update pay_slips set memo = memo || \'{"profileId": null}\''),
    )
    expect((await carlos.choose(SUPER_CONSERVATIVE)).problem).toMatchObject({
      status: 409,
      detail: 'Quem recebe renda vitalícia não tem perfil de investimentos.',
    })
    expect((await carlos.read()).answer.rendaVitalicia).toBe(true)
    expect(await test.database.select({ all: count() }).from(paySlips)).not.toEqual([{ all: 0 }])
    await switchOff(test.database, 4, 'perfil-investimentos')
    expect((await (await person('ana', 4)).choose(BOLD)).problem.status).toBe(403)
  })

  it('of a window only the last choice counts; it can be cancelled until the window closes, and granted after', async () => {
    const [ana, marta] = [await person('ana', 1), await person('marta', 1)]
    const key = randomUUID()
    const first = (await ana.choose(CONSERVATIVE, { chaveEnvio: key })).answer
    expect(first.dados).toMatchObject({
      termoRisco: null,
      efeitoEm: '2026-12-01',
      cancelavelAte: '2026-11-15',
    })
    expect((await ana.choose(CONSERVATIVE, { chaveEnvio: key })).answer).toEqual(first)
    const twice = { aceitaTermo: true, chaveEnvio: randomUUID() }
    const [sent, again] = await Promise.all([ana.choose(BOLD, twice), ana.choose(BOLD, twice)])
    expect([sent.status, again.answer]).toEqual([200, sent.answer])
    const second = sent.answer
    expect(second.dados.termoRisco).toContain(
      'Meu questionário indicou o perfil Moderado. Escolho o perfil Arrojado',
    )
    const params = { idRequisicao: first.idRequisicao }
    expect((await test.call(retornarRequisicao, { params, token: ana.token })).answer.status.nome).toBe(
      'Cancelada',
    )
    expect((await ana.read()).answer.escolhaAberta).toMatchObject({
      id: second.idRequisicao,
      perfil: 'Arrojado',
    })

    await move(second.idRequisicao, 2, marta.token)
    expect((await move(second.idRequisicao, 5, marta.token)).problem).toMatchObject({
      status: 409,
      detail:
        'A pessoa pode cancelar ou trocar a escolha até 15/11/2026. Defira depois que o período terminar.',
    })
    test.clock.set(new Date('2026-11-16T09:00:00-03:00'))
    const later = { ana: await person('ana', 1), marta: await person('marta', 1) }
    expect((await move(second.idRequisicao, 7, later.ana.token)).problem.status).toBe(409)
    const recorded = await recording(test)
    expect((await move(second.idRequisicao, 5, later.marta.token)).status).toBe(200)
    expect(await recorded('profile-switch.marked')).toEqual([ana.idPessoa])
    expect((await later.ana.read()).answer).toMatchObject({
      perfil: { nome: 'Moderado' },
      trocaMarcada: { perfil: { nome: 'Arrojado' }, efeitoEm: '2026-12-01' },
    })
  })

  it('keeps its place in the window when it is sent back to Helena and the window has closed meanwhile', async () => {
    const [helena, marta] = [await person('helena', 7), await person('marta', 7)]
    const chosen = (await helena.choose(SUPER_CONSERVATIVE)).answer
    await move(chosen.idRequisicao, 2, marta.token)
    const correcoes = [{ campo: 'idPerfil', motivo: 'Confira o perfil.' }]
    const returned = await move(chosen.idRequisicao, 3, marta.token, {
      motivo: 'Confira o perfil.',
      correcoes,
    })
    expect(returned.status).toBe(200)

    test.clock.set(new Date('2026-11-16T09:00:00-03:00'))
    const later = await person('helena', 7)
    expect((await later.read()).answer.janela.aberta).toBe(false)
    const { idRequisicao } = chosen
    expect((await later.choose(CONSERVATIVE, { idRequisicao })).answer).toMatchObject({
      idRequisicao,
      dados: { efeitoEm: chosen.dados.efeitoEm, cancelavelAte: chosen.dados.cancelavelAte },
    })
  })

  it('takes the balance over on its day: the same money, the same dates, and no row of the past touched', async () => {
    await test.database.insert(quotaValues).values([
      { profileId: MODERATE, date: '2026-11-30', value: '12.00000000' },
      { profileId: BOLD, date: '2026-11-30', value: '17.31000000' },
    ])
    test.clock.set(new Date('2026-11-30T23:00:00-03:00'))
    await performDue(test.api, 'investment-profile-switch')
    const early = await person('ana', 1)
    expect((await early.read()).answer.perfil.nome).toBe('Moderado')
    const before = await seenBy(early)
    const rowsBefore = await ledgerOfAna()
    const recorded = await recording(test)

    test.clock.set(new Date('2026-12-01T06:00:00-03:00'))
    await performDue(test.api, 'investment-profile-switch')
    await performDue(test.api, 'investment-profile-switch')
    const ana = await person('ana', 1)
    expect(await recorded('profile-switch.carried-out')).toEqual([ana.idPessoa])
    const after = await seenBy(ana)
    expect(after.summary.saldo?.total).toBe(before.summary.saldo?.total)
    expect(after.summary).toEqual({ ...before.summary, saldo: after.summary.saldo })
    expect(after.summary.saldo).toMatchObject({ perfil: 'Arrojado', valorCota: 17.31 })
    expect(before.figures[0]).toEqual(['saldo-total', before.summary.saldo?.total])
    expect(after.figures).toEqual(before.figures)
    expect(after.evolution).toEqual(before.evolution)
    expect(after.taxedToday).toBe(before.taxedToday)
    expect(after.periodReturn).toBe(before.periodReturn)

    const rowsAfter = await ledgerOfAna()
    expect(rowsAfter.slice(0, rowsBefore.length)).toEqual(rowsBefore)
    const added = rowsAfter.slice(rowsBefore.length).map((row) => JSON.parse(row) as Record<string, unknown>)
    expect(added).toHaveLength(2 * rowsBefore.length)
    expect(added.map((row) => row['lot_date']).toSorted()).toEqual(
      rowsBefore
        .map((row) => JSON.parse(row) as Record<string, unknown>)
        .flatMap((row) => [row['date'], row['date']])
        .toSorted(),
    )
    expect(await proveBalances(test.database)).toEqual([])

    const { answer } = await ana.read()
    expect(answer).toMatchObject({
      perfil: { nome: 'Arrojado' },
      trocaMarcada: null,
      trocas: [{ data: '2026-11-30', cotaAnterior: 12, cotaNova: 17.31, saldo: before.summary.saldo?.total }],
    })
  })

  it('is told by the statement as lines of its own, at published values, on screen and on paper', async () => {
    test.clock.set(new Date('2026-12-01T09:00:00-03:00'))
    const ana = await person('ana', 1)
    const params = { idPessoa: ana.idPessoa, idPlano: 1 }
    const { answer } = await test.call(retornarExtrato, { params, token: ana.token })
    const total = (await seenBy(ana)).summary.saldo?.total ?? 0
    const told = answer.linhas.slice(0, 4)
    expect(told.map(({ tipo, conta, perfil, valorCota }) => [tipo, conta, perfil, valorCota])).toEqual([
      ['troca-de-perfil-entrada', 'patrocinadora', 'Arrojado', 17.31],
      ['troca-de-perfil-entrada', 'basica', 'Arrojado', 17.31],
      ['troca-de-perfil-saida', 'patrocinadora', 'Moderado', 12],
      ['troca-de-perfil-saida', 'basica', 'Moderado', 12],
    ])
    expect(sumReais(told.map(({ valor }) => valor))).toBe(0)
    expect(sumReais(told.slice(0, 2).map(({ valor }) => valor))).toBe(total)
    expect(told.map(({ saldo }) => saldo).at(0)).toBe(total)
    expect(told[2]).toMatchObject({ cotasAcumuladas: 0, saldo: 0 })
    expect(answer.totalLinhas).toBe(124)
    expect(answer.totais.retirado).toBe(0)
    expect(answer.totais.porTipo.slice(-2).map(({ tipo, valor }) => [tipo, valor])).toEqual([
      ['troca-de-perfil-saida', -total],
      ['troca-de-perfil-entrada', total],
    ])
    const narrowed = await test.call(retornarExtrato, {
      params,
      token: ana.token,
      query: { tipo: 'troca-de-perfil-saida' },
    })
    expect(narrowed.answer.totalLinhas).toBe(2)
    const file = (formato: string) =>
      test.call(arquivoExtrato, { params: { ...params, formato }, token: ana.token })
    const csv = (await file('csv')).bytes.toString('utf8')
    expect(csv).toContain('Troca de perfil: entrada;Participante, básica;Arrojado')
    const pdf = await getDocumentProxy(new Uint8Array((await file('pdf')).bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Troca de perfil: saída')
  })

  it('chains the returns of each profile after a second switch, and names only published values', async () => {
    const [link] = await test.database
      .select({ id: planLinks.id })
      .from(planLinks)
      .where(eq(planLinks.enrolment, '100234'))
    await test.database.insert(quotaValues).values([
      { profileId: BOLD, date: '2026-12-30', value: '18.00240000' },
      { profileId: CONSERVATIVE, date: '2026-12-30', value: '9.87654321' },
      { profileId: CONSERVATIVE, date: '2027-01-29', value: '9.97530864' },
    ])
    const [marked] = await test.database
      .insert(investmentProfileSwitches)
      .values({
        linkId: link?.id ?? 0,
        fromProfileId: BOLD,
        toProfileId: CONSERVATIVE,
        effectiveOn: '2027-01-04',
        windowClosedOn: '2026-12-15',
      })
      .returning()
    await test.database
      .insert(dueActs)
      .values({ kind: 'investment-profile-switch', subjectId: marked?.id ?? 0, dueOn: '2027-01-04' })
    test.clock.set(new Date('2027-01-04T06:00:00-03:00'))
    const before = await seenBy(await person('ana', 1))
    await performDue(test.api, 'investment-profile-switch')
    const after = await seenBy(await person('ana', 1))
    expect(after.summary.saldo).toMatchObject({ total: before.summary.saldo?.total, perfil: 'Conservador' })
    expect(after.figures).toEqual(before.figures)
    expect(after.evolution).toEqual(before.evolution)
    expect(await proveBalances(test.database)).toEqual([])

    test.clock.set(new Date('2027-02-01T09:00:00-03:00'))
    const ana = await person('ana', 1)
    const params = { idPessoa: ana.idPessoa, idPlano: 1 }
    const { answer } = await test.call(retornarPosicaoExtrato, { params, token: ana.token })
    const year = answer.figuras.find(({ figura }) => figura === 'rentabilidade-12-meses')
    const ends = year?.partes.filter(({ codigo }) => codigo !== 'rentabilidade-do-mes') ?? []
    expect(year?.formula).toBe('rentabilidades-de-cada-perfil')
    expect(ends.map(({ codigo, data }) => [codigo, data])).toEqual([
      ['primeira-cota', '2026-01-30'],
      ['cota-na-saida', '2026-11-30'],
      ['cota-na-entrada', '2026-11-30'],
      ['cota-na-saida', '2026-12-30'],
      ['cota-na-entrada', '2026-12-30'],
      ['ultima-cota', '2027-01-29'],
    ])
    const published = await test.database.select().from(quotaValues)
    for (const { valor, data } of ends)
      expect(published.some(({ date, value }) => date === data && Number(value) === valor)).toBe(true)
    const product = [0, 2, 4].reduce(
      (all, index) => all * ((ends[index + 1]?.valor ?? 0) / (ends[index]?.valor ?? 1)),
      1,
    )
    expect(year?.resultado).toBeCloseTo((product - 1) * 100, 4)
  })

  it('values what was credited to the old profile later at the value of that profile', async () => {
    test.clock.set(new Date('2027-02-01T09:00:00-03:00'))
    const ana = await person('ana', 1)
    const before = await seenBy(ana)
    const [link] = await test.database
      .select({ id: planLinks.id })
      .from(planLinks)
      .where(eq(planLinks.enrolment, '100234'))
    const work = { actor: null, requestId: 'test', now: test.clock.now() }
    const late = {
      linkId: link?.id ?? 0,
      type: 'CB',
      account: 'participant-basic',
      profileId: MODERATE,
      date: '2026-11-30',
      competence: '2026-11',
      amount: '120.00',
      unitValue: '12.00000000',
      key: 'late',
    } as const
    await test.database.transaction((database) =>
      postEntries({ ...work, database }, { kind: 'import', id: 'late' }, [late]),
    )
    const after = await seenBy(ana)
    expect(after.summary.saldo?.total).toBe(sumReais([before.summary.saldo?.total ?? 0, 120]))
    expect(after.summary.saldo?.cotas).toBe(before.summary.saldo?.cotas)
    expect(after.evolution.at(-1)?.saldo).toBe(after.summary.saldo?.total)
    expect(after.history.evolucao.at(-1)?.saldo).toBe(after.summary.saldo?.total)
    // A redemption would pay all of one's own part, and the sponsor's part as far as it is.
    expect(after.taxedToday).toBe(sumReais([before.taxedToday ?? 0, 120]))
    const { answer } = await test.call(retornarPosicaoExtrato, {
      params: { idPessoa: ana.idPessoa, idPlano: 1 },
      token: ana.token,
    })
    const [total, own] = answer.figuras
    expect(total?.partes.map(({ codigo }) => codigo)).toEqual([
      'cotas',
      'valor-da-cota',
      'cotas',
      'valor-da-cota',
    ])
    const worth = total?.partes.reduce(
      (sum, { valor }, index, parts) =>
        index % 2 === 0 ? sum + valor * (parts[index + 1]?.valor ?? 0) : sum,
      0,
    )
    expect(worth).toBeCloseTo(total?.resultado ?? 0, 2)
    expect(own?.partes.map(({ codigo, conta }) => [codigo, conta])).toEqual([['saldo-da-conta', 'basica']])
    expect(await proveBalances(test.database)).toEqual([])
  })
})

/** The balance and its past, as a person sees them. */
async function seenBy({ token, idPessoa }: { token: string; idPessoa: number }) {
  const params = { idPessoa, idPlano: 1 }
  const summary = (await test.call(retornarResumoPlano, { params, token })).answer
  const history = (await test.call(retornarHistoricoSaldo, { params, token })).answer
  const position = (await test.call(retornarPosicaoExtrato, { params, token })).answer
  const lines = (await test.call(retornarExtrato, { params, token })).answer
  const { comparacao } = (await test.call(retornarRegimeTributacao, { params, token })).answer
  return {
    summary,
    history,
    figures: position.figuras.map(({ figura, resultado }) => [figura, resultado]),
    evolution: position.evolucao,
    periodReturn: lines.figuras[0]?.resultado,
    taxedToday: comparacao?.total,
  }
}

/** Every row of Ana's ledger as the database keeps it, to the last byte, in the order of their ids. */
async function ledgerOfAna(): Promise<string[]> {
  const { rows: found } = await test.database.execute<{ entry: string }>(sql`
    select to_jsonb(e)::text as entry from ledger_entries e join plan_links l on l.id = e.link_id
    where l.enrolment = '100234' order by e.id`)
  return found.map(({ entry }) => entry)
}
