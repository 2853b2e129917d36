import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  reagirNotificacao,
  reagirTodasNotificacoes,
  retornarCentralNotificacoes,
  retornarNaoLidas,
  retornarNotificacoes,
} from '#contract/messages/notifications.ts'
import { movimentarRequisicao } from '#contract/requests/requests.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { notifications } from '../database/schema/notifications.ts'
import { changeSender } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: { id: number; token: string }
let helena: { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  helena = await person(DemoCpf.helena)
})
afterAll(() => api.close())

const list = async (token: string, idPessoa: number, idPlano = 0) =>
  (await api.call(retornarNotificacoes, { token, params: { idPessoa, idPlano } })).answer

describe('retornarNotificacoes', () => {
  it('gives one’s own, unread first and then newest first', async () => {
    const all = await list(ana.token, ana.id)
    expect(all.filter(({ reagido }) => reagido === 'N')).toHaveLength(2)
    const order = all.map(({ reagido, data_notificacao }) => `${reagido === 'N' ? 1 : 0} ${data_notificacao}`)
    expect(order).toEqual(order.toSorted().toReversed())
  })

  it('gives a plan’s together with those that are about no plan', async () => {
    const all = await list(ana.token, ana.id)
    const ofPlans = [...(await list(ana.token, ana.id, 1)), ...(await list(ana.token, ana.id, 4))]
    expect(new Set(ofPlans.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
    await api.database.insert(notifications).values({
      personId: ana.id,
      planId: null,
      type: 3,
      title: 'Manutenção',
      description: 'O portal para no domingo.',
      createdAt: api.clock.now(),
    })
    for (const plan of [1, 4]) {
      expect((await list(ana.token, ana.id, plan)).map(({ titulo }) => titulo)).toContain('Manutenção')
    }
  })

  it('are not for other participants; an attendant may read those of the person they serve', async () => {
    const params = { idPessoa: ana.id, idPlano: 0 }
    expect((await api.call(retornarNotificacoes, { token: helena.token, params })).problem).toMatchObject({
      status: 404,
      codigo: 'nao-encontrado',
    })
    const karina = await api.signIn(DemoCpf.karina)
    expect((await list(karina, ana.id)).length).toBeGreaterThan(0)
  })
})

describe('call(retornarNaoLidas', () => {
  it.each([DemoCpf.ana, DemoCpf.karina, DemoCpf.marta])(
    'names what is unread in the list of %s, in its order',
    async (cpf) => {
      const [idPessoa, token] = [await api.personId(cpf), await api.signIn(cpf)]
      const unread = (await list(token, idPessoa)).filter(({ reagido }) => reagido === 'N')
      const { answer } = await api.call(retornarNaoLidas, { token, params: { idPessoa, idPlano: 0 } })
      expect(answer.length).toBeGreaterThan(0)
      expect(answer).toEqual(
        unread.slice(0, 100).map(({ id, tipoNotificacao }) => ({ id, tipo: tipoNotificacao.id })),
      )
    },
  )

  it('keeps to a plan, as the list does', async () => {
    for (const idPlano of [1, 4]) {
      const unread = (await list(ana.token, ana.id, idPlano)).filter(({ reagido }) => reagido === 'N')
      const { answer } = await api.call(retornarNaoLidas, {
        token: ana.token,
        params: { idPessoa: ana.id, idPlano },
      })
      expect(answer.map(({ id }) => id)).toEqual(unread.map(({ id }) => id))
    }
  })
})

describe('an attendant’s own', () => {
  const own = async (cpf: string) => {
    const [id, token] = [await api.personId(cpf), await api.signIn(cpf)]
    return { id, token, list: () => list(token, id) }
  }
  const requestsIn = (all: Awaited<ReturnType<typeof list>>) =>
    all.filter(({ tipoNotificacao }) => tipoNotificacao.id === 2)

  it('are the queue: what was filed, unread while it waits, with no row of anybody’s', async () => {
    const [karina, luiz] = [await own(DemoCpf.karina), await own(DemoCpf.luiz)]
    const before = await karina.list()
    const { rows } = await api.database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from notifications`,
    )
    const sender = await changeSender(api, DemoCpf.helena, 7)
    const filed = (await sender.send({ percentualBasica: 5, percentualSuplementar: 0 })).answer
    const { rows: after } = await api.database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from notifications`,
    )
    expect((after[0]?.rows ?? 0) - (rows[0]?.rows ?? 0)).toBe(1)
    const mine = (await karina.list()).find(({ idRequisicao }) => idRequisicao === filed.idRequisicao)
    expect(mine).toMatchObject({ reagido: 'N', titulo: 'Nova solicitação', idPlano: null })
    expect(mine?.id).toBeLessThan(0)
    expect(before.some(({ id }) => id === mine?.id)).toBe(false)

    const { answer } = await api.call(reagirNotificacao, {
      token: karina.token,
      body: { idsNotificacoes: [mine?.id, mine?.id, -2_000_000_000] },
    })
    expect(answer.reagidas).toEqual([mine?.id])
    const readBy = async (who: typeof karina) => (await who.list()).find(({ id }) => id === mine?.id)?.reagido
    expect([await readBy(karina), await readBy(luiz)]).toEqual(['S', 'N'])
    await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao: filed.idRequisicao, idStatus: 2, versao: 1 },
    })
    // Karina took it: it is new to nobody any more.
    expect(await readBy(luiz)).toBe('S')
    expect(requestsIn(await list(helena.token, helena.id)).every(({ id }) => id > 0)).toBe(true)
  })

  it('leave out what is a month old, what the service desk filed, and declarations, which nobody decides', async () => {
    const marta = await own(DemoCpf.marta)
    const told = new Set(requestsIn(await marta.list()).map(({ idRequisicao }) => idRequisicao))
    const { rows } = await api.database.execute<{ id: number; wanted: boolean }>(sql`
      select requests.id, filed_at >= ${api.clock.now().toISOString()}::timestamptz - interval '30 days'
        and kind_id <> 20 and decided_at is distinct from filed_at as wanted
      from requests`)
    const wanted = rows.filter((row) => row.wanted).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(rows.length)
    const newest = wanted.toSorted((one, other) => other - one).slice(0, 20)
    for (const id of newest) expect(told).toContain(id)
    for (const id of told) expect(wanted).toContain(id)
  })

  it('are theirs alone: another attendant’s are as if there were none', async () => {
    const [karina, luiz] = [await own(DemoCpf.karina), await own(DemoCpf.luiz)]
    const params = { idPessoa: luiz.id, idPlano: 0 }
    expect((await api.call(retornarNotificacoes, { token: karina.token, params })).status).toBe(404)
    const ids = (await karina.list()).filter(({ id }) => id < 0).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const { answer } = await api.call(reagirNotificacao, {
      token: helena.token,
      body: { idsNotificacoes: ids.slice(0, 200) },
    })
    expect(answer.reagidas).toEqual([])
  })
})

describe('reagirNotificacao', () => {
  const react = (token: string, idsNotificacoes: unknown) =>
    api.call(reagirNotificacao, { token, body: { idsNotificacoes } })

  it('marks one’s own, once, with an audit row, and passes over the rest', async () => {
    const unread = (await list(ana.token, ana.id))
      .filter(({ reagido }) => reagido === 'N')
      .map(({ id }) => id)
    const [first] = unread
    const stranger = 2_000_000_000
    expect((await react(helena.token, unread)).answer).toEqual({ reagidas: [] })
    expect((await list(ana.token, ana.id)).filter(({ reagido }) => reagido === 'N')).toHaveLength(
      unread.length,
    )
    expect((await react(ana.token, [first, first, stranger])).answer).toEqual({ reagidas: [first] })
    expect((await react(ana.token, [first])).answer).toEqual({ reagidas: [first] })
    const rows = await api.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'notification.read'), eq(auditEntries.subjectId, ana.id)))
    expect(rows).toMatchObject([{ actorId: ana.id, subjectId: ana.id, entityId: String(first) }])
    expect(new Set((await react(ana.token, unread)).answer.reagidas)).toEqual(new Set(unread))
    expect((await list(ana.token, ana.id)).every(({ reagido }) => reagido === 'S')).toBe(true)
  })

  it.each([
    [[], 'Escolha ao menos uma notificação.'],
    [Array.from({ length: 201 }, (_, index) => index + 1), 'Marque no máximo 200 notificações por vez.'],
    ['1', 'Informe uma lista.'],
  ])('refuses %j', async (ids, sentence) => {
    const { status, problem } = await react(ana.token, ids)
    expect([status, problem.campos]).toEqual([422, { idsNotificacoes: sentence }])
  })
})

describe('call(retornarCentralNotificacoes', () => {
  const page = (query: Record<string, string | number | undefined> = {}, who = ana) =>
    api.call(retornarCentralNotificacoes, {
      token: who.token,
      params: { idPessoa: ana.id, idPlano: 0 },
      query,
    })

  it('gives pages of one’s own, unread first then newest, by kind and unread alone', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({
      personId: ana.id,
      planId: 1,
      type: 3,
      title: `Aviso ${index}`,
      description: 'Um aviso.',
      leadsTo: '/services/pep',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      readAt: index % 3 === 0 ? api.clock.now() : null,
    }))
    await api.database.insert(notifications).values(many)
    const first = (await page()).answer
    expect(first.notificacoes).toHaveLength(20)
    expect(first.totalPage).toBe(Math.ceil(first.totalItems / 20))
    const all = [...first.notificacoes]
    for (let number = 1; number < first.totalPage; number += 1)
      all.push(...(await page({ page: number })).answer.notificacoes)
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.totalItems)
    const order = all.map(({ reagido, data_notificacao }) => `${reagido === 'N' ? 1 : 0} ${data_notificacao}`)
    expect(order).toEqual(order.toSorted().toReversed())
    const unread = (await page({ situacao: 'naoLidas' })).answer
    expect([unread.totalItems, unread.naoLidas]).toEqual([first.naoLidas, first.naoLidas])
    const notices = (await page({ tipo: 3 })).answer
    expect(notices.totalItems).toBeGreaterThanOrEqual(45)
    expect(notices.notificacoes.every(({ tipoNotificacao }) => tipoNotificacao.id === 3)).toBe(true)
    expect(notices.notificacoes[0]?.caminho).toBe('/services/pep')
  })

  it('is not for others, and refuses nonsense', async () => {
    expect((await page({}, helena)).status).toBe(404)
    for (const query of [{ page: '-1' }, { situacao: 'lidas' }, { tipo: '4' }])
      expect((await page(query)).status).toBe(422)
  })

  it('gives an attendant what waits for the desk among their own', async () => {
    const karina = { id: await api.personId(DemoCpf.karina), token: await api.signIn(DemoCpf.karina) }
    const { answer } = await api.call(retornarCentralNotificacoes, {
      token: karina.token,
      params: { idPessoa: karina.id, idPlano: 0 },
      query: { tipo: 2 },
    })
    expect(answer.notificacoes.some(({ id }) => id < 0)).toBe(true)
    const item = answer.notificacoes.find(({ id }) => id < 0)
    expect(item?.caminho).toBe(`/request-management?idRequisicao=${item?.idRequisicao}`)
  })
})

describe('call(reagirTodasNotificacoes', () => {
  it('marks all of one’s own and nobody else’s, however many they are', async () => {
    const othersUnread = async () =>
      api.database.$count(notifications, and(sql`read_at is null`, sql`person_id <> ${ana.id}`))
    const before = await othersUnread()
    const { answer } = await api.call(reagirTodasNotificacoes, { token: ana.token, body: { idPlano: 0 } })
    expect(answer.reagidas).toBeGreaterThan(29)
    expect((await list(ana.token, ana.id)).every(({ reagido }) => reagido === 'S')).toBe(true)
    expect(await othersUnread()).toBe(before)
    const again = await api.call(reagirTodasNotificacoes, { token: ana.token, body: { idPlano: 0 } })
    expect(again.answer.reagidas).toBe(0)
  })
})
