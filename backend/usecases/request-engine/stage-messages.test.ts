import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reagirNotificacao, retornarNotificacoes } from '#contract/messages/notifications.ts'
import type { WorkflowStage } from '#domain/requests/workflow.ts'
import { requestWorkflow } from '../../rules/request-workflow.ts'
import { changeRule } from '../../testing/change-rule.ts'
import { notifiedWhile } from '../../testing/notified.ts'
import { openRequestDesk, payout, type RequestDesk } from '../../testing/request-desk.ts'

const stage = (name: string, level: WorkflowStage['level']): WorkflowStage => ({
  name,
  level,
  slaBusinessDays: 2,
  checklist: [],
  mayReturn: true,
})

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([payout])
  await changeRule(desk.test.database, requestWorkflow, { id: 1 }, (drawn) => ({
    ...drawn,
    resgate: {
      isPayment: true,
      stages: [stage('Documentos', 1), stage('Cálculo', 1), stage('Aprovação', 2)],
    },
  }))
})
afterAll(() => desk.test.close())

type Person = RequestDesk['karina']

const taken = async (who: Person) => {
  const { requestId } = await desk.submit(payout)
  await desk.move(who, requestId, { idStatus: 2 })
  return requestId
}
const sendOn = async (who: Person, id: number, etapa: number) => {
  expect((await desk.move(who, id, { idStatus: 2, etapa })).status).toBe(200)
}
/** Items of the desk's feed about a request that came to a stage. */
const arrivalsOf = async ({ id: idPessoa, token }: Person, idRequisicao: number) => {
  const { answer } = await desk.test.call(retornarNotificacoes, { token, params: { idPessoa, idPlano: 0 } })
  return answer
    .filter((one) => one.idRequisicao === idRequisicao && one.titulo.startsWith('Solicitação na etapa'))
    .map(({ id, titulo, reagido }) => ({ id, titulo, reagido }))
}
const titlesOf = async (who: Person, id: number) =>
  (await arrivalsOf(who, id)).map(({ titulo, reagido }) => `${titulo} ${reagido}`).toSorted()

describe('a request that is sent on', () => {
  it('tells its participant where it came to, what follows and where to look, and leaves the decision to its own message', async () => {
    const id = await taken(desk.karina)
    const first = await notifiedWhile(desk.test, desk.ana.id, () => sendOn(desk.karina, id, 2))
    expect(first.titles).toEqual(['Solicitação em nova etapa'])
    expect(first.emails).toMatchObject([
      {
        template: 'requisicao_nova_etapa',
        path: `/services/requests?idRequisicao=${id}`,
        variables: { etapa: 'Cálculo', proximaEtapa: 'Aprovação' },
      },
    ])
    const last = await notifiedWhile(desk.test, desk.ana.id, () => sendOn(desk.luiz, id, 3))
    expect(last.titles).toEqual(['Solicitação na última etapa'])
    const granted = await notifiedWhile(desk.test, desk.ana.id, () =>
      desk.move(desk.marta, id, { idStatus: 5 }),
    )
    expect(granted.titles).toEqual(['Solicitação concluída'])
  })

  it('tells nobody of what is refused', async () => {
    const id = await taken(desk.karina)
    const told = await notifiedWhile(desk.test, desk.ana.id, async () => {
      expect((await desk.move(desk.karina, id, { idStatus: 2, etapa: 3 })).status).toBe(409)
    })
    expect(told).toEqual({ titles: [], emails: [] })
    expect(await arrivalsOf(desk.luiz, id)).toEqual([])
  })

  it('is in the feed of who may act there: not of a lower level, not of who sent it on, nor of an earlier hand in a payment', async () => {
    const id = await taken(desk.karina)
    await sendOn(desk.karina, id, 2)
    expect(await titlesOf(desk.luiz, id)).toEqual(['Solicitação na etapa Cálculo N'])
    expect(await titlesOf(desk.marta, id)).toEqual(['Solicitação na etapa Cálculo N'])
    expect(await titlesOf(desk.karina, id)).toEqual([])
    expect(await titlesOf(desk.ana, id)).toEqual([])

    await sendOn(desk.luiz, id, 3)
    expect(await titlesOf(desk.marta, id)).toEqual([
      'Solicitação na etapa Aprovação N',
      'Solicitação na etapa Cálculo S',
    ])
    expect(await titlesOf(desk.luiz, id)).toEqual(['Solicitação na etapa Cálculo S'])
    expect(await titlesOf(desk.karina, id)).toEqual([])
    await desk.move(desk.marta, id, { idStatus: 5 })
    expect(await titlesOf(desk.marta, id)).toContain('Solicitação na etapa Aprovação S')
  })

  it('is heard at once by them alone, and marked as looked at by each for themselves', async () => {
    const id = await taken(desk.karina)
    const notify = vi.spyOn(desk.test.api.realtime, 'notify')
    await sendOn(desk.karina, id, 2)
    const heard = notify.mock.calls.filter(([, { titulo }]) => titulo === 'Solicitação na etapa Cálculo')
    notify.mockRestore()
    const hearers = heard.map(([personId]) => personId)
    expect(hearers).toEqual(expect.arrayContaining([desk.luiz.id, desk.marta.id]))
    expect(hearers).not.toContain(desk.karina.id)
    expect(hearers).not.toContain(desk.ana.id)
    const [arrival] = await arrivalsOf(desk.luiz, id)
    expect(heard[0]?.[1].id).toBe(arrival?.id)
    const body = { idsNotificacoes: [arrival?.id] }
    const { answer } = await desk.test.call(reagirNotificacao, { token: desk.luiz.token, body })
    expect(answer.reagidas).toEqual([arrival?.id])
    expect(await titlesOf(desk.luiz, id)).toEqual(['Solicitação na etapa Cálculo S'])
    expect(await titlesOf(desk.marta, id)).toEqual(['Solicitação na etapa Cálculo N'])
  })
})
