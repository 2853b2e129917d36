import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarContribuicao } from '#contract/contributions/contributions.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { requestPayloads } from '../database/schema/requests.ts'
import { changeSender, cpfNamed } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

describe('a change returned for correction', () => {
  it('goes back to analysis with a new version of its data, once, and only by its owner', async () => {
    const cpf = await cpfNamed(test, 'Bianca Rezende')
    const bianca = await changeSender(test, cpf, 1)
    const params = { idPessoa: bianca.idPessoa, idPlano: 1 }
    const { alteracao } = (await test.call(retornarContribuicao, { params, token: bianca.token })).answer
    const open = alteracao.requisicaoAberta
    expect(open?.status.id).toBe(3)
    const correction = { percentualBasica: 6, percentualSuplementar: 1, idRequisicao: open?.id }
    const stranger = await changeSender(test, await cpfNamed(test, 'Larissa Bastos'), 1)
    expect((await stranger.send({ ...correction, percentualSuplementar: 2 })).problem.status).toBe(404)
    const receipt = (await bianca.send(correction)).answer
    expect(receipt).toMatchObject({ idRequisicao: open?.id, protocolo: open?.protocolo })
    const payloads = await test.database
      .select({ version: requestPayloads.version })
      .from(requestPayloads)
      .where(eq(requestPayloads.requestId, receipt.idRequisicao))
      .orderBy(requestPayloads.version)
    expect(payloads).toEqual([{ version: 1 }, { version: 2 }])
    const detail = await test.call(retornarRequisicao, {
      params: { idRequisicao: receipt.idRequisicao },
      token: bianca.token,
    })
    expect(detail.answer.status.id).toBe(2)
    expect(detail.answer.dados).toMatchObject({ percentualBasica: 6, percentualSuplementar: 1 })
    expect(detail.answer.eventos.map(({ para }) => para.id)).toEqual([1, 2, 3, 2])
    expect((await bianca.send(correction)).problem).toMatchObject({
      status: 409,
      codigo: 'transicao-invalida',
    })
  })
})

describe('a granted change', () => {
  it('uses up the quarter of a sponsored plan, holds from its month on, and opens again with the next quarter', async () => {
    const cpf = await cpfNamed(test, 'Lívia Azevedo')
    const first = await changeSender(test, cpf, 7)
    const params = { idPessoa: first.idPessoa, idPlano: 7 }
    const before = (await test.call(retornarContribuicao, { params, token: first.token })).answer
    if (before.alteracao.requisicaoAberta) await cancel(before.alteracao.requisicaoAberta.id, first.token)
    const { idRequisicao } = (await first.send({ percentualBasica: 6, percentualSuplementar: 12 })).answer
    const recorded = await recordingActs(test)
    await grant(idRequisicao)
    expect(await recorded('contribution.changed')).toEqual([
      { by: await test.personId(DemoCpf.karina), about: first.idPessoa },
    ])
    const { problem } = await first.send({ percentualBasica: 5, percentualSuplementar: 0 })
    expect(problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(problem.detail).toContain('01/01/2027')
    const now = (await test.call(retornarContribuicao, { params, token: first.token })).answer
    expect(now.contribuicao).toEqual(before.contribuicao)
    expect(now.alteracao).toMatchObject({ alteracaoPermitidaEm: '2027-01-01', requisicaoAberta: null })
    test.clock.set(new Date('2027-01-01T00:10:00-03:00'))
    const later = await changeSender(test, cpf, 7)
    const after = (await test.call(retornarContribuicao, { params, token: later.token })).answer
    expect(after.contribuicao).toMatchObject({ percentualBasica: 6, percentualSuplementar: 12 })
    expect(after.alteracao.alteracaoPermitidaEm).toBeNull()
    expect((await later.send({ percentualBasica: 5, percentualSuplementar: 0 })).status).toBe(200)
    test.clock.set(TEST_NOW)
  })

  async function cancel(idRequisicao: number, token: string): Promise<void> {
    await move(idRequisicao, 7, token)
  }

  async function grant(idRequisicao: number): Promise<void> {
    const token = await test.signIn(DemoCpf.karina)
    await move(idRequisicao, 2, token)
    await move(idRequisicao, 5, token)
  }

  async function move(idRequisicao: number, idStatus: number, token: string): Promise<void> {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus, versao }
    expect((await test.call(movimentarRequisicao, { body, token })).answer.versao).toBeGreaterThan(versao)
  }
})
