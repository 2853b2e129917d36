import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { openRequestDesk, type PayoutKind, payout, type RequestDesk } from '../../testing/request-desk.ts'

/** Whatever asks for a kind asks the kinds of its API, not the ones that the portal is shipped with. */

const renamed: PayoutKind = {
  ...payout,
  data: { ...payout.data, upgrades: [({ quantia }) => ({ valor: quantia })] },
}
const atTheDesk: PayoutKind = { ...payout, slug: 'saque-a-vista', filedBy: 'attendant' }

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([renamed, atTheDesk])
})
afterAll(() => desk.test.close())

it('what was stored in an earlier shape is read in the one of today', async () => {
  const { requestId } = await desk.submit(renamed, { valor: '10.00' })
  await desk.test.database.insert(requestPayloads).values({
    requestId,
    version: 2,
    dataVersion: 1,
    data: { quantia: '20.00' },
    verificationCode: 'f'.repeat(64),
    createdAt: desk.test.clock.now(),
  })
  const { dados, versoes } = await desk.detail(desk.ana, requestId)
  expect(dados).toEqual({ valor: '20.00' })
  expect(versoes.map((version) => version.dados)).toEqual([{ valor: '10.00' }, { valor: '20.00' }])
})

it('what the service desk files itself is no news to it', async () => {
  const byAna = await desk.submit(renamed, { valor: '30.00' }).then(({ requestId }) => requestId)
  const byKarina = await desk
    .submit(atTheDesk, { actor: desk.karina.actor })
    .then(({ requestId }) => requestId)
  const { answer } = await desk.test.call(retornarNotificacoes, {
    token: desk.luiz.token,
    params: { idPessoa: desk.luiz.id, idPlano: 0 },
  })
  const told = answer.map(({ idRequisicao }) => idRequisicao)
  expect(told).toContain(byAna)
  expect(told).not.toContain(byKarina)
})
