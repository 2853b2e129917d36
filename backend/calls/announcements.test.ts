import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  cancelarNotificacaoAgendada,
  enviarNotificacao,
  retornarAlcanceNotificacao,
  retornarNotificacoesEnviadas,
} from '#contract/messages/announcements.ts'
import { alterarPreferenciaAvisos } from '#contract/messages/message-preferences.ts'
import { type Notification, reagirNotificacao } from '#contract/messages/notifications.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { isActiveLink, type SituationId } from '#domain/participants.ts'
import { announcements } from '../database/schema/announcements.ts'
import { emails } from '../database/schema/emails.ts'
import { notifications } from '../database/schema/notifications.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { raiseLevels } from '../testing/raise-levels.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { sendDueAnnouncements } from '../usecases/messages/announcements/send-due-announcements.ts'

let api: TestApi
let karina: string
let marta: string
const sockets: Socket[] = []

beforeAll(async () => {
  api = await startTestApi()
  karina = await api.signIn(DemoCpf.karina)
  marta = await api.signIn(DemoCpf.marta)
})
afterAll(() => api.close())
afterEach(() => {
  vi.restoreAllMocks()
  for (const socket of sockets.splice(0)) socket.disconnect()
})

const words = {
  titulo: 'Portal em manutenção no domingo',
  texto: 'No domingo, das 8h às 10h, o portal fica fora do ar.',
  caminho: null,
  enviarEm: null,
}
const toPlan = (idPlano: number) => ({ ...words, destino: 'plano', idPlano, chaveEnvio: randomUUID() })

const send = (body: Record<string, unknown>, token = karina) => api.call(enviarNotificacao, { token, body })

/** People who have the notification, by their ids. */
const readersOf = async (announcementId: number) =>
  (
    await api.database
      .select({ personId: notifications.personId })
      .from(notifications)
      .where(eq(notifications.announcementId, announcementId))
  )
    .map(({ personId }) => personId)
    .toSorted((one, other) => one - other)

const sent = (id: number) =>
  eventually(async () => {
    const [row] = await api.database.select().from(announcements).where(eq(announcements.id, id))
    expect(row?.state).toBe('enviado')
    return row
  })

/** Who sees the portal in a plan (0: in any), as the rule of the domain says it. */
async function holders(planId: number, category?: number): Promise<number[]> {
  const today = saoPauloDateOf(api.clock.now())
  const links = await api.database.select().from(planLinks)
  const active = links.filter(({ situation, situationSince: endedOn }) =>
    isActiveLink({ situation: situation as SituationId, endedOn, today }),
  )
  const meant = active.filter(
    (link) =>
      (planId === 0 || link.planId === planId) && (category === undefined || link.category === category),
  )
  return [...new Set(meant.map(({ personId }) => personId))].toSorted((one, other) => one - other)
}

/** Rows that a refused call must leave alone. */
const written = async () => {
  const { rows } = await api.database.execute(sql`
    select (select count(*)::int from announcements) as announcements, (select count(*)::int from notifications) as notifications,
      (select count(*)::int from emails) as emails, (select count(*)::int from audit_entries) as audited`)
  return rows[0]
}

describe('call(enviarNotificacao', () => {
  it('to a plan reaches those who see that plan, and nobody else, however often the same is sent', async () => {
    const recorded = await recording(api)
    const body = { ...toPlan(7), caminho: '/services/extrato-contribuicao' }
    const [first, again] = await Promise.all([send(body), send(body)])
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.answer.id).toBe(first.answer.id)
    expect(await recorded('announcement.sent')).toEqual([null])
    await sent(first.answer.id)
    const wanted = await holders(7)
    expect(wanted.length).toBeGreaterThan(2)
    expect(await readersOf(first.answer.id)).toEqual(wanted)
    const [one] = await api.database
      .select()
      .from(notifications)
      .where(eq(notifications.announcementId, first.answer.id))
    expect(one).toMatchObject({
      type: 3,
      planId: 7,
      title: words.titulo,
      leadsTo: '/services/extrato-contribuicao',
      readAt: null,
    })
    expect(first.answer).toMatchObject({ alcance: wanted.length, enviadaPor: 'Karina Alves', plano: 'DXC' })
  })

  it('to a category of all plans reaches everybody of it once, who said no to e-mails only in the portal', async () => {
    const idPessoa = await api.personId(DemoCpf.carlos)
    await api.call(alterarPreferenciaAvisos, {
      token: await api.signIn(DemoCpf.carlos),
      body: { idPessoa, grupo: 'comunicados', desejado: false },
    })
    const query = { idCategoria: 2 }
    const { answer: reach } = await api.call(retornarAlcanceNotificacao, { token: karina, query })
    const body = { ...words, destino: 'categoria', idCategoria: 2, chaveEnvio: randomUUID() }
    const { answer } = await send(body)
    await sent(answer.id)
    const wanted = await holders(0, 2)
    expect(reach).toMatchObject({ pessoas: wanted.length, nome: null })
    const { answer: alone } = await api.call(retornarAlcanceNotificacao, {
      token: karina,
      query: { idPessoa },
    })
    expect(alone).toEqual({ pessoas: 1, porEmail: 0, nome: 'Carlos Eduardo Nunes' })
    expect(await readersOf(answer.id)).toEqual(wanted)
    const mailed = await api.database.select().from(emails).where(eq(emails.announcementId, answer.id))
    expect(mailed).toHaveLength(reach.porEmail)
    expect(mailed.map(({ personId }) => personId)).not.toContain(idPessoa)
    expect(mailed[0]).toMatchObject({
      template: 'comunicado',
      causedById: await api.personId(DemoCpf.karina),
    })
  })

  it('to a person is theirs alone, and rings at once, also on another node', async () => {
    const second = await api.secondNode()
    try {
      const token = await api.signIn(DemoCpf.ana)
      const heard: Notification[] = []
      const socket = io(second.url, { forceNew: true, reconnection: false, auth: { token } })
      sockets.push(socket)
      await new Promise((resolve) => {
        socket.once('authenticated', resolve)
      })
      socket.on('newNotification', (one: Notification) => heard.push(one))
      const idPessoa = await api.personId(DemoCpf.ana)
      const { answer } = await send({ ...words, destino: 'pessoa', idPessoa, chaveEnvio: randomUUID() })
      expect(answer.pessoa).toBe('Ana Beatriz Lima')
      await sent(answer.id)
      await eventually(() => expect(heard).toHaveLength(1))
      const [row] = await api.database
        .select()
        .from(notifications)
        .where(eq(notifications.announcementId, answer.id))
      expect(heard[0]).toMatchObject({ id: row?.id, titulo: words.titulo, reagido: 'N' })
      expect(await readersOf(answer.id)).toEqual([idPessoa])
      await api.call(reagirNotificacao, { token, body: { idsNotificacoes: [row?.id] } })
      const { answer: list } = await api.call(retornarNotificacoesEnviadas, { token: karina, query: {} })
      expect(list.enviadas[0]).toMatchObject({ id: answer.id, alcance: 1, lidas: 1, estado: 'enviado' })
    } finally {
      await second.close()
    }
  })

  it('in pieces reaches everybody once, also from two nodes at once and after one broke off', async () => {
    const said = vi.spyOn(api.api.log, 'error').mockImplementation(() => undefined)
    vi.spyOn(api.api.emails, 'enqueueStored').mockRejectedValueOnce(new Error('broke off'))
    const { answer } = await send({
      ...toPlan(1),
      enviarEm: new Date(api.clock.now().getTime() + 60_000).toISOString(),
    })
    api.clock.advance(61)
    await sendDueAnnouncements(api.api, 2)
    // The node was woken by the call, and may have been the one that broke off.
    await eventually(() =>
      expect(said).toHaveBeenCalledWith(
        expect.objectContaining({ announcementId: answer.id }),
        expect.any(String),
      ),
    )
    const second = await api.secondNode()
    try {
      await Promise.all([sendDueAnnouncements(api.api, 2), sendDueAnnouncements(second.api, 3)])
      const row = await sent(answer.id)
      const wanted = await holders(1)
      expect(await readersOf(answer.id)).toEqual(wanted)
      expect(row?.recipients).toBe(wanted.length)
    } finally {
      await second.close()
    }
  })

  it('at a time waits for it, and goes to who is meant by then', async () => {
    const at = new Date(api.clock.now().getTime() + 600_000)
    const { answer } = await send({ ...toPlan(4), enviarEm: at.toISOString() })
    expect(answer).toMatchObject({ estado: 'agendado', enviarEm: at.toISOString() })
    await sendDueAnnouncements(api.api)
    expect(await readersOf(answer.id)).toEqual([])
    const ana = await api.personId(DemoCpf.ana)
    const inMaisValor = and(eq(planLinks.personId, ana), eq(planLinks.planId, 4))
    await api.database.update(planLinks).set({ situation: 5 }).where(inMaisValor)
    api.clock.advance(600)
    await sendDueAnnouncements(api.api)
    await sent(answer.id)
    const readers = await readersOf(answer.id)
    expect(readers).toEqual(await holders(4))
    expect(readers).not.toContain(ana)
    await api.database.update(planLinks).set({ situation: 1 }).where(inMaisValor)
  })

  it.each([
    [{ titulo: '' }, 'titulo'],
    [{ titulo: 'a'.repeat(81) }, 'titulo'],
    [{ texto: 'a'.repeat(501) }, 'texto'],
    [{ texto: 'O CPF de Ana é 529.982.247-25.' }, 'texto'],
    [{ caminho: 'https://outro.example' }, 'caminho'],
    [{ caminho: '/nao-existe' }, 'caminho'],
    [{ enviarEm: '2020-01-01T00:00:00.000Z' }, 'enviarEm'],
    [{ enviarEm: '2999-01-01T00:00:00.000Z' }, 'enviarEm'],
    [{ enviarEm: 'amanhã' }, 'enviarEm'],
    [{ idPlano: 99 }, 'destino'],
    [{ idPlano: null }, 'idPlano'],
    [{ idCategoria: 2 }, 'idCategoria'],
    [{ destino: 'pessoa', idPlano: null }, 'idPessoa'],
    [{ destino: 'pessoa', idPlano: null, idPessoa: 2_000_000_000 }, 'destino'],
    [{ destino: 'categoria', idCategoria: 9 }, 'idCategoria'],
    [{ destino: 'todos' }, 'destino'],
  ])('refuses %j by its field, and writes nothing', async (wrong, field) => {
    const before = await written()
    const { status, problem } = await send({ ...toPlan(1), ...wrong })
    expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, [field]])
    expect(await written()).toEqual(before)
  })

  it('refuses another one under a key that was used, participants, and levels that administrators raised', async () => {
    const body = toPlan(1)
    const { answer } = await send(body)
    await sent(answer.id)
    const ana = await api.signIn(DemoCpf.ana)
    const before = await written()
    expect((await send({ ...body, titulo: 'Outro' })).problem).toMatchObject({
      status: 409,
      codigo: 'chave-ja-usada',
    })
    const later = new Date(api.clock.now().getTime() + 60_000).toISOString()
    expect((await send({ ...body, enviarEm: later })).status).toBe(409)
    expect((await send(toPlan(1), ana)).status).toBe(403)
    expect(await written()).toEqual(before)
    await raiseLevels(api, 'notificacoes', { edit: 3, publish: 3 })
    const raised = await written()
    expect((await send(toPlan(1))).status).toBe(403)
    expect(await written()).toEqual(raised)
    expect((await send(toPlan(1), marta)).status).toBe(200)
    await raiseLevels(api, 'notificacoes', { edit: 1, publish: 1 })
  })
})

describe('call(cancelarNotificacaoAgendada', () => {
  it('takes back what is planned, and nothing that went', async () => {
    const enviarEm = new Date(api.clock.now().getTime() + 60_000).toISOString()
    const { answer } = await send({ ...toPlan(1), enviarEm })
    const recorded = await recording(api)
    const cancel = (idEnvio: number) =>
      api.call(cancelarNotificacaoAgendada, { token: marta, body: { idEnvio } })
    const cancelled = await cancel(answer.id)
    expect(cancelled.answer).toMatchObject({ estado: 'cancelado', canceladaPor: 'Marta Siqueira' })
    expect(await recorded('announcement.cancelled')).toEqual([null])
    api.clock.advance(61)
    await sendDueAnnouncements(api.api)
    expect(await readersOf(answer.id)).toEqual([])
    expect((await cancel(answer.id)).problem.detail).toMatch(/já foi cancelada/)
    expect((await cancel(2_000_000_000)).status).toBe(404)
    const gone = await send(toPlan(1))
    await sent(gone.answer.id)
    expect((await cancel(gone.answer.id)).problem.detail).toMatch(/já foi enviada/)
  })
})

it('call(retornarNotificacoesEnviadas lists the newest first, in pages, for attendants alone', async () => {
  const { answer } = await api.call(retornarNotificacoesEnviadas, { token: marta, query: { page: 0 } })
  expect(answer.totalItems).toBeGreaterThan(5)
  const dates = answer.enviadas.map(({ criadaEm }) => criadaEm)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const token = await api.signIn(DemoCpf.ana)
  expect((await api.call(retornarNotificacoesEnviadas, { token, query: {} })).status).toBe(403)
})
