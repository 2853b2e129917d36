import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarBoletosEmprestimo } from '#contract/loans/loan-bills.ts'
import { pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import {
  arquivoDescontosEmprestimo,
  prepararRepasseEmprestimo,
  retornarDescontosDoMes,
  retornarDescontosEmprestimo,
} from '#contract/payment-clearings/loan-deductions.ts'
import {
  confirmarBaixa,
  descartarBaixa,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import { loanById, runningLoan } from '../database/queries/loans.ts'
import { salaries } from '../database/schema/contributions.ts'
import { loanBills, loanPayments } from '../database/schema/loans.ts'
import { planLinks } from '../database/schema/plans.ts'
import { planAct } from '../due-acts/plan-acts.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { moveLink } from '../usecases/life-cycle/move-link.ts'
import { insertLoan } from '../usecases/loans/insert-loan.ts'
import { runWork } from '../work.ts'

/** Ana and a colleague of hers have their instalments deducted by the sponsor of HPE, which hands them on month by month. */

let test: TestApi
let tokens: { ana: string; karina: string; luiz: string }
let idPessoa: number
let colleague: { loanId: number; linkId: number }

const at = (day: string) => test.clock.set(new Date(`${day}T12:00:00-03:00`))
const month = (mes: string) => ({ idPlano: 1, mes })

async function signInAll() {
  tokens = {
    ana: await test.signIn(DemoCpf.ana),
    karina: await test.signIn(DemoCpf.karina),
    luiz: await test.signIn(DemoCpf.luiz),
  }
}

async function move(token: string, idRequisicao: number, wanted: { idStatus: number; etapa?: number }) {
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  const moved = await test.call(movimentarRequisicao, { body: { idRequisicao, versao, ...wanted }, token })
  expect(moved.status).toBe(200)
}

const origin = () => ({ actor: null, requestId: 'test', now: test.clock.now() })

/** Another active contributor of the plan, with a contract of 10,000 reais from 21 November. */
async function colleagueBorrows() {
  const [link] = await test.database
    .select()
    .from(planLinks)
    .where(
      and(
        eq(planLinks.planId, 1),
        eq(planLinks.category, Category.taxpayer),
        eq(planLinks.situation, Situation.active),
        ne(planLinks.personId, idPessoa),
      ),
    )
    .orderBy(asc(planLinks.id))
  if (!link) throw new Error('nobody else contributes')
  const terms = { releasedOn: '2026-11-21', months: 12, dueDay: 10 }
  const loanId = await runWork(test.api, origin(), async (work) => {
    const id = await insertLoan(
      work.database,
      {
        ...terms,
        linkId: link.id,
        amount: 10_000,
        iof: 194.13,
        coverFee: 100,
        settles: 0,
        credit: 9_705.87,
        system: 'price',
        rateKind: 'fixed',
        monthlyPercent: '1.20',
        collection: 'payroll',
        createdAt: work.now,
      },
      loanSchedule({
        principal: 10_000,
        monthlyPercent: '1.2',
        system: 'price',
        dueDates: loanDueDates(terms.releasedOn, terms),
      }),
    )
    await planAct(work, 'loan-bill', id, '2026-12-01')
    return id
  })
  return { loanId, linkId: link.id }
}

beforeAll(async () => {
  test = await startTestApi()
  idPessoa = await test.personId(DemoCpf.ana)
  await signInAll()
  const asked = await test.call(pedirEmprestimo, {
    token: tokens.ana,
    body: {
      idPessoa,
      idPlano: 1,
      chaveEnvio: randomUUID(),
      valor: 3_000,
      parcelas: 12,
      sistema: 'price',
      ciente: true,
    },
  })
  const { idRequisicao } = asked.answer
  await move(tokens.karina, idRequisicao, { idStatus: 2 })
  await move(tokens.karina, idRequisicao, { idStatus: 2, etapa: 2 })
  await move(tokens.luiz, idRequisicao, { idStatus: 5 })
  colleague = await colleagueBorrows()
})
afterAll(() => test.close())

/** Of the plan of these two: the demo has a loan that is deducted in another one. */
const months = async () => {
  const { answer } = await test.call(retornarDescontosEmprestimo, { token: tokens.karina })
  return answer.filter(({ plano }) => plano === 'HPE')
}
const openOf = async (mes: string) =>
  (await test.call(retornarDescontosDoMes, { token: tokens.karina, params: month(mes) })).answer
const prepare = (
  over: Partial<{
    chaveEnvio: string
    mes: string
    recebidoEm: string
    naoDescontadas: { id: number; motivo: 'N1' | 'N2' | 'N3' | 'N9' }[]
  }> = {},
) =>
  test.call(prepararRepasseEmprestimo, {
    token: tokens.karina,
    body: {
      chaveEnvio: randomUUID(),
      ...month('2026-12'),
      recebidoEm: '2027-01-05',
      naoDescontadas: [],
      ...over,
    },
  })

async function confirm(idBaixa: number, token = tokens.luiz) {
  const { resumo } = (await test.call(retornarBaixa, { params: { idBaixa }, token })).answer
  const seen = { liquidam: resumo.liquidam, valor: resumo.valor }
  return test.call(confirmarBaixa, { token, body: { idBaixa, ...seen } })
}

describe('what the sponsor is asked to deduct', () => {
  it('is asked for on the first day of the month, once, also by two at once', async () => {
    expect(await months()).toEqual([])
    at('2026-12-01')
    await Promise.all([performDue(test.api, 'loan-bill'), performDue(test.api, 'loan-bill')])
    await performDue(test.api, 'loan-bill')
    await signInAll()
    const [december, ...others] = await months()
    expect(others).toEqual([])
    expect(december).toMatchObject({
      plano: 'HPE',
      mes: '2026-12',
      ate: '2027-01-08',
      parcelas: 2,
      emAberto: 2,
    })
    const { descontos } = await openOf('2026-12')
    expect(descontos.map(({ parcela }) => parcela)).toEqual(['Parcela 1 de 12', 'Parcela 1 de 12'])
    expect(descontos.map(({ valor }) => valor)).toContain(899.75)
    expect(JSON.stringify(descontos)).not.toContain(DemoCpf.ana)
  })

  it('comes as a spreadsheet for the sponsor, to who may prepare clearings, and is on record', async () => {
    const asked = { token: tokens.karina, params: month('2026-12') }
    const { bytes, headers, status } = await test.call(arquivoDescontosEmprestimo, asked)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = bytes.toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines.join('\n')).toMatch(/529\.982\.247-25;Ana [^;]+;\d+;1;12;10\/12\/2026;\d+,\d\d/)
    const none = { token: tokens.karina, params: month('2026-11') }
    expect((await test.call(arquivoDescontosEmprestimo, none)).status).toBe(404)
    const ana = { token: tokens.ana, params: month('2026-12') }
    expect((await test.call(arquivoDescontosEmprestimo, ana)).status).toBe(403)
  })

  it('is not late while the sponsor has not to hand it on yet', async () => {
    at('2027-01-08')
    await signInAll()
    const params = { idPessoa, idPlano: 1 }
    const { vigente } = (await test.call(retornarEmprestimos, { token: tokens.ana, params })).answer
    expect(vigente).toMatchObject({ cobranca: 'folha', emAtraso: false, pagas: 0 })
  })
})

describe('what the sponsor handed on', () => {
  it('is refused for a day to come, for another month, and for what nobody asked', async () => {
    const reasons = async (asked: ReturnType<typeof prepare>) => {
      const { status, problem } = await asked
      return [status, JSON.stringify(problem)]
    }
    expect(await reasons(prepare({ recebidoEm: '2027-02-01' }))).toEqual([
      422,
      expect.stringContaining('futuro'),
    ])
    expect(await reasons(prepare({ recebidoEm: '2026-11-30' }))).toEqual([
      422,
      expect.stringContaining('antes do mês'),
    ])
    expect(await reasons(prepare({ mes: '2026-10' }))).toEqual([
      409,
      expect.stringContaining('Não há parcelas'),
    ])
    const unknown = [{ id: 2_000_000, motivo: 'N1' as const }]
    expect((await prepare({ naoDescontadas: unknown })).status).toBe(422)
    expect((await months())[0]).toMatchObject({ emAberto: 2, baixa: null })
  })

  it('waits for another attendant, one at a time, and can be put away', async () => {
    const chaveEnvio = randomUUID()
    const first = await prepare({ chaveEnvio })
    expect(first.status).toBe(200)
    expect((await prepare({ chaveEnvio })).answer).toEqual(first.answer)
    expect((await prepare({ chaveEnvio, recebidoEm: '2027-01-06' })).problem?.codigo).toBe('chave-ja-usada')
    expect((await prepare()).status).toBe(409)
    expect((await months())[0]?.baixa).toBe(first.answer.id)
    expect((await confirm(first.answer.id, tokens.karina)).status).toBe(403)
    const discarded = { idBaixa: first.answer.id, motivo: 'Mês errado.' }
    expect((await test.call(descartarBaixa, { token: tokens.karina, body: discarded })).status).toBe(200)
    expect(
      await test.database.select().from(loanPayments).where(eq(loanPayments.loanId, colleague.loanId)),
    ).toEqual([])
  })

  it('prepared by two at once is one clearing', async () => {
    const outcomes = await Promise.all([prepare(), prepare()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const idBaixa = outcomes.find(({ status }) => status === 200)?.answer.id ?? 0
    await test.call(descartarBaixa, { token: tokens.karina, body: { idBaixa, motivo: 'Repetida.' } })
  })

  it('pays what was deducted on the day on which it came, and asks by boleto for what was not', async () => {
    const { descontos } = await openOf('2026-12')
    const others = descontos.find(({ valor }) => valor === 899.75)
    const { answer } = await prepare({ naoDescontadas: [{ id: others?.id ?? 0, motivo: 'N2' }] })
    const { resumo, origem, plano, mes, linhas } = (
      await test.call(retornarBaixa, { params: { idBaixa: answer.id }, token: tokens.luiz })
    ).answer
    expect([origem, plano, mes, resumo.liquidam, resumo.linhas]).toEqual([
      'patrocinadora',
      'HPE',
      '2026-12',
      1,
      2,
    ])
    expect(linhas.find(({ resultado }) => resultado === 'no-payment')).toMatchObject({
      ocorrencia: 'N2',
      pago: 0,
    })
    const told = await notifiedWhile(test, idPessoa, async () => {
      const [one, other] = await Promise.all([confirm(answer.id), confirm(answer.id)])
      expect([one.status, other.status].toSorted()).toEqual([200, 409])
    })
    expect(told.titles).toEqual(['Parcela do empréstimo paga'])
    const params = { idPessoa, idPlano: 1 }
    const { vigente } = (await test.call(retornarEmprestimos, { token: tokens.ana, params })).answer
    expect(vigente?.cronograma[0]).toMatchObject({ situacao: 'paga', pagaEm: '2027-01-05' })
    const bills = await test.database
      .select()
      .from(loanBills)
      .where(eq(loanBills.loanId, colleague.loanId))
      .orderBy(asc(loanBills.id))
    expect(bills).toMatchObject([
      { way: 'payroll', number: 1, cancelledOn: '2027-01-08', paidOn: null },
      { way: 'boleto', number: 1, amount: 899.75, dueDate: '2027-01-13', paidOn: null },
    ])
    expect((await months()).find(({ mes: of }) => of === '2026-12')).toMatchObject({
      recebidas: 1,
      naoDescontadas: 1,
      emAberto: 0,
      baixa: null,
    })
    const boletos = await test.call(retornarBoletosEmprestimo, { token: tokens.ana, params })
    expect(boletos.answer.boletos).toEqual([])
  })

  it('comes late without charges: nobody else’s delay is the person’s', async () => {
    await performDue(test.api, 'loan-bill')
    const { descontos } = await openOf('2027-01')
    // The first is left to its boleto.
    expect(descontos.filter(({ valor }) => valor === 899.75)).toMatchObject([{ parcela: 'Parcela 2 de 12' }])
    at('2027-02-20')
    await signInAll()
    const { answer } = await prepare({ mes: '2027-01', recebidoEm: '2027-02-19' })
    expect((await confirm(answer.id)).status).toBe(200)
    const loan = await loanById(test.database, colleague.loanId)
    expect(loan?.payments).toEqual([{ number: 2, paidOn: '2027-02-19', amount: 899.75 }])
  })
})

describe('a month in which things change', () => {
  it('asks by boleto for what does not fit into the pay', async () => {
    at('2027-03-01')
    const [link] = await test.database
      .select()
      .from(planLinks)
      .where(and(eq(planLinks.personId, idPessoa), eq(planLinks.planId, 1)))
    await test.database
      .insert(salaries)
      .values({ linkId: link?.id ?? 0, amount: 800, validFrom: '2027-03-01' })
    await performDue(test.api, 'loan-bill')
    const loan = await runningLoan(test.database, link?.id ?? 0)
    const asked = await test.database
      .select()
      .from(loanBills)
      .where(and(eq(loanBills.loanId, loan?.id ?? 0), eq(loanBills.number, 3)))
      .orderBy(asc(loanBills.id))
    expect(asked.map(({ way }) => way)).toEqual(['payroll', 'boleto'])
    expect(sumReais(asked.map(({ amount }) => amount))).toBe(loan?.instalments[2]?.amount)
  })

  it('still takes from who leaves the sponsor what was asked for, and the rest of the contract is paid by boleto', async () => {
    at('2027-03-15')
    await signInAll()
    await runWork(test.api, origin(), (work) =>
      moveLink(work, { linkId: colleague.linkId, event: 'employment-ended', on: '2027-03-15' }),
    )
    const left = await loanById(test.database, colleague.loanId)
    expect([left?.collection, left?.billed.map(({ number, way }) => [number, way])]).toEqual([
      'boleto',
      [
        [1, 'boleto'],
        [3, 'payroll'],
        [4, 'payroll'],
      ],
    ])
    const { descontos } = await openOf('2027-03')
    const gone = descontos.filter(({ valor }) => valor === 899.75)
    const naoDescontadas = gone.map(({ id }) => ({ id, motivo: 'N3' as const }))
    const { answer } = await prepare({ mes: '2027-03', recebidoEm: '2027-03-15', naoDescontadas })
    expect((await confirm(answer.id)).status).toBe(200)
    const after = await loanById(test.database, colleague.loanId)
    expect(after?.billed.map(({ number, way }) => [number, way])).toEqual([
      [1, 'boleto'],
      [3, 'boleto'],
      [4, 'boleto'],
    ])
  })
})
