import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  encerrarSuspensaoBeneficio,
  retornarSuspensaoBeneficio,
} from '#contract/benefits/benefit-suspension.ts'
import {
  enviarOrdemJudicial,
  liberarSuspensaoJudicial,
  registrarSuspensaoJudicial,
} from '#contract/benefits/court-suspension.ts'
import { retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { benefitSuspensions } from '../database/schema/benefit-suspensions.ts'
import { courtSuspensions } from '../database/schema/court-suspensions.ts'
import { files } from '../database/schema/files.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { Enrolment, startPayroll } from '../testing/payroll.ts'
import { recordingActs } from '../testing/recording.ts'
import { closeTerm } from '../usecases/re-registration/proof-of-life.ts'

/** Luiz registers what courts say about the benefits of Carlos, Dulce and Olívia. */

let { test, payroll } = {} as Awaited<ReturnType<typeof startPayroll>>
beforeEach(async () => ({ test, payroll } = await startPayroll()))
afterEach(() => test.close())

const { carlos: CARLOS, dulce: DULCE } = Enrolment

const order = {
  motivo: 'Bloqueio determinado em ação de partilha.',
  numeroDocumento: '0001234-56.2026.8.26.0100',
  desde: '2026-11-10',
  ordem: null as string | null,
}

async function register(
  enrolment: string,
  told: Partial<typeof order> = {},
  attendant: string = DemoCpf.luiz,
) {
  const [token, link] = [await test.signIn(attendant), await payroll.linkOf(enrolment)]
  const body = { idPessoa: link.personId, idVinculo: link.id, ...order, ...told }
  return test.call(registrarSuspensaoJudicial, { body, token })
}

async function lift(enrolment: string, ordem: string | null = null) {
  const [token, link] = [await test.signIn(DemoCpf.luiz), await payroll.linkOf(enrolment)]
  const body = { idPessoa: link.personId, idVinculo: link.id, numeroDocumento: 'Ofício 77/2027', ordem }
  return test.call(liberarSuspensaoJudicial, { body, token })
}

async function toldOf(enrolment: string, attendant: string) {
  const [token, link] = [await test.signIn(attendant), await payroll.linkOf(enrolment)]
  const params = { idPessoa: link.personId }
  const { answer } = await test.call(retornarAtosVinculos, { params, token })
  return answer.find(({ idVinculo }) => idVinculo === link.id)
}
const actsOn = async (enrolment: string, attendant: string) => (await toldOf(enrolment, attendant))?.atos

const suspensionsOf = async (enrolment: string) =>
  test.database
    .select()
    .from(courtSuspensions)
    .where(eq(courtSuspensions.linkId, (await payroll.linkOf(enrolment)).id))

describe('call(registrarSuspensaoJudicial', () => {
  it('stops what Carlos is paid: he is told, cannot end it, and it is on record', async () => {
    const acts = await recordingActs(test)
    const { personId } = await payroll.linkOf(CARLOS)
    const told = await notifiedWhile(test, personId, async () => {
      expect((await register(CARLOS)).answer).toEqual({ suspensoDesde: '2026-11-11' })
    })
    // The instalment of his loan comes by boleto from now on.
    expect(told.titles).toEqual(['Boleto do empréstimo', 'Benefício suspenso por ordem da Justiça'])
    const luiz = await test.personId(DemoCpf.luiz)
    expect(await acts('court-suspension.registered')).toEqual([{ by: luiz, about: personId }])
    const params = { idPessoa: personId, idPlano: 1 }
    const token = await test.signIn(DemoCpf.carlos)
    const { answer } = await test.call(retornarSuspensaoBeneficio, { params, token })
    expect(answer.parada).toEqual({ motivo: 'JUDICIAL', desde: '2026-11-11' })
    const ended = await test.call(encerrarSuspensaoBeneficio, { body: params, token })
    expect([ended.status, ended.problem.detail]).toEqual([409, expect.stringMatching(/outra ordem/)])
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    expect((await register(CARLOS)).status).toBe(409)
  })

  it('refuses who may not, who is paid nothing, days to come and files that are not there, and changes nothing', async () => {
    expect((await register(CARLOS, {}, DemoCpf.karina)).status).toBe(403)
    expect((await register('700301')).problem.detail).toMatch(/Não há benefício/)
    const future = await register(CARLOS, { desde: '2026-11-12' })
    expect([future.status, Object.keys(future.problem.campos ?? {})]).toEqual([422, ['desde']])
    const gone = await register(CARLOS, { ordem: randomUUID() })
    expect([gone.status, Object.keys(gone.problem.campos ?? {})]).toEqual([422, ['ordem']])
    expect((await register(CARLOS, { motivo: ' ' })).status).toBe(422)
    expect(await test.database.$count(courtSuspensions)).toBe(0)
    expect((await payroll.linkOf(CARLOS)).situation).toBe(2)
  })

  it('takes the place of a suspension that was asked for, which has its say again afterwards', async () => {
    const { id: linkId } = await payroll.linkOf(DULCE)
    await test.database
      .insert(benefitSuspensions)
      .values({ linkId, fromMonth: '2026-11', toMonth: '2027-01', createdAt: test.clock.now() })
    await test.database.update(planLinks).set({ situation: 6 }).where(eq(planLinks.id, linkId))
    expect((await register(DULCE)).status).toBe(200)
    expect(await payroll.linkOf(DULCE)).toMatchObject({ situation: 6, situationReason: 'JUDICIAL' })
    payroll.at('2026-12-15')
    expect((await lift(DULCE)).answer).toEqual({ suspensoDesde: null })
    expect(await payroll.linkOf(DULCE)).toMatchObject({ situation: 6, situationReason: null })
  })
})

describe('call(liberarSuspensaoJudicial', () => {
  it('lets the next payroll pay what was kept back, with a slip for each month, once', async () => {
    await register(CARLOS)
    await payroll.payOn('2026-11-30')
    await payroll.payOn('2026-12-31')
    payroll.at('2027-01-12')
    const { personId } = await payroll.linkOf(CARLOS)
    const told = await notifiedWhile(test, personId, () => lift(CARLOS))
    expect(told.titles).toContain('Benefício liberado pela Justiça')
    expect(await payroll.linkOf(CARLOS)).toMatchObject({ situation: 2, situationReason: null })
    expect((await payroll.payOn('2027-01-29')).failed).toBe(0)
    for (const month of ['2026-11', '2026-12', '2027-01'])
      expect([month, await payroll.slipOf(CARLOS, month)]).toMatchObject([
        month,
        {
          paidOn: '2027-01-29',
          lines: expect.arrayContaining([expect.objectContaining({ code: 101, amount: 9000 })]),
        },
      ])
    expect(await suspensionsOf(CARLOS)).toMatchObject([{ liftedOn: '2027-01-12', madeUpOn: '2027-01-29' }])
    expect((await payroll.payOn('2027-02-26')).failed).toBe(0)
    expect(await payroll.slipOf(CARLOS, '2027-02')).toMatchObject({ paidOn: '2027-02-26' })
    expect((await lift(CARLOS)).status).toBe(409)
  })

  it('lifted by mistake, is registered again before the payroll: nothing was lost or paid', async () => {
    await register(CARLOS)
    await payroll.payOn('2026-11-30')
    payroll.at('2026-12-01')
    await lift(CARLOS)
    expect((await register(CARLOS, { desde: '2026-11-10' })).status).toBe(200)
    await payroll.payOn('2026-12-31')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toBeNull()
    payroll.at('2027-01-04')
    await lift(CARLOS)
    await payroll.payOn('2027-01-29')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ paidOn: '2027-01-29' })
    expect(await payroll.slipOf(CARLOS, '2026-12')).toMatchObject({ paidOn: '2027-01-29' })
  })

  it('goes on standing still for a proof of life that was missed meanwhile, and is made up after it', async () => {
    await register(CARLOS)
    const { personId } = await payroll.linkOf(CARLOS)
    await payroll.payOn('2026-11-30')
    await test.database
      .update(people)
      .set({ reRegistrationStatus: 1, reRegistrationDueOn: '2026-08-20' })
      .where(eq(people.id, personId))
    payroll.at('2026-12-15')
    await lift(CARLOS)
    expect(await payroll.linkOf(CARLOS)).toMatchObject({ situation: 6, situationReason: 'PROVA_DE_VIDA' })
    await payroll.payOn('2026-12-31')
    expect(await suspensionsOf(CARLOS)).toMatchObject([{ madeUpOn: null }])
    await payroll.run((work) => closeTerm(work, personId))
    await payroll.payOn('2027-01-29')
    for (const month of ['2026-11', '2026-12', '2027-01'])
      expect([month, await payroll.slipOf(CARLOS, month)]).toMatchObject([month, { paidOn: '2027-01-29' }])
  })

  it('knows an order that another system wrote, and refuses to lift what no court stopped', async () => {
    expect((await lift(CARLOS)).problem.detail).toMatch(/não está suspenso por ordem/)
    const { id } = await payroll.linkOf(CARLOS)
    await test.database
      .update(planLinks)
      .set({ situation: 6, situationReason: 'JUDICIAL', situationSince: '2026-11-05' })
      .where(eq(planLinks.id, id))
    await payroll.payOn('2026-11-30')
    payroll.at('2026-12-10')
    expect((await lift(CARLOS)).status).toBe(200)
    await payroll.payOn('2026-12-31')
    expect(await payroll.slipOf(CARLOS, '2026-11')).toMatchObject({ paidOn: '2026-12-31' })
  })
})

describe('call(enviarOrdemJudicial', () => {
  it('keeps the document of the order with the suspension', async () => {
    const [token, { personId }] = [await test.signIn(DemoCpf.luiz), await payroll.linkOf(CARLOS)]
    const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
    const sent = await test.call(enviarOrdemJudicial, { params: { idPessoa: personId }, token, file })
    expect(sent.status).toBe(200)
    expect((await register(CARLOS, { ordem: sent.answer.id })).status).toBe(200)
    const [suspension] = await suspensionsOf(CARLOS)
    const kept = await test.database.select().from(files).where(eq(files.publicId, sent.answer.id))
    expect(kept).toMatchObject([
      { subjectKind: 'court-suspension', subjectId: suspension?.id, ownerId: personId },
    ])
    expect((await register(DULCE, { ordem: sent.answer.id })).status).toBe(422)
  })
})

describe('call(retornarAtosVinculos', () => {
  it('offers each attendant what there is to do, and nothing that is done', async () => {
    expect(await actsOn(CARLOS, DemoCpf.luiz)).toEqual(['suspender-por-ordem-judicial'])
    expect(await actsOn(CARLOS, DemoCpf.karina)).toEqual([])
    await register(CARLOS)
    expect(await actsOn(CARLOS, DemoCpf.luiz)).toEqual(['liberar-por-ordem-judicial'])
    expect(await actsOn('700301', DemoCpf.luiz)).toEqual(['registrar-desligamento'])
  })

  it('says of everything else why not, and who may', async () => {
    const why = async (attendant: string) => {
      const told = (await toldOf('700301', attendant))?.impedidos ?? []
      return Object.fromEntries(told.map(({ ato, motivo }) => [ato, motivo]))
    }
    expect(await why(DemoCpf.luiz)).toEqual({
      'entregar-extrato': 'Não há extrato de desligamento a entregar.',
      'suspender-por-ordem-judicial': 'Não há benefício em pagamento neste plano.',
      'liberar-por-ordem-judicial': 'Não há benefício suspenso por ordem da Justiça.',
      'informar-datas-acumulacao': 'Não há valor portado sem datas de acumulação nesta matrícula.',
    })
    expect(await why(DemoCpf.karina)).toMatchObject({
      'registrar-desligamento': 'Só o atendimento de nível Cadastro ou acima faz isto.',
    })
  })
})
