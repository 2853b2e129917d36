import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano, type ToDo } from '#contract/home/plan-summary.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { requestKindId } from '../database/reference-data.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { declarations } from '../database/schema/declarations.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { indexerValues } from '../database/schema/registries.ts'
import { requests } from '../database/schema/requests.ts'
import { projection } from '../rules/benefit-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())
afterEach(() => test.clock.set(START))

const START = new Date('2026-11-11T15:00:00Z')

async function home(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return (await test.call(retornarResumoPlano, { params: { idPessoa, idPlano }, token })).answer
}

async function history(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return (await test.call(retornarHistoricoSaldo, { params: { idPessoa, idPlano }, token })).answer
}

const kindsOf = (list: readonly ToDo[]) => list.map(({ tipo }) => tipo)

describe('what there is to do', () => {
  it('tells Eduardo first what is overdue, with the charges of the day', async () => {
    test.clock.set(new Date('2026-11-21T15:00:00Z'))
    const { pendencias } = await home(DemoCpf.eduardo, 1)
    expect(pendencias[0]).toMatchObject({
      tipo: 'pagamento-vencido',
      competencia: '2026-10',
      vencimento: '2026-10-10',
      pagavelAqui: true,
      dias: 42,
      total: 422.42,
    })
    expect(kindsOf(pendencias)).toEqual([
      'pagamento-vencido',
      'recadastramento',
      'declaracao',
      'pagamento-aberto',
      'declaracao-a-fazer',
    ])
  })

  it('takes away what was paid, and says at once that it was', async () => {
    const { pendencias } = await home(DemoCpf.ana, 4)
    const open = pendencias.find((one) => one.tipo === 'pagamento-aberto')
    expect(open).toMatchObject({ competencia: '2026-12', valor: 122.08, pagavelAte: '2026-12-10' })
    await test.database
      .update(contributionPayments)
      .set({ paidOn: '2026-11-11', paidAmount: 122.08, creditOn: '2026-11-12' })
      .where(eq(contributionPayments.id, open?.idContribuicao ?? 0))
    const after = await home(DemoCpf.ana, 4)
    expect(kindsOf(after.pendencias)).not.toContain('pagamento-aberto')
    expect(after.ultimaContribuicao).toEqual({
      competencia: '2026-12',
      dataCredito: '2026-11-11',
      creditada: false,
      participante: 122.08,
      patrocinadora: 0,
      total: 122.08,
    })
    expect(after.proximaContribuicao).toEqual({
      competencia: '2027-01',
      vencimento: '2027-01-10',
      valor: 250,
      idContribuicao: null,
    })
  })

  it('has the re-registration of who has one to do, and of nobody else', async () => {
    const waits = async (cpf: string, plan: number) =>
      (await home(cpf, plan)).pendencias.find(({ tipo }) => tipo === 'recadastramento')
    expect(await waits(DemoCpf.ana, 1)).toEqual({
      tipo: 'recadastramento',
      status: 1,
      prazo: '2026-12-26',
      suspendeEm: null,
    })
    expect(await waits(DemoCpf.carlos, 1)).toMatchObject({ status: 2 })
    expect(await waits(DemoCpf.eduardo, 1)).toMatchObject({ status: 4 })
    for (const [cpf, plan] of [
      [DemoCpf.dulce, 7],
      [DemoCpf.fernanda, 7],
      [DemoCpf.gustavo, 1],
      [DemoCpf.helena, 7],
    ] as const) {
      expect(await waits(cpf, plan)).toBeUndefined()
    }
  })

  it('warns Carlos of the day on which his benefit will stand still, and says so when it does', async () => {
    const carlos = await test.personId(DemoCpf.carlos)
    await test.database.update(people).set({ reRegistrationDueOn: '2026-10-31' }).where(eq(people.id, carlos))
    expect((await home(DemoCpf.carlos, 1)).pendencias[0]).toMatchObject({
      tipo: 'recadastramento',
      prazo: '2026-10-31',
      suspendeEm: '2027-01-29',
    })
    const link = eq(planLinks.personId, carlos)
    await test.database
      .update(planLinks)
      .set({ situation: 6, situationReason: 'PROVA_DE_VIDA', situationSince: '2026-11-10' })
      .where(link)
    const suspended = await home(DemoCpf.carlos, 1)
    expect(suspended.pendencias[0]).toEqual({ tipo: 'beneficio-suspenso', desde: '2026-11-10' })
    expect(suspended.beneficio).toEqual({
      proximoPagamento: null,
      conta: null,
      proximo: null,
      decimoTerceiro: null,
      duracao: null,
    })
    await test.database.update(planLinks).set({ situation: 2, situationReason: null }).where(link)
  })

  it('leads Olívia back to what was returned, and until when she may answer', async () => {
    const { pendencias, requisicoesAbertas } = await home(DemoCpf.olivia, 7)
    expect(pendencias[0]).toMatchObject({ tipo: 'requisicao-devolvida', nome: 'Alteração de renda' })
    expect(pendencias[0]).toHaveProperty('ate', '2026-12-04')
    expect(requisicoesAbertas).toBeGreaterThan(0)
  })

  it('says for thirty days that a request was refused, unless it was filed again', async () => {
    const [helena, kindId] = [await test.personId(DemoCpf.helena), requestKindId('suspend-contribution')]
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, helena))
    const refused = {
      kindId,
      personId: helena,
      linkId: link?.id ?? 0,
      planId: 7,
      status: 6,
      slaBusinessDays: 5,
      filedAt: new Date('2026-11-02T12:00:00Z'),
      updatedAt: new Date('2026-11-05T12:00:00Z'),
      decidedAt: new Date('2026-11-05T12:00:00Z'),
    }
    await test.database.insert(requests).values({ ...refused, protocol: '2026.9000001' })
    const shown = async () =>
      (await home(DemoCpf.helena, 7)).pendencias.filter(({ tipo }) => tipo === 'requisicao-indeferida')
    expect(await shown()).toMatchObject([{ protocolo: '2026.9000001', em: '2026-11-05' }])
    test.clock.set(new Date('2026-12-08T15:00:00Z'))
    expect(await shown()).toEqual([])
    test.clock.set(START)
    const again = { ...refused, status: 7, filedAt: new Date('2026-11-06T12:00:00Z'), decidedAt: null }
    await test.database.insert(requests).values({ ...again, protocol: '2026.9000002' })
    expect(await shown()).toEqual([])
  })

  it('counts the days that Gustavo has left to choose, and is silent when they are over', async () => {
    const { pendencias } = await home(DemoCpf.gustavo, 1)
    expect(pendencias[0]).toEqual({ tipo: 'prazo-opcao', ate: '2027-01-06', dias: 56 })
    test.clock.set(new Date('2027-01-07T15:00:00Z'))
    expect(kindsOf((await home(DemoCpf.gustavo, 1)).pendencias)).not.toContain('prazo-opcao')
  })

  it('has the first access of Igor, which an attendant sees', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.karina), await test.personId(DemoCpf.igor)]
    const { answer } = await test.call(retornarResumoPlano, { params: { idPessoa, idPlano: 1 }, token })
    expect(kindsOf(answer.pendencias)).toContain('primeiro-acesso')
  })

  it('tells of a declaration that ends soon or ended, by the newest of its kind', async () => {
    const pep = async (cpf: string) =>
      (await home(cpf, 1)).pendencias.find(({ tipo }) => tipo === 'declaracao')
    const soon = {
      tipo: 'declaracao',
      declaracao: 'pep',
      situacao: 'vence-em-breve',
      validaAte: '2026-12-01',
    }
    expect(await pep(DemoCpf.eduardo)).toEqual(soon)
    test.clock.set(new Date('2026-12-02T15:00:00Z'))
    expect(await pep(DemoCpf.eduardo)).toEqual({ ...soon, situacao: 'vencida' })
    test.clock.set(START)
    const ana = await test.personId(DemoCpf.ana)
    expect(await pep(DemoCpf.ana)).toMatchObject({ situacao: 'vencida' })
    const [filed] = await test.database
      .select({ id: requests.id })
      .from(requests)
      .where(
        and(
          eq(requests.personId, ana),
          notInArray(requests.id, test.database.select({ id: declarations.requestId }).from(declarations)),
        ),
      )
      .limit(1)
    await test.database.insert(declarations).values({
      requestId: filed?.id ?? 0,
      personId: ana,
      kind: 'pep',
      declaredAt: START,
      validUntil: null,
    })
    expect(await pep(DemoCpf.ana)).toBeUndefined()
  })

  it('is not nothing for who never made a declaration that everybody makes', async () => {
    const missing = async (cpf: string, plan: number) =>
      (await home(cpf, plan)).pendencias.flatMap((one) =>
        one.tipo === 'declaracao-a-fazer' ? [one.declaracao] : [],
      )
    expect(await missing(DemoCpf.igor, 1)).toEqual(['pep', 'fatca'])
    for (const [cpf, plan] of [
      [DemoCpf.ana, 1],
      [DemoCpf.eduardo, 1],
      [DemoCpf.gustavo, 1],
    ] as const) {
      const made = await test.database
        .select({ kind: declarations.kind })
        .from(declarations)
        .where(eq(declarations.personId, await test.personId(cpf)))
      const kinds = new Set(made.map(({ kind }) => kind as string))
      expect(await missing(cpf, plan)).toEqual(['pep', 'fatca'].filter((kind) => !kinds.has(kind)))
    }
  })

  it('shows the window of the profile while it is open', async () => {
    expect((await home(DemoCpf.helena, 7)).pendencias.at(-1)).toEqual({
      tipo: 'janela-perfil',
      ate: '2026-11-15',
    })
    test.clock.set(new Date('2026-11-16T15:00:00Z'))
    expect(kindsOf((await home(DemoCpf.helena, 7)).pendencias)).not.toContain('janela-perfil')
  })
})

describe('what there will be', () => {
  it('tells Carlos when he is paid next, his thirteenth, and how long his balance lasts', async () => {
    const { beneficio, jaPago, parteAdquirida, projecao } = await home(DemoCpf.carlos, 1)
    expect(beneficio).toEqual({
      proximoPagamento: '2026-11-30',
      conta: expect.stringMatching(/^….{5}$/),
      proximo: {
        competencia: '2026-11',
        dataPagamento: '2026-11-30',
        bruto: 9_000,
        descontos: 2_191.63,
        liquido: 6_808.37,
        abonoAnual: 0,
        saqueAVista: 0,
        primeiro: false,
        ultimo: false,
        cota: null,
      },
      decimoTerceiro: { dataPagamento: '2026-12-31', avos: 12, valor: 9_000 },
      duracao: { tipo: 'prazo', meses: 204, ate: '2043-10', rendimentoReal: 4 },
    })
    expect(jaPago).toBe(265_500)
    expect([parteAdquirida, projecao]).toEqual([null, null])
  })

  it('projects Ana’s income to her sixtieth birthday by the plan’s assumptions, and follows them', async () => {
    const { projecao } = await home(DemoCpf.ana, 1)
    expect(projecao).toEqual({
      em: '2048-06-24',
      idade: 60,
      contribuicaoMensal: 268.78,
      saldo: 158_916.07,
      rendaMensal: 884.59,
      prazoAnos: 20,
      rendimentoReal: 4,
      crescimentoContribuicao: 1,
      taxaSaldo: 0,
      mesDecimoTerceiro: 12,
      rendas: expect.any(Array),
    })
    await changeRule(test.database, projection, { id: 7 }, (rule) => ({ ...rule, realReturnPercent: 3 }))
    expect((await home(DemoCpf.helena, 7)).projecao).toMatchObject({ rendimentoReal: 3 })
  })

  it('has the other plan of Ana beside the one on screen, whichever that is, and of nobody who has one', async () => {
    const [company, family] = [await home(DemoCpf.ana, 1), await home(DemoCpf.ana, 4)]
    expect(company.outrosPlanos).toMatchObject([
      { idPlano: 4, matricula: '400118', saldo: family.saldo?.total, rendas: family.projecao?.rendas },
    ])
    expect(family.outrosPlanos).toMatchObject([
      { idPlano: 1, matricula: '100234', saldo: company.saldo?.total, rendas: company.projecao?.rendas },
    ])
    for (const [cpf, plan] of [
      [DemoCpf.carlos, 1],
      [DemoCpf.gustavo, 1],
    ] as const)
      expect((await home(cpf, plan)).outrosPlanos).toEqual([])
  })

  it('says until when Nelson’s contributions stand still, what begins again then, and that he may go back before', async () => {
    const { suspensao, proximaContribuicao } = await home(DemoCpf.nelson, 4)
    expect(suspensao).toMatchObject({ encerravel: true })
    expect(suspensao?.valor).toBeGreaterThan(0)
    expect(suspensao?.voltaEm).toBe(addToCompetence(suspensao?.ate ?? '', 1))
    expect(proximaContribuicao).toBeNull()
    expect((await home(DemoCpf.ana, 1)).suspensao).toBeNull()
  })

  it('says what is presumed of Gustavo while he may choose, and of nobody who has nothing to choose', async () => {
    expect((await home(DemoCpf.gustavo, 1)).saida).toEqual({ presumida: 'bpd' })
    expect((await home(DemoCpf.ana, 1)).saida).toBeNull()
  })

  it('projects without new contributions for who pays none', async () => {
    expect((await home(DemoCpf.fernanda, 7)).projecao).toMatchObject({
      contribuicaoMensal: 0,
      taxaSaldo: 0.03,
    })
    expect((await home(DemoCpf.nelson, 4)).projecao).toMatchObject({ contribuicaoMensal: 0 })
    expect((await home(DemoCpf.eduardo, 1)).projecao).toMatchObject({ contribuicaoMensal: 403.16 })
  })

  it('gives Gustavo 40% of the sponsor’s part, and 50% from his fifth year on', async () => {
    expect((await home(DemoCpf.gustavo, 1)).parteAdquirida).toEqual({
      percentual: 40,
      valor: 12_000,
      naoAdquirido: 18_000,
      proximo: { percentual: 50, em: '2027-04-06' },
    })
    expect((await home(DemoCpf.ana, 4)).parteAdquirida).toBeNull()
  })

  it('tells Ana that the sponsor would add 67.19 if she went up to 6%', async () => {
    expect((await home(DemoCpf.ana, 1)).contrapartida).toEqual({ de: 4, para: 6, mais: 67.19, custa: 67.19 })
    for (const [cpf, plan] of [
      [DemoCpf.ana, 4],
      [DemoCpf.eduardo, 1],
      [DemoCpf.gustavo, 1],
      [DemoCpf.carlos, 1],
    ] as const) {
      expect((await home(cpf, plan)).contrapartida).toBeNull()
    }
  })

  it('puts CDI and IPCA beside the return of the same months, and never guesses a month that lacks', async () => {
    expect((await history(DemoCpf.ana, 1)).comparacao12Meses).toEqual({
      de: '2025-11',
      ate: '2026-10',
      cdi: 14.1299,
      ipca: 3.7824,
    })
    const lacking = await test.database
      .delete(indexerValues)
      .where(and(eq(indexerValues.competence, '2026-03'), eq(indexerValues.percent, 1.21)))
      .returning()
    expect(lacking.length).toBeGreaterThan(0)
    expect((await history(DemoCpf.ana, 1)).comparacao12Meses).toMatchObject({ cdi: null, ipca: 3.7824 })
  })

  it('has nothing of it for who has just joined', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.karina), await test.personId(DemoCpf.joana)]
    const { answer } = await test.call(retornarResumoPlano, { params: { idPessoa, idPlano: 4 }, token })
    expect(answer).toMatchObject({ projecao: null, parteAdquirida: null, beneficio: null, jaPago: 0 })
  })
})
