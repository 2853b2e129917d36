import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  enviarDocumentoBeneficio,
  requererBeneficio,
  retornarRequerimentoBeneficio,
} from '#contract/benefits/benefit-request.ts'
import { pedirSaqueVista, retornarSaqueVista } from '#contract/benefits/cash-withdrawal.ts'
import { pedirResgate } from '#contract/exits/redemption.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { retornarSimuladorBeneficio } from '#contract/simulation/benefit-simulation.ts'
import { firstPayment } from '#domain/benefits/grant-benefit.ts'
import { monthlyReturn } from '#domain/benefits/monthly-return.ts'
import { addDays, addMonths, addToCompetence } from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { firstIncome } from '#domain/simulation/retirement-incomes.ts'
import { benefitInForce } from '../database/queries/benefits.ts'
import { newestQuotas } from '../database/queries/ledger.ts'
import { linkById } from '../database/queries/plan-links.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { benefitIncomes, benefits } from '../database/schema/benefits.ts'
import { bankAccounts } from '../database/schema/contacts.ts'
import { quotaValues } from '../database/schema/ledger.ts'
import { linkMoves } from '../database/schema/link-moves.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { benefitTerms } from '../rules/benefit-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { grantPayment } from '../testing/grant-payment.ts'
import { payrollOf } from '../testing/payroll.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { presumeOption } from '../usecases/exits/exit/option-presumed.ts'
import { runWork } from '../work.ts'

/** Sílvia is 61, left the sponsor of HPE after twelve years, and declared what has to be declared. */

let test: TestApi
let linkId = 0
let token = ''
let params = { idPessoa: 0, idPlano: 1 }
let papers = { identidade: '', endereco: '', desligamento: '' }
beforeEach(async () => {
  test = await startTestApi()
  token = await test.signIn(DemoCpf.silvia)
  params = { idPessoa: await test.personId(DemoCpf.silvia), idPlano: 1 }
  linkId = (await silviasLink())?.id ?? 0
  const [identidade, endereco, desligamento] = await Promise.all(
    (['identidade', 'endereco', 'desligamento'] as const).map(upload),
  )
  papers = { identidade: identidade ?? '', endereco: endereco ?? '', desligamento: desligamento ?? '' }
})
afterEach(() => test.close())

const silviasLink = async () =>
  (await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100780')))[0]
const upload = async (tipoDocumento: 'identidade' | 'endereco' | 'desligamento' | 'carta-inss') => {
  const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
  const sent = await test.call(enviarDocumentoBeneficio, {
    params: { ...params, tipoDocumento },
    token,
    file,
  })
  return sent.answer.id
}
const read = async () => (await test.call(retornarRequerimentoBeneficio, { params, token })).answer
const send = (values: Record<string, unknown> = {}, as = token) =>
  test.call(requererBeneficio, {
    body: {
      ...params,
      chaveEnvio: randomUUID(),
      beneficio: 'normal',
      dataInicio: TEST_TODAY,
      tipoRenda: 'percentual',
      percentual: 0.8,
      prazoAnos: null,
      saque: 25,
      regimeCiente: true,
      ...papers,
      cpf: null,
      cartaInss: null,
      declaracao: true,
      ...values,
    },
    token: as,
  })
const complaintsOf = async (values: Record<string, unknown>) => (await send(values)).problem?.campos
/** Gives the profile of a link a unit value for the payday of each of so many months, which earns the plan's real return. */
async function earning(ofLink: number, yearlyPercent: number, months: number) {
  const link = await linkById(test.database, ofLink)
  const { profileId } = link.link
  const newest = (await newestQuotas(test.database, [profileId], TEST_TODAY)).get(profileId)
  const growth = monthlyReturn(yearlyPercent).plus(1)
  await test.database.insert(quotaValues).values(
    Array.from({ length: months }, (_, place) => ({
      profileId,
      date: paymentDayOf(addToCompetence('2026-12', place)),
      value: growth
        .pow(place + 1)
        .times(newest?.value ?? 0)
        .toFixed(8),
    })),
  )
}

const rows = () => test.database.select().from(benefits).where(eq(benefits.linkId, linkId))

describe('the benefits that are open', () => {
  it('are told with balance, lots, tables and the plan’s ranges', async () => {
    const situation = await read()
    expect(situation.beneficios).toEqual([
      { id: 'normal', motivo: null, abreEm: null },
      { id: 'invalidez', motivo: null, abreEm: null },
    ])
    expect(situation).toMatchObject({
      regras: {
        cashMaximumPercent: 25,
        minimumIncome: 300,
        percent: { minimum: 0.3, maximum: 2, step: 0.1 },
      },
      ppe: 'em-dia',
      fatca: 'em-dia',
      livre: true,
      dependentesPlano: 1,
      regime: 'progressivo',
    })
    expect(situation.saldo).toBeGreaterThan(100_000)
    expect(situation.lotes.length).toBeGreaterThan(100)
  })

  it('say for who still works, and is not of age for all, why and from which day on', async () => {
    const raul = await test.signIn(DemoCpf.raul)
    const params = { idPessoa: await test.personId(DemoCpf.raul), idPlano: 1 }
    const { beneficios } = (await test.call(retornarRequerimentoBeneficio, { params, token: raul })).answer
    expect(beneficios.find(({ id }) => id === 'antecipada')).toEqual({
      id: 'antecipada',
      motivo: 'Pede a saída da empresa.',
      abreEm: null,
    })
    const normal = beneficios.find(({ id }) => id === 'normal')
    expect(normal?.abreEm).toMatch(/^20\d\d-/)
    expect(normal?.motivo).toMatch(
      /^Pede 60 anos de idade\. Pede a saída da empresa\. Abre em \d\d\/\d\d\/20\d\d\.$/,
    )
  })

  it('are not offered to who is far from any', async () => {
    const ana = await test.signIn(DemoCpf.ana)
    const params = { idPessoa: await test.personId(DemoCpf.ana), idPlano: 1 }
    expect((await test.call(retornarRequerimentoBeneficio, { params, token: ana })).status).toBe(403)
  })
})

describe('a request', () => {
  it('is complained about field by field, and changes nothing', async () => {
    expect(await complaintsOf({ percentual: 0.85 })).toEqual({
      percentual: 'De 0,3% a 2% por mês, de 0,1% em 0,1%.',
    })
    expect(await complaintsOf({ tipoRenda: 'prazo-certo', percentual: null, prazoAnos: 4 })).toEqual({
      prazoAnos: 'De 5 a 30 anos inteiros.',
    })
    expect(await complaintsOf({ saque: 26 })).toEqual({ saque: 'De 0% a 25% do saldo.' })
    expect(await complaintsOf({ beneficio: 'bpd' })).toHaveProperty('beneficio')
    expect(await complaintsOf({ beneficio: 'invalidez' })).toEqual({
      cartaInss: 'Envie a carta de concessão do INSS.',
    })
    expect(await complaintsOf({ dataInicio: addMonths(TEST_TODAY, 13) })).toHaveProperty('dataInicio')
    expect(await complaintsOf({ dataInicio: '2020-01-01' })).toHaveProperty('dataInicio')
    expect(await complaintsOf({ tipoRenda: 'pagamento-unico' })).toHaveProperty('tipoRenda')
    expect(await complaintsOf({ identidade: null })).toEqual({
      identidade: 'Envie o documento de identidade.',
    })
    expect(await complaintsOf({ identidade: randomUUID() })).toHaveProperty('identidade')
    expect(
      Object.keys((await complaintsOf({ regimeCiente: false, declaracao: false })) ?? {}).toSorted(),
    ).toEqual(['declaracao', 'regimeCiente'])
    for (const hostile of [
      { percentual: 1e308, saque: -0 },
      { percentual: -1 },
      { saque: -5 },
      { tipoRenda: 'prazo-certo', prazoAnos: 1e9, percentual: null },
      { dataInicio: '2026-02-30' },
      { conta: { banco: '001', agencia: '1', conta: '1' } },
      { beneficio: 'pensao' },
    ])
      expect((await send(hostile)).status).toBe(422)
    expect((await silviasLink())?.situation).toBe(7)
    expect(await rows()).toEqual([])
  })

  it('waits for the declarations and the account', async () => {
    await test.database.delete(bankAccounts).where(eq(bankAccounts.personId, params.idPessoa))
    const { status, problem } = await send()
    expect([status, problem?.detail]).toEqual([409, expect.stringMatching(/^Cadastre sua conta/)])
    // Raul declared no FATCA yet; he leaves, and an early retirement is open to him.
    await test.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.enrolment, '100790'))
    const raul = { idPessoa: await test.personId(DemoCpf.raul), idPlano: 1 }
    const token = await test.signIn(DemoCpf.raul)
    expect((await test.call(retornarRequerimentoBeneficio, { params: raul, token })).answer.fatca).toBe(
      'falta',
    )
    const undeclared = await send({ ...raul, beneficio: 'antecipada' }, token)
    expect([undeclared.status, undeclared.problem?.detail]).toEqual([409, expect.stringMatching(/FATCA/)])
  })

  it('is nobody else’s to make, nor goes with papers of somebody else', async () => {
    const gustavo = await test.signIn(DemoCpf.gustavo)
    expect((await send({}, gustavo)).status).toBe(404)
    expect(await rows()).toEqual([])
  })

  it('is granted: benefit and first income are written, the link waits for its first payment', async () => {
    const filed = await send()
    expect(filed.status).toBe(200)
    const { dados, idRequisicao } = filed.answer
    expect(dados).toMatchObject({ percentualSaque: 25, conta: { banco: '341', agencia: '0057' } })
    expect(dados.saqueBruto).toBe(Math.round((dados.saldo ?? 0) * 25) / 100)
    expect((await silviasLink())?.situation).toBe(7)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const [benefit] = await rows()
    const { month, paidOn } = firstPayment(TEST_TODAY)
    expect(benefit).toMatchObject({
      kind: 'normal',
      requestId: idRequisicao,
      grantedOn: TEST_TODAY,
      firstPaymentOn: paidOn,
      cashPercent: 25,
      termDaysAtGrant: null,
      endedOn: null,
    })
    expect((await benefitInForce(test.database, linkId, TEST_TODAY))?.income).toMatchObject({
      incomeType: 'percent',
      percent: 0.8,
      validFrom: month,
      requestId: idRequisicao,
    })
    expect(await silviasLink()).toMatchObject({ category: 1, situation: 3 })
    const moves = await test.database.select().from(linkMoves).where(eq(linkMoves.linkId, linkId))
    expect(moves.map(({ event }) => event)).toEqual(['benefit-accepted'])
    const again = await test.signIn(DemoCpf.silvia)
    const status = (await test.call(retornarRequisicao, { params: { idRequisicao }, token: again })).answer
      .status
    expect(status.nome).toBe('Concluída')
    expect((await test.call(retornarRequerimentoBeneficio, { params, token: again })).status).toBe(403)
  })

  it('is paid by the payroll as her home said it would be, and the link is in benefit', async () => {
    const { dados, idRequisicao } = (await send()).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const home = async () =>
      (await test.call(retornarResumoPlano, { params, token: await test.signIn(DemoCpf.silvia) })).answer
    const { beneficio, ultimoBeneficio } = await home()
    expect(ultimoBeneficio).toBeNull()
    expect(beneficio?.proximo).toMatchObject({ primeiro: true, saqueAVista: dados.saqueBruto })
    const payroll = payrollOf(test)
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    expect(await silviasLink()).toMatchObject({ category: 2, situation: 2, taxRegime: 'progressive' })
    const after = await home()
    expect(after.concessao).toBeNull()
    expect(after.ultimoBeneficio).toMatchObject({
      competencia: '2026-12',
      dataPagamento: '2026-12-31',
      valorBruto: beneficio?.proximo?.bruto,
      valorLiquido: beneficio?.proximo?.liquido,
    })
    expect(after.beneficio?.proximo).toMatchObject({ primeiro: false, saqueAVista: 0 })
  })

  it('for a term pays level amounts, and for life keeps the average age of the money', async () => {
    const { idRequisicao, dados } = (
      await send({ tipoRenda: 'vitalicia', percentual: null, saque: 0, dataInicio: addMonths(TEST_TODAY, 4) })
    ).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const [benefit] = await rows()
    expect(benefit?.firstPaymentOn.slice(0, 7)).toBe(addMonths(TEST_TODAY, 4).slice(0, 7))
    expect(benefit?.termDaysAtGrant).toBeGreaterThan(1000)
    const [income] = await test.database
      .select()
      .from(benefitIncomes)
      .where(eq(benefitIncomes.benefitId, benefit?.id ?? 0))
    expect(income).toMatchObject({ incomeType: 'lifetime', monthlyAmount: dados.rendaBruta })
  })

  it('for five years is paid sixty times, as simulator, request and home said, to the last month', async () => {
    const opening = (await test.call(retornarSimuladorBeneficio, { params, token })).answer
    const balance = (await read()).saldo
    const retiring = { ...opening.entradas, balance, retirementMonth: 11, realReturnPercent: 4, termYears: 5 }
    const promised = firstIncome('fixed-term', balance, retiring, opening.regras)
    const { dados, idRequisicao } = (
      await send({ tipoRenda: 'prazo-certo', percentual: null, prazoAnos: 5, saque: 0 })
    ).answer
    expect(dados.rendaBruta).toBe(promised)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const home = async () =>
      (await test.call(retornarResumoPlano, { params, token: await test.signIn(DemoCpf.silvia) })).answer
    const payroll = payrollOf(test)
    await payroll.payOn('2026-11-30')
    // Nobody else is paid for five years.
    await test.database.update(benefits).set({ endedOn: TEST_TODAY }).where(ne(benefits.linkId, linkId))
    await earning(linkId, 4, 60)
    const paid: [month: string, income: number, twelfths: number][] = []
    const said: unknown[] = []
    for (let place = 0; place < 60; place += 1) {
      const month = addToCompetence('2026-12', place)
      await payroll.payOn(paymentDayOf(month))
      const lines = (await payroll.slipOf('100780', month))?.lines ?? []
      const amountOf = (code: number) => lines.find((line) => line.code === code)?.amount ?? 0
      const thirteenth = amountOf(PaySlipLineCode.thirteenth)
      const twelfths = Math.round((thirteenth * 12) / (promised ?? 1))
      paid.push([month, amountOf(PaySlipLineCode.monthlyIncome), twelfths])
      if (month.endsWith('-06')) said.push((await home()).beneficio?.duracao)
    }
    const months = Array.from({ length: 60 }, (_, place) => addToCompetence('2026-12', place))
    const twelfthsOf = (month: string) =>
      month === '2026-12' ? 1 : month.endsWith('-12') ? 12 : month === '2031-11' ? 11 : 0
    const last = paid.at(-1)?.[1] ?? 0
    // The last payment takes what rounding left of the balance.
    expect(last).toBeCloseTo(promised ?? 0, 0)
    expect(paid).toEqual(
      months.map((month, place) => [month, place < 59 ? promised : last, twelfthsOf(month)]),
    )
    expect(said).toEqual(
      [53, 41, 29, 17, 5].map((left) => ({ tipo: 'fim-do-prazo', meses: left, ate: '2031-11' })),
    )
    expect(await silviasLink()).toMatchObject({ category: 2, situation: 4 })
    expect((await home()).saldo?.total).toBe(0)
  })

  it('for a term in so many quotas a month keeps how many on the record of what was done', async () => {
    await changeRule(test.database, benefitTerms, { id: 1 }, (rule) => ({
      ...rule,
      termBasis: 'quotas' as const,
    }))
    const { idRequisicao } = (
      await send({ tipoRenda: 'prazo-certo', percentual: null, prazoAnos: 10, saque: 0 })
    ).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const [benefit] = await rows()
    const [income] = await test.database
      .select()
      .from(benefitIncomes)
      .where(eq(benefitIncomes.benefitId, benefit?.id ?? 0))
    const [recorded] = await test.database
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'benefit.granted'), eq(auditEntries.entityId, String(linkId))))
    expect(Number(income?.quotasPerMonth)).toBeGreaterThan(0)
    expect(recorded?.after).toMatchObject({
      termMonths: 120,
      quotasPerMonth: String(Number(income?.quotasPerMonth)),
    })
  })

  it('is refused, cancelled or returned without a trace on the link', async () => {
    const { idRequisicao } = (await send()).answer
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus: 7, versao }
    expect((await test.call(movimentarRequisicao, { body, token })).status).toBe(200)
    expect((await silviasLink())?.situation).toBe(7)
    expect(await rows()).toEqual([])
    papers = {
      identidade: await upload('identidade'),
      endereco: await upload('endereco'),
      desligamento: await upload('desligamento'),
    }
    expect((await send()).status).toBe(200)
  })

  it('that is returned is corrected with the papers that it has', async () => {
    const { idRequisicao } = (await send()).answer
    const karina = await test.signIn(DemoCpf.karina)
    const versionOf = async () =>
      (await test.call(retornarRequisicao, { params: { idRequisicao }, token: karina })).answer.versao
    await test.call(movimentarRequisicao, {
      body: { idRequisicao, idStatus: 2, versao: await versionOf() },
      token: karina,
    })
    const correcoes = [{ campo: 'percentual', motivo: 'Confira o percentual.' }]
    const back = { idRequisicao, idStatus: 3, versao: await versionOf(), motivo: 'Confira.', correcoes }
    expect((await test.call(movimentarRequisicao, { body: back, token: karina })).status).toBe(200)
    const again = await send({ idRequisicao, percentual: 1 })
    expect([again.status, again.answer?.dados.percentual]).toEqual([200, 1])
  })

  it('in the days to choose is the choice: nothing is presumed while nobody has decided', async () => {
    await test.database.update(people).set({ birthDate: '1969-03-02' }).where(eq(people.id, params.idPessoa))
    const filed = await send({ beneficio: 'antecipada' })
    expect(filed.status).toBe(200)
    const presumed = await runWork(
      test.api,
      { actor: null, requestId: 'test', now: test.clock.now() },
      (work) => presumeOption(work, { subjectId: linkId, dueOn: TEST_TODAY }),
    )
    expect(presumed).toBe('later')
    expect(await silviasLink()).toMatchObject({ category: 1, situation: 7 })
    expect(await grantPayment(test, filed.answer.idRequisicao)).toBe(200)
  })

  it('of two filed at the same instant one wins, and a redemption does not go with it', async () => {
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const redemption = await test.call(pedirResgate, {
      body: { ...params, chaveEnvio: randomUUID(), forma: 'unica', parcelas: null, dias: null, ciente: true },
      token,
    })
    expect(redemption.status).toBe(409)
    expect((await silviasLink())?.situation).toBe(7)
  })
})

describe('cash after the grant', () => {
  const ask = (values: Record<string, unknown> = {}) =>
    test.call(pedirSaqueVista, {
      body: { ...params, chaveEnvio: randomUUID(), percentual: 20, ciente: true, ...values },
      token,
    })
  const grant = async (values: Record<string, unknown>) => {
    expect(await grantPayment(test, (await send({ saque: 0, ...values })).answer.idRequisicao)).toBe(200)
    token = await test.signIn(DemoCpf.silvia)
  }

  it('is for who waits for the first payment, once, and within the plan', async () => {
    expect((await test.call(retornarSaqueVista, { params, token })).status).toBe(403)
    expect((await ask()).status).toBe(403)
    await grant({})
    const situation = (await test.call(retornarSaqueVista, { params, token })).answer
    expect(situation.concedido).toMatchObject({
      tipoRenda: 'percentual',
      percentual: 0.8,
      percentualSaque: 0,
    })
    for (const percentual of [0, 26, -1, 1e308, 10.123])
      expect(Object.keys((await ask({ percentual })).problem?.campos ?? {})).toEqual(['percentual'])
    expect((await ask({ ciente: false })).status).toBe(422)
    expect((await rows())[0]?.cashPercent).toBe(0)
  })

  it('of a term in quotas keeps on record how many quotas are paid before and after', async () => {
    await changeRule(test.database, benefitTerms, { id: 1 }, (rule) => ({
      ...rule,
      termBasis: 'quotas' as const,
    }))
    await grant({ tipoRenda: 'prazo-certo', percentual: null, prazoAnos: 10 })
    expect(await grantPayment(test, (await ask()).answer.idRequisicao)).toBe(200)
    const [recorded] = await test.database
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'benefit.cash-granted'), eq(auditEntries.entityId, String(linkId))))
    expect(recorded).toMatchObject({ before: { monthlyAmount: null }, after: { monthlyAmount: null } })
    const quotas = (state: unknown) => Number((state as { quotasPerMonth?: string } | null)?.quotasPerMonth)
    expect(quotas(recorded?.after) / quotas(recorded?.before)).toBeCloseTo(0.8, 6)
  })

  it('is kept by the benefit, and of two asked at the same instant one is filed', async () => {
    await grant({})
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const filed = answers.find(({ status }) => status === 200)?.answer
    expect(filed?.dados.valor).toBeGreaterThan(10_000)
    expect(await grantPayment(test, filed?.idRequisicao ?? 0)).toBe(200)
    expect((await rows())[0]?.cashPercent).toBe(20)
    token = await test.signIn(DemoCpf.silvia)
    const again = await ask()
    expect([again.status, again.problem?.detail]).toEqual([409, expect.stringMatching(/uma vez só/)])
  })

  it('lowers an income that was fixed in reais, from its first month on', async () => {
    await grant({ tipoRenda: 'prazo-certo', percentual: null, prazoAnos: 15 })
    const before = (await benefitInForce(test.database, linkId, TEST_TODAY))?.income
    const { idRequisicao, dados } = (await ask({ percentual: 25 })).answer
    expect(dados.rendaAntes).toBe(before?.monthlyAmount)
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    const after = (await benefitInForce(test.database, linkId, TEST_TODAY))?.income
    expect(after).toMatchObject({
      validFrom: before?.validFrom,
      termMonths: 180,
      monthlyAmount: dados.rendaDepois,
      requestId: idRequisicao,
    })
    expect(after?.monthlyAmount).toBeLessThan(before?.monthlyAmount ?? 0)
  })

  it('is paid by the payroll with the first income, which moves the link on', async () => {
    await grant({})
    const { idRequisicao, dados } = (await ask()).answer
    expect(await grantPayment(test, idRequisicao)).toBe(200)
    await payUntilDecember()
    const slip = await payrollOf(test).slipOf('100780', '2026-12')
    expect(slip?.lines.find(({ code }) => code === PaySlipLineCode.cashWithdrawal)?.amount).toBe(dados.valor)
    expect(await silviasLink()).toMatchObject({ category: 2, situation: 2 })
  })

  it.each([
    ['23:59:50 of the day of that payment', 0, '23:59:50', 200],
    ['00:00:10 of the day after, though no payroll has run', 1, '00:00:10', 409],
  ] as const)('may be asked for until the day of the first payment: at %s', async (_, days, time, status) => {
    await grant({})
    const firstPaymentOn = (await rows())[0]?.firstPaymentOn ?? ''
    test.clock.set(new Date(`${addDays(firstPaymentOn, days)}T${time}-03:00`))
    token = await test.signIn(DemoCpf.silvia)
    expect((await ask()).status).toBe(status)
  })

  it('comes too late with the first payment', async () => {
    await grant({})
    const { idRequisicao } = (await ask()).answer
    await payUntilDecember()
    expect((await silviasLink())?.situation).toBe(2)
    expect(await grantPayment(test, idRequisicao)).toBe(409)
    expect((await rows())[0]?.cashPercent).toBe(0)
  })

  async function payUntilDecember() {
    for (const day of ['2026-11-30', '2026-12-31']) await payrollOf(test).payOn(day)
  }
})
