import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarCertidaoObito, registrarFalecimento, retornarFalecimento } from '#contract/deaths/deaths.ts'
import { abrirPensao } from '#contract/deaths/pensions.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { sumQuotas } from '#domain/quotas.ts'
import { benefitInForce } from '../database/queries/benefits.ts'
import { pensions } from '../database/schema/deaths.ts'
import { dependants } from '../database/schema/dependants.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { people } from '../database/schema/people.ts'
import { openLotsOf } from '../ledger/open-lots.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { payrollOf } from '../testing/payroll.ts'
import { recordingActs } from '../testing/recording.ts'
import { smallJpeg } from '../testing/small-images.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/**
 * Olívia receives an income by term and leaves a husband and a son; Sílvia has asked for nothing yet and leaves a husband. Luiz registers
 * both deaths, Marta opens the pensions, and the payroll pays them.
 */

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
  await die(DemoCpf.olivia)
  await die(DemoCpf.silvia)
})
afterAll(() => test.close())

const account = { banco: '341', agencia: '0057', conta: '12345-7' }
const asIs = { tipo: null, percentual: null, anos: null } as const
type Filled = Partial<{
  banco: string | null
  agencia: string
  conta: string
  tipo: 'percentual' | 'prazo-certo' | null
  percentual: number | null
  anos: number | null
}>

async function die(cpf: string) {
  const [token, idPessoa] = [await test.signIn(DemoCpf.luiz), await test.personId(cpf)]
  const file = { field: 'arquivo', content: smallJpeg, name: 'certidao.jpg' }
  const { id } = (await test.call(enviarCertidaoObito, { token, params: { idPessoa }, file })).answer
  const body = { idPessoa, faleceuEm: '2026-11-04', certidao: id }
  expect((await test.call(registrarFalecimento, { token, body })).status).toBe(200)
}

async function planOf(cpf: string, as: string = DemoCpf.marta) {
  const [token, idPessoa] = [await test.signIn(as), await test.personId(cpf)]
  const { answer } = await test.call(retornarFalecimento, { token, params: { idPessoa }, query: {} })
  const [plan] = answer.vinculos
  if (!plan) throw new Error('nothing is left')
  return { ...plan, impediment: answer.impedimentoPensao }
}

async function open(cpf: string, at: number, filled: Filled = {}, as: string = DemoCpf.marta) {
  const [token, idPessoa] = [await test.signIn(as), await test.personId(cpf)]
  const idPensao = (await planOf(cpf)).beneficiarios[at]?.idPensao ?? 0
  return test.call(abrirPensao, { token, body: { idPessoa, idPensao, ...account, ...asIs, ...filled } })
}

const quotasOf = async (linkId: number) =>
  sumQuotas((await openLotsOf(test.database, [linkId])).map(({ quotas }) => quotas))

describe('abrirPensao', () => {
  it('is not for who registered the death, nor below the registry, and needs a right account', async () => {
    expect((await planOf(DemoCpf.olivia, DemoCpf.luiz)).impediment).toContain('Você registrou')
    expect((await open(DemoCpf.olivia, 0, {}, DemoCpf.luiz)).status).toBe(403)
    expect((await open(DemoCpf.olivia, 0, {}, DemoCpf.karina)).status).toBe(403)
    expect((await open(DemoCpf.olivia, 0, {}, DemoCpf.gustavo)).status).toBe(403)
    const refused = await open(DemoCpf.olivia, 0, { banco: '999', conta: '' })
    expect([refused.status, Object.keys(refused.problem?.campos ?? {})]).toEqual([422, ['banco', 'conta']])
    const token = await test.signIn(DemoCpf.marta)
    const ofSilvia = (await planOf(DemoCpf.silvia)).beneficiarios[0]?.idPensao ?? 0
    const body = { idPessoa: await test.personId(DemoCpf.olivia), idPensao: ofSilvia, ...account, ...asIs }
    expect((await test.call(abrirPensao, { token, body })).status).toBe(404)
    expect(await test.database.$count(people, inArray(people.cpf, ['70123009146', '70123009227']))).toBe(0)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('gives the husband sixty of a hundred of every lot, and the income that goes on', async () => {
    const acts = await recordingActs(test)
    const from = await payrollOf(test).linkOf('700099')
    const before = await quotasOf(from.id)
    const lots = await openLotsOf(test.database, [from.id])
    const ongoing = (await planOf(DemoCpf.olivia)).beneficiarios.map(({ renda }) => renda)
    const { status, answer } = await open(DemoCpf.olivia, 0)
    expect(status).toBe(200)
    const [pedro] = answer.vinculos[0]?.beneficiarios ?? []
    expect(pedro).toMatchObject({
      nome: 'Pedro Freitas Moura',
      percentual: 60,
      matricula: '700099-1',
      renda: null,
    })
    const link = await payrollOf(test).linkOf('700099-1')
    const [person] = await test.database.select().from(people).where(eq(people.id, link.personId))
    expect(person).toMatchObject({ cpf: '70123009146', name: 'Pedro Freitas Moura', email: null })
    expect(link).toMatchObject({
      category: 3,
      situation: 3,
      planId: 7,
      taxRegime: 'regressive',
      profileId: 3,
    })
    const received = await openLotsOf(test.database, [link.id])
    expect(received.map(({ lotDate, account: of }) => [lotDate, of])).toEqual(
      lots.map(({ lotDate, account: of }) => [lotDate, of]),
    )
    expect(await quotasOf(link.id)).toBeCloseTo(before * 0.6, 6)
    expect(sumReais([await quotasOf(link.id), await quotasOf(from.id)])).toBe(sumReais([before]))
    const benefit = await benefitInForce(test.database, link.id, '2026-12-31')
    expect(benefit).toMatchObject({ kind: 'death-pension', firstPaymentOn: '2026-12-31', bank: '341' })
    const [ofPedro, ofTomas] = ongoing
    if (ofPedro?.type !== 'fixed-term' || ofTomas?.type !== 'fixed-term') throw new Error('no term goes on')
    expect(benefit?.income).toMatchObject({
      incomeType: 'fixed-term',
      termMonths: ofPedro.monthsLeft,
      monthlyAmount: ofPedro.monthlyAmount,
    })
    const wholes = [ofPedro, ofTomas].map(
      ({ monthlyAmount, quotasPerMonth }) => monthlyAmount ?? Number(quotasPerMonth),
    )
    expect((wholes[0] ?? 0) / ((wholes[0] ?? 0) + (wholes[1] ?? 0))).toBeCloseTo(0.6, 4)
    const [marta, olivia] = [await test.personId(DemoCpf.marta), await test.personId(DemoCpf.olivia)]
    expect(await acts('pension.opened')).toEqual([{ by: marta, about: link.personId }])
    expect(await acts('pension.divided')).toEqual([{ by: marta, about: olivia }])
    expect((await open(DemoCpf.olivia, 0)).status).toBe(409)
  })

  it('gives the son all that is left, so that nothing stays and nothing is lost', async () => {
    const from = await payrollOf(test).linkOf('700099')
    const offered = (await planOf(DemoCpf.olivia)).beneficiarios[1]?.valor
    const { answer } = await open(DemoCpf.olivia, 1)
    expect(answer.vinculos[0]?.beneficiarios[1]).toMatchObject({ valor: offered, matricula: '700099-2' })
    expect(await quotasOf(from.id)).toBe(0)
    const moved = await test.database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.causeKind, 'pension'))
    expect(sumReais(moved.map(({ amount }) => amount))).toBe(0)
    const rows = await test.database.select().from(pensions).where(eq(pensions.linkId, from.id))
    const out = moved.filter(({ linkId }) => linkId === from.id)
    expect(sumReais(rows.map(({ amount }) => amount ?? 0))).toBe(-sumReais(out.map(({ amount }) => amount)))
    expect(
      moved.every(({ amount, type }) => toDecimal(amount).isPositive() === (type === 'pension-in')),
    ).toBe(true)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('asks how to pay where no benefit was paid yet: within the plan, and no less than its minimum', async () => {
    expect((await planOf(DemoCpf.silvia)).beneficiarios[0]?.renda).toBeNull()
    const fieldsOf = async (filled: Filled) => {
      const { status, problem } = await open(DemoCpf.silvia, 0, filled)
      return [status, Object.keys(problem?.campos ?? {})]
    }
    expect(await fieldsOf({})).toEqual([422, ['tipo']])
    expect(await fieldsOf({ tipo: 'percentual', percentual: 5 })).toEqual([422, ['percentual']])
    expect(await fieldsOf({ tipo: 'prazo-certo', anos: 99 })).toEqual([422, ['anos']])
    const { status, answer } = await open(DemoCpf.silvia, 0, { tipo: 'percentual', percentual: 1.5 })
    expect([status, answer.vinculos[0]?.beneficiarios[0]?.matricula]).toEqual([200, '100780-1'])
    const { id } = await payrollOf(test).linkOf('100780-1')
    const benefit = await benefitInForce(test.database, id, '2026-12-31')
    expect(benefit?.income).toMatchObject({ incomeType: 'percent', percent: 1.5 })
  })

  it('is paid at once where the part is too small for an income, without a choice', async () => {
    const nelson = await payrollOf(test).linkOf('400377')
    const listed = {
      personId: nelson.personId,
      type: 2,
      linkId: nelson.id,
      isStudent: false,
      isDisabled: false,
      validFrom: '2020-01-01',
      createdAt: test.clock.now(),
    } as const
    const celia = { name: 'Célia Vieira', cpf: '00000000191', birthDate: '1970-03-01', kinship: 'conjuge' }
    const rui = { name: 'Rui Vieira', cpf: '12312312387', birthDate: '2015-03-01', kinship: 'filho' }
    await test.database.insert(dependants).values([
      { ...listed, ...celia, share: 1 },
      { ...listed, ...rui, share: 99 },
    ])
    await die(DemoCpf.nelson)
    const { answer } = await open(DemoCpf.nelson, 0)
    const amount = answer.vinculos[0]?.beneficiarios[0]?.valor
    expect(amount).toBeGreaterThan(0)
  })

  it('is paid by the payroll of its first month, and the beneficiaries are in benefit then', async () => {
    const payroll = payrollOf(test)
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf('700099-1', '2026-11')).toBeNull()
    await payroll.payOn('2026-12-31')
    const pedro = await payroll.slipOf('700099-1', '2026-12')
    const tomas = await payroll.slipOf('700099-2', '2026-12')
    expect(pedro?.gross).toBeGreaterThan(tomas?.gross ?? 0)
    expect(pedro?.memo.tax.regime).toBe('regressive')
    for (const enrolment of ['700099-1', '700099-2', '100780-1'])
      expect(await payroll.linkOf(enrolment)).toMatchObject({ category: 3, situation: 2 })
    expect((await payroll.slipOf('100780-1', '2026-12'))?.gross).toBeGreaterThan(0)
    const [celia] = (await planOf(DemoCpf.nelson)).beneficiarios
    expect((await payroll.slipOf('400377-1', '2026-12'))?.gross).toBe(celia?.valor)
    expect(await payroll.linkOf('400377-1')).toMatchObject({ category: 3, situation: 4 })
    expect(await proveBalances(test.database)).toEqual([])
    payroll.at('2026-11-11')
  })
})

describe('a beneficiary as they are on record', () => {
  it('has to be who the list says: another birth, a wrong CPF or a death of their own are refused in words', async () => {
    const { id: linkId } = await payrollOf(test).linkOf('100234')
    const [husband] = await test.database.select().from(dependants).where(eq(dependants.linkId, linkId))
    if (!husband) throw new Error('Ana has nobody on the list')
    await die(DemoCpf.ana)
    const change = (to: Partial<typeof dependants.$inferInsert>) =>
      test.database.update(dependants).set(to).where(eq(dependants.id, husband.id))
    const choose = { tipo: 'percentual', percentual: 2 } as const
    const refusal = async () => {
      const waits = (await planOf(DemoCpf.ana)).beneficiarios[0]?.espera
      const { status, problem } = await open(DemoCpf.ana, 0, choose)
      expect(problem?.detail).toBe(waits)
      return [status, problem?.detail]
    }
    await change({ cpf: '11111111111' })
    expect(await refusal()).toEqual([409, expect.stringContaining('um número errado')])
    await change({ cpf: DemoCpf.gustavo })
    expect(await refusal()).toEqual([409, expect.stringContaining('outra data de nascimento')])
    const [gustavo] = await test.database.select().from(people).where(eq(people.cpf, DemoCpf.gustavo))
    await change({ cpf: DemoCpf.gustavo, birthDate: gustavo?.birthDate ?? '' })
    expect((await open(DemoCpf.ana, 0, choose)).status).toBe(200)
    const link = await payrollOf(test).linkOf('100234-1')
    expect(link).toMatchObject({ category: 3, situation: 3, personId: gustavo?.id })
  })

  it('finds the pension beside what they had, and is told', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.gustavo), await test.personId(DemoCpf.gustavo)]
    const plans = (await test.call(retornarPlanosAtivos, { token, params: { idPessoa } })).answer
    expect(plans.map(({ matricula, categoria }) => [matricula, categoria.id])).toEqual([
      ['100234-1', 3],
      ['100555', 1],
    ])
    const idVinculo = plans[0]?.id
    const input = { token, params: { idPessoa, idPlano: 1 }, query: { idVinculo } }
    const { answer } = await test.call(retornarResumoPlano, input)
    const [opened] = await test.database
      .select()
      .from(pensions)
      .where(eq(pensions.beneficiaryLinkId, idVinculo ?? 0))
    expect(answer.saldo?.total).toBe(opened?.amount)
    const told = (await test.call(retornarNotificacoes, input)).answer
    expect(told.map(({ titulo }) => titulo)).toContain('Sua pensão foi aberta')
  })
})
