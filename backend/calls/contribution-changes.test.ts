import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarContribuicao } from '#contract/contributions/contributions.ts'
import { movimentarRequisicao } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requestEvents, requestPayloads, requests } from '../database/schema/requests.ts'
import { contributionSuspensions } from '../database/schema/suspensions.ts'
import { contributionTerms } from '../rules/contribution-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { changeSender, countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf } from '../testing/demo-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

describe('filing a change of percentages', () => {
  it('computes everything on the server, stores it once, and tells both sides', async () => {
    const ana = await changeSender(test, DemoCpf.ana, 1)
    const chaveEnvio = randomUUID()
    const change = { percentualBasica: 6, percentualSuplementar: 5, chaveEnvio }
    const first = (await ana.send(change)).answer
    expect(first.protocolo).toMatch(/^2026\.\d{7}$/)
    expect(first.dataSolicitacao).toBe(TEST_NOW.toISOString())
    expect(first.dados).toEqual({
      modalidade: 'percentual',
      salario: 10_000,
      percentualBasica: 6,
      percentualSuplementar: 5,
      valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
      anterior: {
        percentualBasica: 4,
        percentualSuplementar: 0,
        valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
      },
      mesEfeito: '2026-12',
    })
    expect((await ana.send(change)).answer).toEqual(first)
    expect((await ana.send({ ...change, percentualSuplementar: 9 })).problem).toMatchObject({
      status: 409,
      codigo: 'chave-ja-usada',
      detail: expect.stringContaining(first.protocolo),
    })
    const events = await test.database
      .select()
      .from(requestEvents)
      .where(eq(requestEvents.requestId, first.idRequisicao))
    expect(events.map(({ fromStatus, toStatus, authorId }) => [fromStatus, toStatus, authorId])).toEqual([
      [null, 1, ana.idPessoa],
    ])
    const told = await test.database
      .select({ personId: notifications.personId })
      .from(notifications)
      .where(eq(notifications.requestId, first.idRequisicao))
    // The participant alone: attendants are notified of their queue, without rows of their own.
    expect(told).toEqual([{ personId: ana.idPessoa }])
    const audited = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(first.idRequisicao)))
    expect(audited).toMatchObject([{ actorId: ana.idPessoa, subjectId: ana.idPessoa, entity: 'request' }])
  })

  it('takes the key of a request that is over for nothing new, so that no old receipt is shown', async () => {
    const eduardo = await changeSender(test, DemoCpf.eduardo, 1)
    const change = { percentualBasica: 5, percentualSuplementar: 0, chaveEnvio: randomUUID() }
    const { idRequisicao } = (await eduardo.send(change)).answer
    const body = { idRequisicao, idStatus: 7, versao: 1 }
    expect((await test.call(movimentarRequisicao, { body, token: eduardo.token })).status).toBe(200)
    const before = await countRequests(test)
    expect((await eduardo.send(change)).problem).toMatchObject({ status: 409, codigo: 'chave-ja-usada' })
    expect(await countRequests(test)).toBe(before)
    const again = (await eduardo.send({ ...change, chaveEnvio: randomUUID() })).answer
    expect(again.idRequisicao).not.toBe(idRequisicao)
  })

  it('takes a key for one plan only', async () => {
    const [one, other] = [await changeSender(test, DemoCpf.ana, 1), await changeSender(test, DemoCpf.ana, 4)]
    const [open] = await test.database
      .select({ key: requestPayloads.submissionKey })
      .from(requestPayloads)
      .where(and(eq(requestPayloads.authorId, one.idPessoa), isNotNull(requestPayloads.submissionKey)))
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 300, formaPagamento: 2 }
    const { problem } = await other.send({ ...voluntary, chaveEnvio: open?.key })
    expect(problem).toMatchObject({ status: 409, codigo: 'chave-ja-usada' })
  })

  it('refuses a second one while the first is open, and names it', async () => {
    const ana = await changeSender(test, DemoCpf.ana, 1)
    const params = { idPessoa: ana.idPessoa, idPlano: 1 }
    const { alteracao } = (await test.call(retornarContribuicao, { params, token: ana.token })).answer
    const { problem } = await ana.send({ percentualBasica: 5, percentualSuplementar: 0 })
    expect(problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(problem.detail).toContain(alteracao.requisicaoAberta?.protocolo)
  })

  it('lets another plan of the same person change at the same time', async () => {
    const ana = await changeSender(test, DemoCpf.ana, 4)
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 300, formaPagamento: 2 }
    expect((await ana.send(voluntary)).answer.dados).toMatchObject({
      valorContribuicao: 300,
      agencia: null,
      anterior: { valorContribuicao: 250, formaPagamento: 2 },
    })
  })
})

describe('two submissions at once', () => {
  it('with different keys store one and refuse the other', async () => {
    const helena = await changeSender(test, DemoCpf.helena, 7)
    const before = await countRequests(test)
    const results = await Promise.all(
      [2, 3, 4].map((percentualBasica) => helena.send({ percentualBasica, percentualSuplementar: 0 })),
    )
    expect(results.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await countRequests(test)).toBe(before + 1)
  })

  it('with the same key store one and give both the same receipt', async () => {
    const igor = await changeSender(test, DemoCpf.igor, 1)
    const change = { percentualBasica: 3, percentualSuplementar: 0, chaveEnvio: randomUUID() }
    const before = await countRequests(test)
    const [one, other] = await Promise.all([igor.send(change), igor.send(change)])
    expect(one?.answer).toEqual(other?.answer)
    expect(await countRequests(test)).toBe(before + 1)
  })
})

describe('a voluntary change', () => {
  it('waits for the next quarter where the plan takes one a quarter', async () => {
    const nelson = await test.personId(DemoCpf.nelson)
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, nelson))
    const limitChanges = (changeLimit: 'one-per-quarter' | 'free') =>
      changeRule(test.database, contributionTerms, { id: 4 }, (terms) => ({ ...terms, changeLimit }))
    await limitChanges('one-per-quarter')
    await test.database
      .update(planLinks)
      .set({ situation: 1 })
      .where(eq(planLinks.id, link?.id ?? 0))
    await test.database
      .delete(contributionSuspensions)
      .where(eq(contributionSuspensions.linkId, link?.id ?? 0))
    const requestId = await fileRequestOf(test, nelson, 8)
    await test.database.update(requests).set({ status: 8 }).where(eq(requests.id, requestId))
    const sender = await changeSender(test, DemoCpf.nelson, 4)
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 500, formaPagamento: 2 }
    const { problem } = await sender.send(voluntary)
    expect(problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(problem.detail).toContain('a partir de 01/01/2027')
    await limitChanges('free')
    expect((await sender.send(voluntary)).status).toBe(200)
  })

  it('refuses another bank than the one that is debited', async () => {
    const debit = { modalidade: 'voluntaria', valorContribuicao: 300, formaPagamento: 5, agencia: '0057' }
    const joana = await changeSender(test, DemoCpf.joana, 4)
    const { campos } = (await joana.send({ ...debit, conta: '12345-7', banco: 237 })).problem
    expect(campos).toEqual({ banco: expect.stringContaining('341') })
  })

  it('asks for the minimum, and for the account of a direct debit', async () => {
    const joana = await changeSender(test, DemoCpf.joana, 4)
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 122.07, formaPagamento: 5 }
    const { campos } = (await joana.send(voluntary)).problem
    expect(Object.keys(campos ?? {}).toSorted()).toEqual(['agencia', 'conta', 'valorContribuicao'])
    expect((await joana.send({ ...voluntary, valorContribuicao: 130.005 })).problem.status).toBe(422)
    expect((await joana.send({ ...voluntary, formaPagamento: 3 })).problem.status).toBe(422)
    const whole = { ...voluntary, valorContribuicao: 122.08, agencia: '0057', conta: '12345-7', banco: 341 }
    expect((await joana.send(whole)).answer.dados).toEqual({
      modalidade: 'voluntaria',
      valorContribuicao: 122.08,
      formaPagamento: 5,
      agencia: '0057',
      conta: '12345-7',
      anterior: { valorContribuicao: 0, formaPagamento: 2 },
      mesEfeito: '2026-12',
    })
    const filed = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, await test.personId(DemoCpf.joana)))
    expect(filed.map(({ action }) => action)).toContain('request.filed')
    expect(JSON.stringify(filed)).not.toMatch(/12345-?7/)
  })
})
