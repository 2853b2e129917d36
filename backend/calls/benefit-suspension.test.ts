import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  encerrarSuspensaoBeneficio,
  retornarSuspensaoBeneficio,
  suspenderBeneficio,
} from '#contract/benefits/benefit-suspension.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { benefitSuspensions } from '../database/schema/benefit-suspensions.ts'
import { benefitIncomes, benefits } from '../database/schema/benefits.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { closeTerm } from '../usecases/re-registration/proof-of-life.ts'
import { runWork } from '../work.ts'

let test: TestApi
beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

/** Comes to a day, and carries out what is due by then. */
async function comeTo(day: string) {
  test.clock.set(new Date(`${day}T12:00:00-03:00`))
  await performDue(test.api, 'benefit-suspension')
}

async function asPerson(cpf: string, idPlano: number) {
  const params = { idPessoa: await test.personId(cpf), idPlano }
  // The clock jumps over the end of sessions.
  const token = () => test.signIn(cpf)
  return {
    token,
    params,
    read: async () => (await test.call(retornarSuspensaoBeneficio, { params, token: await token() })).answer,
    send: async (values: Record<string, unknown> = {}) => {
      const body = { ...params, chaveEnvio: randomUUID(), meses: 3, ...values }
      return test.call(suspenderBeneficio, { body, token: await token() })
    },
    end: async () => test.call(encerrarSuspensaoBeneficio, { body: params, token: await token() }),
    link: async () => {
      const [link] = await test.database
        .select()
        .from(planLinks)
        .where(eq(planLinks.personId, params.idPessoa))
      if (!link) throw new Error('no link')
      return link
    },
  }
}

type Person = Awaited<ReturnType<typeof asPerson>>

async function move(idRequisicao: number, cpf: string, ...statuses: number[]) {
  const token = await test.signIn(cpf)
  let last = 0
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const correcoes = idStatus === 3 ? [{ campo: 'meses' }] : undefined
    const body = { idRequisicao, idStatus, versao, motivo: 'Conferido.', correcoes }
    last = (await test.call(movimentarRequisicao, { body, token })).status
  }
  return last
}

/** Asks for so many months, and has them granted. */
async function suspended(person: Person, meses: number) {
  const { answer } = await person.send({ meses })
  expect(await move(answer.idRequisicao, DemoCpf.karina, 2, 5)).toBe(200)
  return answer
}

const titlesOf = async ({ params }: Person) =>
  (
    await test.database
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.personId, params.idPessoa))
  ).map(({ title }) => title)

const missProofOfLife = ({ params }: Person, reRegistrationDueOn: string) =>
  test.database
    .update(people)
    .set({ reRegistrationStatus: 1, reRegistrationDueOn })
    .where(eq(people.id, params.idPessoa))

describe('call(retornarSuspensaoBeneficio', () => {
  it('tells Carlos what he would not receive, from when, and how his loan is paid meanwhile', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    expect(await carlos.read()).toEqual({
      renda: { tipo: 'prazo-certo', bruto: 9_000, liquido: 6_808.37 },
      vigente: null,
      anteriores: [],
      parada: null,
      parcela: 899.75,
      regras: { minimoMeses: 1, maximoMeses: 12, diaLimite: 20 },
      mesEfeito: '2026-11',
      requisicaoAberta: null,
    })
  })

  it('is for who receives, and nobody else', async () => {
    const [carlos, ana] = [await asPerson(DemoCpf.carlos, 1), await asPerson(DemoCpf.ana, 1)]
    const stolen = { params: carlos.params, token: await ana.token() }
    expect((await test.call(retornarSuspensaoBeneficio, stolen)).status).toBe(404)
    const own = await test.call(retornarSuspensaoBeneficio, { params: ana.params, token: await ana.token() })
    expect(own.problem.codigo).toBe('servico-indisponivel-para-situacao')
  })
})

describe('call(suspenderBeneficio', () => {
  it('stops the payment of a month that has begun, tells before it comes back, and pays again on its day', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    const recorded = await recording(test)
    const { dados } = await suspended(dulce, 2)
    expect(dados).toEqual({
      meses: 2,
      mesEfeito: '2026-11',
      mesFim: '2026-12',
      mesRetorno: '2027-01',
      bruto: 4_200,
      emprestimo: 'N',
    })
    expect(await dulce.link()).toMatchObject({ category: 3, situation: 6, situationReason: null })
    expect(await recorded('benefit-suspension.granted')).toEqual([dulce.params.idPessoa])
    expect((await dulce.read()).vigente).toMatchObject({ iniciada: true, podeVoltarEm: '2026-11' })
    await comeTo('2026-12-01')
    expect(await titlesOf(dulce)).toContain('Seu benefício volta no mês que vem')
    await comeTo('2026-12-02')
    expect((await titlesOf(dulce)).filter((title) => title.startsWith('Seu benefício volta'))).toHaveLength(1)
    expect((await dulce.link()).situation).toBe(6)
    await comeTo('2027-01-01')
    expect(await dulce.link()).toMatchObject({ situation: 2, situationSince: '2027-01-01' })
    expect((await dulce.read()).anteriores).toMatchObject([{ meses: 2, encerradaEm: null }])
  })

  it('begins on the first of the next month where this one’s payment can no longer be stopped', async () => {
    await comeTo('2026-11-24')
    const dulce = await asPerson(DemoCpf.dulce, 7)
    await suspended(dulce, 1)
    expect((await dulce.link()).situation).toBe(2)
    expect((await dulce.read()).vigente).toMatchObject({ mesEfeito: '2026-12', iniciada: false })
    await comeTo('2026-12-01')
    expect(await dulce.link()).toMatchObject({ situation: 6, situationSince: '2026-12-01' })
    await comeTo('2027-01-01')
    expect((await dulce.link()).situation).toBe(2)
  })

  it('refuses an income for life, a benefit that stands still, and lengths that the plan does not take', async () => {
    const [carlos, dulce] = [await asPerson(DemoCpf.carlos, 1), await asPerson(DemoCpf.dulce, 7)]
    const before = await countRequests(test)
    for (const values of [
      { meses: 0 },
      { meses: 13 },
      { meses: 2.5 },
      { meses: '3' },
      { meses: null },
      { x: 1 },
    ])
      expect([values, (await carlos.send(values)).status]).toEqual([values, 422])
    const [benefit] = await test.database
      .select({ id: benefits.id })
      .from(benefits)
      .where(eq(benefits.linkId, (await carlos.link()).id))
    await test.database.insert(benefitIncomes).values({
      benefitId: benefit?.id ?? 0,
      validFrom: '2026-10',
      incomeType: 'lifetime',
      monthlyAmount: 9_000,
      createdAt: test.clock.now(),
    })
    const lifetime = await carlos.send()
    expect([lifetime.status, lifetime.problem.detail]).toEqual([409, expect.stringMatching(/vitalícia/)])
    expect(await countRequests(test)).toBe(before)
    await suspended(dulce, 6)
    const again = await dulce.send()
    expect([again.status, again.problem.detail]).toEqual([409, expect.stringMatching(/já está suspenso/)])
  })

  it('is corrected as it was returned, and its months are those of the correction', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    const { answer: filed } = await dulce.send({ meses: 6 })
    expect(await move(filed.idRequisicao, DemoCpf.karina, 2, 3)).toBe(200)
    expect((await dulce.send({ meses: 2, idRequisicao: filed.idRequisicao + 1_000 })).status).toBe(404)
    const { status, answer } = await dulce.send({ meses: 2, idRequisicao: filed.idRequisicao })
    expect([status, answer.idRequisicao, answer.dados.mesFim]).toEqual([200, filed.idRequisicao, '2026-12'])
    expect(await move(filed.idRequisicao, DemoCpf.karina, 2, 5)).toBe(200)
    expect((await dulce.read()).vigente).toMatchObject({ mesEfeito: '2026-11', mesFim: '2026-12' })
    expect((await dulce.send({ meses: 3, idRequisicao: filed.idRequisicao })).status).toBe(409)
  })

  it('of two at the same instant is filed once, and is nobody else’s to file', async () => {
    const [dulce, ana] = [await asPerson(DemoCpf.dulce, 7), await asPerson(DemoCpf.ana, 1)]
    const both = await Promise.all([dulce.send(), dulce.send({ meses: 5 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const body = { ...dulce.params, chaveEnvio: randomUUID(), meses: 3 }
    expect((await test.call(suspenderBeneficio, { body, token: await ana.token() })).status).toBe(404)
    const karina = await test.signIn(DemoCpf.karina)
    expect((await test.call(suspenderBeneficio, { body, token: karina })).status).toBe(403)
  })
})

describe('call(encerrarSuspensaoBeneficio', () => {
  it('pays this month again while its payment is to come, else the next, and once', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    expect((await dulce.end()).problem.detail).toBe('Seu benefício não está suspenso.')
    await suspended(dulce, 6)
    await comeTo('2026-12-22')
    const recorded = await recording(test)
    const { answer } = await dulce.end()
    expect(answer).toEqual({ mesEfeito: '2026-11', mesFim: '2026-12', mesRetorno: '2027-01' })
    expect(await recorded('benefit-suspension.ended-early')).toEqual([dulce.params.idPessoa])
    expect((await dulce.link()).situation).toBe(6)
    expect((await dulce.end()).problem.detail).toContain('Não dá mais tempo')
    await comeTo('2027-01-01')
    expect((await dulce.link()).situation).toBe(2)
  })

  it('at once in the same month, as if nothing had been asked', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    await suspended(dulce, 6)
    const { answer } = await dulce.end()
    expect(answer.mesRetorno).toBe('2026-11')
    expect((await dulce.link()).situation).toBe(2)
    expect((await dulce.read()).vigente).toBeNull()
    expect((await dulce.send({ meses: 1 })).status).toBe(200)
  })

  it('is refused to a stranger, and changes no row', async () => {
    const [dulce, ana] = [await asPerson(DemoCpf.dulce, 7), await asPerson(DemoCpf.ana, 1)]
    await suspended(dulce, 6)
    const before = await test.database.select().from(benefitSuspensions)
    const stolen = { body: dulce.params, token: await ana.token() }
    expect((await test.call(encerrarSuspensaoBeneficio, stolen)).status).toBe(404)
    expect(await test.database.select().from(benefitSuspensions)).toEqual(before)
  })
})

describe('a benefit that stands still for another reason', () => {
  it.each([
    ['PROVA_DE_VIDA', /recadastramento/],
    ['JUDICIAL', /Justiça/],
  ] as const)('%s has its own way back, which is not this service', async (situationReason, said) => {
    const carlos = await asPerson(DemoCpf.carlos, 1)
    const { id } = await carlos.link()
    await test.database
      .update(planLinks)
      .set({ situation: 6, situationReason, situationSince: '2026-11-05' })
      .where(eq(planLinks.id, id))
    expect((await carlos.read()).parada).toEqual({ motivo: situationReason, desde: '2026-11-05' })
    for (const refused of [await carlos.end(), await carlos.send()])
      expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringMatching(said)])
    expect(await carlos.link()).toMatchObject({ situation: 6, situationReason })
  })

  it('is not paid after an asked suspension where the proof of life was missed meanwhile', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    await suspended(dulce, 2)
    await missProofOfLife(dulce, '2026-09-20')
    await comeTo('2027-01-01')
    expect(await dulce.link()).toMatchObject({ situation: 6, situationReason: 'PROVA_DE_VIDA' })
    expect(await titlesOf(dulce)).toContain('Benefício suspenso por falta de recadastramento')
  })

  it('goes back into the asked suspension that still runs when the re-registration is granted', async () => {
    const dulce = await asPerson(DemoCpf.dulce, 7)
    await suspended(dulce, 6)
    const { id } = await dulce.link()
    await test.database
      .update(planLinks)
      .set({ situationReason: 'PROVA_DE_VIDA', situationSince: '2026-11-11' })
      .where(eq(planLinks.id, id))
    const unit = { actor: null, requestId: 'teste', now: test.clock.now() }
    await runWork(test.api, unit, (work) => closeTerm(work, dulce.params.idPessoa))
    expect(await dulce.link()).toMatchObject({ situation: 6, situationReason: null })
    expect((await dulce.end()).status).toBe(200)
    expect((await dulce.link()).situation).toBe(2)
  })
})
