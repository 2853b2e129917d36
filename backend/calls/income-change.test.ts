import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alterarRenda, retornarAlteracaoRenda } from '#contract/benefits/income-change.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { benefitIncomes, benefits } from '../database/schema/benefits.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

const comeTo = (day: string) => test.clock.set(new Date(`${day}T12:00:00-03:00`))

async function asPerson(cpf: string, idPlano: number) {
  const params = { idPessoa: await test.personId(cpf), idPlano }
  // The clock jumps over the end of sessions.
  const token = () => test.signIn(cpf)
  return {
    token,
    params,
    read: async () => (await test.call(retornarAlteracaoRenda, { params, token: await token() })).answer,
    send: async (values: Record<string, unknown> = {}) => {
      const term = { tipo: 'prazo-certo', percentual: null, anos: 15 } as const
      const body = { ...params, chaveEnvio: randomUUID(), ...term, ...values }
      return test.call(alterarRenda, { body, token: await token() })
    },
  }
}

type Person = Awaited<ReturnType<typeof asPerson>>

async function move(idRequisicao: number, idStatus: number, cpf: string = DemoCpf.marta) {
  const token = await test.signIn(cpf)
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  const body = { idRequisicao, idStatus, versao, motivo: 'Conferido.', correcoes: correctionsOf(idStatus) }
  return test.call(movimentarRequisicao, { body, token })
}
const correctionsOf = (idStatus: number) => (idStatus === 3 ? [{ campo: 'anos' }] : undefined)

/** How the benefit of a link was paid, oldest first. */
const incomesOf = ({ params }: Person) =>
  test.database
    .select({ income: benefitIncomes })
    .from(benefitIncomes)
    .innerJoin(benefits, eq(benefits.id, benefitIncomes.benefitId))
    .innerJoin(planLinks, eq(planLinks.id, benefits.linkId))
    .where(eq(planLinks.personId, params.idPessoa))
    .orderBy(asc(benefitIncomes.id))

/** From now on the benefit is paid so. */
async function isPaid(
  person: Person,
  income: Partial<typeof benefitIncomes.$inferInsert> &
    Pick<typeof benefitIncomes.$inferInsert, 'incomeType'>,
) {
  const [
    {
      income: { benefitId },
    } = { income: { benefitId: 0 } },
  ] = await incomesOf(person)
  await test.database
    .insert(benefitIncomes)
    .values({ benefitId, validFrom: '2026-01', createdAt: test.clock.now(), ...income })
}

describe('call(retornarAlteracaoRenda', () => {
  it('tells Carlos his income, his tax and when the window opens', async () => {
    const answer = await (await asPerson(DemoCpf.carlos, 1)).read()
    expect(answer).toMatchObject({
      renda: { type: 'fixed-term', monthlyAmount: 9_000, quotasPerMonth: null },
      tributacao: { regime: 'progressive', exemption: 'age-65', dependants: 1, alimony: 0 },
      descontos: 1_349.75,
      regras: { percent: { minimum: 0.3, maximum: 2, step: 0.1 }, changeMonths: [6, 12] },
      janela: { aberta: false, de: '2026-12-01', ate: '2026-12-31', efeitoEm: '2027-01' },
      proximaJanela: '2027-06-01',
      alteradaEm: null,
      requisicaoAberta: null,
    })
    expect(answer.formas).toMatchObject([{ tipo: 'prazo-certo', valorMensal: 9_000, meses: 240 }])
  })

  it('counts the term from the month in which a change would hold, and the balance of Olívia by its age', async () => {
    const answer = await (await asPerson(DemoCpf.olivia, 7)).read()
    const [first] = answer.formas
    const months = 12 * (2027 - Number(first?.desde.slice(0, 4))) + 1 - Number(first?.desde.slice(5))
    expect(answer.renda).toMatchObject({ monthsLeft: 120 - months, monthlyAmount: 3_100 })
    if (answer.tributacao.regime !== 'regressive') throw new Error('Olívia is in the regressive regime')
    expect(answer.tributacao.bands[0]?.ratePercent).toBe(10)
    const total = answer.tributacao.bands.reduce((sum, { value }) => sum + value, 0)
    expect(total).toBeCloseTo(answer.saldo, 0)
  })

  it('is for who receives: Dulce sees hers, Ana is refused, nobody sees somebody else’s', async () => {
    const [dulce, ana] = [await asPerson(DemoCpf.dulce, 7), await asPerson(DemoCpf.ana, 1)]
    expect((await dulce.read()).renda).toMatchObject({ type: 'fixed-term', monthlyAmount: 4_200 })
    const asked = { params: dulce.params, token: await ana.token() }
    expect((await test.call(retornarAlteracaoRenda, asked)).status).toBe(404)
    const own = await test.call(retornarAlteracaoRenda, { params: ana.params, token: await ana.token() })
    expect(own.problem.codigo).toBe('servico-indisponivel-para-situacao')
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(retornarAlteracaoRenda, { params: dulce.params, token: karina })).status).toBe(
      200,
    )
  })
})

describe('call(alterarRenda', () => {
  it('is refused outside the window, with the day on which the next one opens, and writes nothing', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const before = await countRequests(test)
    const { status, problem } = await carlos.send()
    expect([status, problem.detail]).toEqual([
      409,
      'Fora do período de alteração. Próximo período: 01/12/2026 a 31/12/2026.',
    ])
    expect(await countRequests(test)).toBe(before)
  })

  it('takes a new term in the window, is decided after it, and pays by it from the first day of its month', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    comeTo('2026-12-10')
    const { answer } = await carlos.send({ anos: 10 })
    expect(answer.dados).toMatchObject({
      tipo: 'prazo-certo',
      anos: 10,
      tipoAnterior: 'prazo-certo',
      brutoAnterior: 9_000,
      mesEfeito: '2027-01',
      cancelavelAte: '2026-12-31',
    })
    await move(answer.idRequisicao, 2, DemoCpf.karina)
    const early = await move(answer.idRequisicao, 5)
    expect([early.status, early.problem.detail]).toEqual([409, expect.stringContaining('até 31/12/2026')])
    const recorded = await recording(test)
    comeTo('2027-01-04')
    expect((await move(answer.idRequisicao, 5)).status).toBe(200)
    const after = await incomesOf(carlos)
    expect(after).toHaveLength(2)
    expect(after[1]?.income).toMatchObject({
      validFrom: '2027-01',
      incomeType: 'fixed-term',
      termMonths: 120,
      requestId: answer.idRequisicao,
    })
    expect(await recorded('benefit-income.changed')).toEqual([carlos.params.idPessoa])
    const read = await carlos.read()
    expect(read.renda).toMatchObject({ monthlyAmount: after[1]?.income.monthlyAmount })
    expect(read.formas).toHaveLength(2)
  })

  it('granted too late for the payments of its month, it waits for the first day of the next', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    comeTo('2026-12-10')
    const { answer } = await carlos.send({ anos: 10 })
    comeTo('2027-01-25')
    await move(answer.idRequisicao, 2, DemoCpf.karina)
    expect((await move(answer.idRequisicao, 5)).status).toBe(200)
    expect(await incomesOf(carlos)).toHaveLength(1)
    comeTo('2027-02-01')
    await performDue(test.api, 'request-settlement')
    const after = await incomesOf(carlos)
    expect(after[1]?.income).toMatchObject({ validFrom: '2027-02', termMonths: 120 })
    const [request] = await test.database.select().from(requests).where(eq(requests.id, answer.idRequisicao))
    expect(request?.status).toBe(8)
  })

  it('turns a percentage into a term, changes one, and never the other way round', async () => {
    const olivia = await asPerson(DemoCpf.olivia, 7)
    await endReturned(olivia)
    comeTo('2026-12-02')
    const back = await olivia.send({ tipo: 'percentual', percentual: 0.8, anos: null })
    expect([back.status, Object.keys(back.problem.campos ?? {})]).toEqual([422, ['tipo']])
    expect(back.problem.campos?.tipo).toContain('não passa para percentual')
    await isPaid(olivia, { incomeType: 'percent', percent: 0.5 })
    const same = await olivia.send({ tipo: 'percentual', percentual: 0.5, anos: null })
    expect(same.problem.campos?.tipo).toContain('já é a sua renda')
    const more = await olivia.send({ tipo: 'percentual', percentual: 0.8, anos: null })
    const { saldo, bruto, brutoAnterior, liquido } = more.answer.dados
    // By what December and its thirteenth leave of the balance.
    const left = (await olivia.read()).projecao.saldo
    expect(left).toBeLessThan(saldo ?? 0)
    expect(bruto).toBeCloseTo(left * 0.008, 2)
    expect(brutoAnterior).toBeCloseTo(left * 0.005, 2)
    expect(liquido).toBeLessThan(bruto ?? 0)
  })

  it('refuses an income for life with the reason', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    await isPaid(carlos, { incomeType: 'lifetime', monthlyAmount: 9_000 })
    comeTo('2026-12-02')
    const { status, problem } = await carlos.send()
    expect([status, problem.detail]).toEqual([409, expect.stringMatching(/vitalícia/)])
  })

  it('is taken once a window, of two at the same instant once, and again after it was cancelled', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    comeTo('2026-12-10')
    const both = await Promise.all([carlos.send({ anos: 10 }), carlos.send({ anos: 12 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const idRequisicao = both.find(({ status }) => status === 200)?.answer.idRequisicao ?? 0
    expect((await move(idRequisicao, 7, DemoCpf.carlos)).status).toBe(200)
    const again = await carlos.send({ anos: 12 })
    expect(again.status).toBe(200)
    expect((await carlos.read()).pedida).toMatchObject({ anos: 12, mesEfeito: '2027-01' })
    comeTo('2027-01-02')
    expect((await move(again.answer.idRequisicao, 7, DemoCpf.carlos)).status).toBe(409)
  })

  it('refuses hostile and half-filled bodies, and changes no row', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    comeTo('2026-12-10')
    const before = [await countRequests(test), await incomesOf(carlos)]
    for (const values of [
      { tipo: 'vitalicia' },
      { tipo: null },
      { anos: null },
      { anos: 4 },
      { anos: 31 },
      { anos: 7.5 },
      { anos: '10' },
      { anos: 1e308 },
      { anos: -5 },
      { tipo: 'percentual', percentual: 0.25, anos: null },
      { tipo: 'percentual', percentual: Number.NaN, anos: null },
      { tipo: 'percentual', percentual: null },
      { extra: 1 },
      { chaveEnvio: "'; drop table benefits; --" },
    ])
      expect([values, (await carlos.send(values)).status]).toEqual([values, 422])
    expect([await countRequests(test), await incomesOf(carlos)]).toEqual(before)
  })

  it('is nobody else’s: a stranger, and an attendant who serves nobody', async () => {
    const [carlos, ana] = [await asPerson(DemoCpf.carlos, 1), await asPerson(DemoCpf.ana, 1)]
    comeTo('2026-12-10')
    const body = {
      ...carlos.params,
      chaveEnvio: randomUUID(),
      tipo: 'prazo-certo',
      percentual: null,
      anos: 10,
    } as const
    expect((await test.call(alterarRenda, { body, token: await test.signIn(DemoCpf.ana) })).status).toBe(404)
    expect((await test.call(alterarRenda, { body, token: await test.signIn(DemoCpf.karina) })).status).toBe(
      403,
    )
    expect((await ana.send()).problem.codigo).toBe('servico-indisponivel-para-situacao')
  })
})

describe('a change that another system filed', () => {
  it('comes back to Olívia, who corrects it with a term in its form', async () => {
    const olivia = await asPerson(DemoCpf.olivia, 7)
    const { requisicaoAberta, pedida } = await olivia.read()
    expect(pedida).toEqual({
      tipo: 'percentual',
      percentual: 0.9,
      anos: null,
      mesEfeito: null,
      cancelavelAte: null,
    })
    const idRequisicao = requisicaoAberta?.id ?? 0
    const token = await olivia.token()
    const seen = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    expect(seen).toMatchObject({
      correcao: `/services/alteracao-renda?idRequisicao=${idRequisicao}`,
      correcoes: [{ campo: 'anos', nome: 'Prazo da renda' }],
      podeResponder: false,
    })
    const sent = await olivia.send({ idRequisicao, anos: 12 })
    expect(sent.answer).toMatchObject({
      idRequisicao,
      status: { id: 2 },
      dados: { anos: 12, mesEfeito: '2027-01' },
    })
    comeTo('2027-01-04')
    expect((await move(idRequisicao, 5)).status).toBe(200)
    expect((await incomesOf(olivia)).at(-1)?.income).toMatchObject({ validFrom: '2027-01', termMonths: 144 })
  })
})

/** The returned request of the demo is over. */
async function endReturned({ params }: Person) {
  const [open] = await test.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.personId, params.idPessoa), eq(requests.status, 3)))
  expect((await move(open?.id ?? 0, 7, DemoCpf.olivia)).status).toBe(200)
}
