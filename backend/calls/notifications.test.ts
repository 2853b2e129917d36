import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reagirNotificacao, retornarNotificacoes } from '#contract/notifications.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { notifications } from '../database/schema/notifications.ts'
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
      .where(eq(auditEntries.action, 'notification.read'))
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
