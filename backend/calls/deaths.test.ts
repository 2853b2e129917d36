import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoCertidaoObito,
  enviarCertidaoObito,
  registrarFalecimento,
  retornarFalecimento,
} from '#contract/deaths/deaths.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { retornarPessoa } from '#contract/people/people.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { runningLoan } from '../database/queries/loans.ts'
import { benefits } from '../database/schema/benefits.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { deathLinks, deaths } from '../database/schema/deaths.ts'
import { planLinks } from '../database/schema/plans.ts'
import { sessions } from '../database/schema/sessions.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { notify } from '../messages/notify.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { payrollOf } from '../testing/payroll.ts'
import { recordingActs } from '../testing/recording.ts'
import { smallJpeg } from '../testing/small-images.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Four people of the demo die in these tests: Olívia in benefit, Carlos with a loan, Ana with open requests, Eduardo with boletos. */

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const day = '2026-11-04'
const situationsOf = async (personId: number) =>
  (
    await test.database
      .select({ category: planLinks.category, situation: planLinks.situation })
      .from(planLinks)
      .where(eq(planLinks.personId, personId))
      .orderBy(planLinks.id)
  ).map(({ category, situation }) => [category, situation])

async function certificateOf(cpf: string, attendant: string = DemoCpf.luiz) {
  const [token, idPessoa] = [await test.signIn(attendant), await test.personId(cpf)]
  const file = { field: 'arquivo', content: smallJpeg, name: 'certidao.jpg' }
  return test.call(enviarCertidaoObito, { token, params: { idPessoa }, file })
}

async function register(
  cpf: string,
  { as = DemoCpf.luiz, ...told }: { as?: string; faleceuEm?: string; certidao?: string } = {},
) {
  const [token, idPessoa] = [await test.signIn(as), await test.personId(cpf)]
  const body = { idPessoa, faleceuEm: day, certidao: randomUUID(), ...told }
  return test.call(registrarFalecimento, { token, body })
}

async function die(cpf: string) {
  const { id } = (await certificateOf(cpf)).answer
  const { status, answer } = await register(cpf, { certidao: id })
  expect(status).toBe(200)
  return answer
}

async function wouldBe(cpf: string, faleceuEm?: string) {
  const [token, idPessoa] = [await test.signIn(DemoCpf.karina), await test.personId(cpf)]
  return test.call(retornarFalecimento, {
    token,
    params: { idPessoa },
    query: faleceuEm ? { faleceuEm } : {},
  })
}

describe('registrarFalecimento', () => {
  it('is for attendants of the registry, with a day that can be and a certificate, and changes nothing else', async () => {
    const certidao = (await certificateOf(DemoCpf.olivia)).answer.id
    expect((await certificateOf(DemoCpf.olivia, DemoCpf.karina)).status).toBe(403)
    expect((await register(DemoCpf.olivia, { certidao, as: DemoCpf.karina })).status).toBe(403)
    expect((await register(DemoCpf.olivia, { certidao, as: DemoCpf.carlos })).status).toBe(403)
    const complaints = async (told: { faleceuEm?: string; certidao?: string }) => {
      const { status, problem } = await register(DemoCpf.olivia, told)
      return [status, Object.keys(problem?.campos ?? {})]
    }
    expect(await complaints({ certidao, faleceuEm: '2026-11-12' })).toEqual([422, ['faleceuEm']])
    expect(await complaints({ certidao, faleceuEm: '1930-01-01' })).toEqual([422, ['faleceuEm']])
    expect(await complaints({ faleceuEm: '2026-11-12' })).toEqual([422, ['faleceuEm', 'certidao']])
    const ofCarlos = (await certificateOf(DemoCpf.carlos)).answer.id
    expect(await complaints({ certidao: ofCarlos })).toEqual([422, ['certidao']])
    expect((await register(DemoCpf.luiz, { certidao })).status).toBe(403)
    expect(await test.database.$count(deaths)).toBe(0)
    expect(await situationsOf(await test.personId(DemoCpf.olivia))).toEqual([[2, 2]])
  })

  it('says before it what it would do: who receives which part of the balance, to the cent', async () => {
    const { answer } = await wouldBe(DemoCpf.olivia)
    const [plan, ...others] = answer.vinculos
    expect([answer.registro, others, plan?.semPensao]).toEqual([null, [], null])
    expect(
      plan?.beneficiarios.map(({ nome, parentesco, percentual }) => [nome, parentesco, percentual]),
    ).toEqual([
      ['Pedro Freitas Moura', 'Cônjuge', 60],
      ['Tomás Freitas Moura', 'Filho(a)', 40],
    ])
    const cents = (plan?.beneficiarios ?? []).reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
    expect(cents).toBe(Math.round((plan?.saldo ?? 0) * 100))
    expect((await wouldBe(DemoCpf.olivia, '2026-11-12')).status).toBe(422)
  })

  it('ends the plans and the sessions, fixes the parts, and is on record; a second time is refused', async () => {
    const acts = await recordingActs(test)
    const personId = await test.personId(DemoCpf.olivia)
    await test.signIn(DemoCpf.olivia)
    const before = (await wouldBe(DemoCpf.olivia, day)).answer
    const told = await notifiedWhile(test, personId, async () => {
      const after = await die(DemoCpf.olivia)
      expect(after.registro).toMatchObject({ faleceuEm: day, registradoPor: { nome: 'Luiz Barbosa' } })
      const [plan] = after.vinculos
      expect(plan).toMatchObject({ saldo: before.vinculos[0]?.saldo, situacao: { id: 5 } })
      expect(plan?.beneficiarios.map(({ percentual, matricula }) => [percentual, matricula])).toEqual([
        [60, null],
        [40, null],
      ])
    })
    expect([told.titles, told.emails]).toEqual([[], []])
    expect(await situationsOf(personId)).toEqual([[2, 5]])
    const luiz = await test.personId(DemoCpf.luiz)
    expect(await acts('death.registered')).toEqual([{ by: luiz, about: personId }])
    const open = and(eq(sessions.personId, personId), isNull(sessions.revokedAt))
    expect(await test.database.$count(sessions, open)).toBe(0)
    const signIn = { body: { cpf: DemoCpf.olivia, senha: DEMO_PASSWORD } }
    expect((await test.call(autenticar, signIn)).problem).toMatchObject({ codigo: 'credenciais-invalidas' })
    const again = await register(DemoCpf.olivia, {
      certidao: (await certificateOf(DemoCpf.olivia)).answer.id,
    })
    expect([again.status, again.problem?.detail]).toEqual([409, expect.stringContaining('04/11/2026')])
    expect(await test.database.$count(deaths)).toBe(1)
  })

  it('stops the benefit: the payroll pays nothing, and nobody is told anything any more', async () => {
    const payroll = payrollOf(test)
    const [benefit] = await test.database
      .select()
      .from(benefits)
      .where(eq(benefits.linkId, (await payroll.linkOf('700099')).id))
    expect(benefit?.endedOn).toBe('2026-11-11')
    await payroll.payOn('2026-11-30')
    expect(await payroll.slipOf('700099', '2026-11')).toBeNull()
    const personId = await test.personId(DemoCpf.olivia)
    const told = await notifiedWhile(test, personId, () =>
      payroll.run((work) => notify(work, 'beneficio_encerrado', { personId, planId: 7 }, { plano: 'DXC' })),
    )
    expect([told.titles, told.emails]).toEqual([[], []])
    payroll.at('2026-11-11')
  })

  it('covers the loan, and keeps on record what the estate owes and what it gets back', async () => {
    const link = await payrollOf(test).linkOf('100871')
    const loan = await runningLoan(test.database, link.id)
    const expected = (await wouldBe(DemoCpf.carlos, day)).answer.vinculos[0]?.emprestimo
    expect(expected?.coberto).toBeGreaterThan(0)
    const [plan] = (await die(DemoCpf.carlos)).vinculos
    expect(plan?.emprestimo).toEqual(expected)
    // The payroll of November came after the day.
    expect([plan?.pagoDepois, expected?.devolver]).toEqual([6808.37, 899.75])
    expect(await runningLoan(test.database, link.id)).toBeNull()
    const [kept] = await test.database.select().from(deathLinks).where(eq(deathLinks.linkId, link.id))
    expect(kept).toMatchObject({ loanId: loan?.id, loanCovered: expected?.coberto })
    expect([plan?.beneficiarios, plan?.semPensao]).toEqual([
      [],
      kept?.withoutPension === 'income-for-life' ? 'renda-vitalicia' : 'sem-dependentes',
    ])
  })

  it('lets open requests stand still: nobody decides or returns them, and the desk reads why', async () => {
    const after = await die(DemoCpf.ana)
    expect(await situationsOf(await test.personId(DemoCpf.ana))).toEqual([
      [1, 5],
      [1, 5],
    ])
    const frozen = after.vinculos.flatMap(({ solicitacoes }) => solicitacoes)
    expect(frozen.length).toBeGreaterThan(0)
    const token = await test.signIn(DemoCpf.marta)
    const serving = {
      idPessoa: await test.personId(DemoCpf.ana),
      motivo: 'Ligou e pediu ajuda com o portal.',
    }
    expect((await test.call(iniciarAtendimento, { token, body: serving })).status).toBe(409)
    for (const { id: idRequisicao } of frozen) {
      const { answer } = await test.call(retornarRequisicao, { token, params: { idRequisicao } })
      expect(answer).toMatchObject({ movimentos: [], prazo: null, parada: expect.stringContaining('parada') })
      for (const idStatus of [2, 5, 6]) {
        const body = { idRequisicao, idStatus, versao: answer.versao, motivo: 'Teste.' }
        const moved = await test.call(movimentarRequisicao, { token, body })
        expect([moved.status, moved.problem?.detail]).toEqual([409, answer.parada])
      }
    }
  })

  it('cancels contributions that wait for their money, overdue ones too', async () => {
    const { id } = await payrollOf(test).linkOf('100990')
    const unpaid = and(
      eq(contributionPayments.linkId, id),
      isNull(contributionPayments.paidOn),
      isNull(contributionPayments.cancelledOn),
    )
    const waiting = await test.database.$count(contributionPayments, unpaid)
    expect(waiting).toBeGreaterThan(1)
    expect((await die(DemoCpf.eduardo)).vinculos[0]?.boletos).toBe(waiting)
    expect(await test.database.$count(contributionPayments, unpaid)).toBe(0)
  })

  it('leaves a ledger whose balances add up', async () => {
    expect(await proveBalances(test.database)).toEqual([])
  })
})

describe('arquivoCertidaoObito', () => {
  it('is for the desk alone, and only once the death is registered', async () => {
    const { registro } = (await wouldBe(DemoCpf.olivia)).answer
    const params = { idCertidao: registro?.certidao ?? '' }
    const [karina, gustavo] = [await test.signIn(DemoCpf.karina), await test.signIn(DemoCpf.gustavo)]
    const acts = await recordingActs(test)
    expect((await test.call(arquivoCertidaoObito, { params, token: karina })).status).toBe(200)
    expect(await acts('file.read')).toEqual([
      { by: await test.personId(DemoCpf.karina), about: await test.personId(DemoCpf.olivia) },
    ])
    expect((await test.call(arquivoCertidaoObito, { params, token: gustavo })).status).toBe(403)
    const waiting = (await certificateOf(DemoCpf.gustavo)).answer.id
    const early = await test.call(arquivoCertidaoObito, { params: { idCertidao: waiting }, token: karina })
    expect(early.status).toBe(404)
    const idPessoa = await test.personId(DemoCpf.olivia)
    expect((await test.call(retornarPessoa, { params: { idPessoa }, token: karina })).status).toBe(200)
  })
})
