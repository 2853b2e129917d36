import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { anotarCaso, retornarCaso, segurarCaso } from '#contract/requests/cases.ts'
import { eventually } from '../testing/eventually.ts'
import { openRequestDesk, payout, type RequestDesk } from '../testing/request-desk.ts'

type Heard = { event: string; carried: Record<string, unknown> }

let desk: RequestDesk
const opened: Socket[] = []

beforeAll(async () => {
  desk = await openRequestDesk([payout])
})
afterAll(() => desk.test.close())
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

type Who = RequestDesk['karina']

/** A page of somebody that shows a request, and everything that it hears of it. */
async function showing(who: Who, idRequisicao: number): Promise<Heard[]> {
  const socket = io(desk.test.url, { reconnection: false, forceNew: true, auth: { token: who.token } })
  opened.push(socket)
  const heard: Heard[] = []
  socket.onAny((event: string, carried: Record<string, unknown>) => heard.push({ event, carried }))
  await eventually(() => expect(heard.map(({ event }) => event)).toContain('authenticated'))
  socket.emit('watchCase', { idRequisicao })
  return heard
}

const changes = (heard: Heard[]) =>
  heard.filter(({ event }) => event === 'caseChanged').map(({ carried }) => carried)
const openedBy = async (who: Who, idRequisicao: number) =>
  (await desk.test.call(retornarCaso, { token: who.token, params: { idRequisicao } })).answer.presentes

it('attendants who have a request open hear who else has, and what colleagues do with it', async () => {
  const { requestId: id } = await desk.submit(payout)
  const karinas = await showing(desk.karina, id)
  await eventually(async () =>
    expect(await openedBy(desk.luiz, id)).toEqual([{ id: desk.karina.id, nome: 'Karina Alves' }]),
  )
  expect(await openedBy(desk.karina, id)).toEqual([])
  await showing(desk.luiz, id)
  await eventually(() =>
    expect(changes(karinas)).toContainEqual({ idRequisicao: id, causa: 'presenca', por: null }),
  )
  await desk.test.call(segurarCaso, { token: desk.luiz.token, body: { idRequisicao: id } })
  await desk.test.call(anotarCaso, { token: desk.luiz.token, body: { idRequisicao: id, texto: 'Confere.' } })
  const luiz = { id: desk.luiz.id, nome: expect.any(String) }
  await eventually(() => {
    expect(changes(karinas)).toContainEqual({ idRequisicao: id, causa: 'trava', por: luiz })
    expect(changes(karinas)).toContainEqual({ idRequisicao: id, causa: 'nota', por: luiz })
  })
})

it('a participant hears nothing of it, though it is their own request', async () => {
  const { requestId: id } = await desk.submit(payout)
  const anas = await showing(desk.ana, id)
  const karinas = await showing(desk.karina, id)
  await eventually(async () => expect(await openedBy(desk.luiz, id)).toHaveLength(1))
  await desk.test.call(segurarCaso, { token: desk.luiz.token, body: { idRequisicao: id } })
  await eventually(() => expect(changes(karinas).map(({ causa }) => causa)).toContain('trava'))
  expect(changes(anas)).toEqual([])
})

it('whoever closes the page lets go of the request a moment later', async () => {
  const { requestId: id } = await desk.submit(payout)
  const lock = async () =>
    (await desk.test.call(retornarCaso, { token: desk.luiz.token, params: { idRequisicao: id } })).answer
      .trava
  await showing(desk.karina, id)
  await eventually(async () => expect(await openedBy(desk.luiz, id)).toHaveLength(1))
  await desk.test.call(segurarCaso, { token: desk.karina.token, body: { idRequisicao: id } })
  expect(await lock()).not.toBeNull()
  for (const socket of opened.splice(0)) socket.disconnect()
  await eventually(async () => expect(await lock()).toBeNull())
})
