import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { requestKindId } from '../database/reference-data.ts'
import { declarations } from '../database/schema/declarations.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let luiz: string

beforeAll(async () => {
  test = await startTestApi()
  luiz = await test.signIn(DemoCpf.luiz)
})
afterAll(() => test.close())

const move = async (idRequisicao: number, idStatus: number) => {
  const { answer } = await test.call(retornarRequisicao, { params: { idRequisicao }, token: luiz })
  const body = { idRequisicao, idStatus, versao: answer.versao }
  return test.call(movimentarRequisicao, { token: luiz, body })
}

/** A desk inherits what other systems left open, also declarations, which the portal itself never leaves open. */
it('whatever waits at the desk, of every kind, is granted or refused in words, and never fails', async () => {
  const waiting = await test.database
    .select({ id: requests.id, kindId: requests.kindId })
    .from(requests)
    .where(inArray(requests.status, [RequestStatus.received, RequestStatus.inAnalysis]))
    .orderBy(requests.id)
  const firstOfEach = [...new Map(waiting.toReversed().map((one) => [one.kindId, one.id])).entries()]
  expect(firstOfEach.length).toBeGreaterThan(8)
  const outcomes = []
  for (const [kindId, id] of firstOfEach) {
    await move(id, RequestStatus.inAnalysis)
    const { status } = await move(id, RequestStatus.granted)
    outcomes.push({ kindId, status })
  }
  expect(outcomes.filter(({ status }) => ![200, 403, 409, 422].includes(status))).toEqual([])
})

it('a declaration that another system left open is completed by hand: nothing is declared in the person’s name', async () => {
  const [left] = await test.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.kindId, requestKindId('pep')), eq(requests.status, RequestStatus.received)))
  const id = left?.id ?? 0
  const declared = () =>
    test.database
      .select({ id: declarations.requestId })
      .from(declarations)
      .where(eq(declarations.requestId, id))
  await move(id, RequestStatus.inAnalysis)
  expect((await move(id, RequestStatus.granted)).answer.status.nome).toBe('Deferida')
  expect((await move(id, RequestStatus.completed)).answer.status.nome).toBe('Concluída')
  expect(await declared()).toEqual([])
})
