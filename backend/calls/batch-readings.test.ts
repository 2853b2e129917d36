import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { retornarLeituras } from '#contract/batch-readings.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { encerrarSessao } from '#contract/identity/sessions.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { retornarPlanoFuncionalidades, retornarPlanos, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { retornarDestaques } from '#contract/publications/slides.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let helena: { token: string; idPessoa: string }

beforeAll(async () => {
  test = await startTestApi()
  const [token, id] = [await test.signIn(DemoCpf.helena), await test.personId(DemoCpf.helena)]
  helena = { token, idPessoa: String(id) }
})
afterAll(() => test.close())

const pool = () => (test.api.database as unknown as { $client: Pool }).$client

type Texts = Record<string, string>

const asked = ({ path }: CallDefinition, params: Texts = {}, query: Texts = {}) => ({
  caminho: path,
  params,
  query,
})

const readTogether = (token: string | undefined, leituras: readonly ReturnType<typeof asked>[]) =>
  test.call(retornarLeituras, { token, body: { leituras } })

async function answersOf(token: string, leituras: readonly ReturnType<typeof asked>[]) {
  return (await readTogether(token, leituras)).answer.respostas
}

/** The readings of her home. */
async function ofHome() {
  const { token, idPessoa } = helena
  const links = (await test.call(retornarPlanosAtivos, { token, params: { idPessoa } })).answer
  const link = links.find(({ plano }) => plano.id === 7)
  if (!link) throw new Error('Helena is not in plan 7')
  const [idPlano, idVinculo] = ['7', String(link.id)]
  const pair = { idPlano, idCategoria: String(link.categoria.id), idSituacao: String(link.situacao.id) }
  return [
    [retornarNotificacoes, { idPessoa, idPlano }, {}],
    [retornarResumoPlano, { idPessoa, idPlano }, { idVinculo }],
    [retornarDestaques, { idPessoa, idPlano }, { idVinculo }],
    [retornarPlanoFuncionalidades, pair, { idVinculo }],
  ] as const
}

describe('readings that are asked for together', () => {
  it('are answered each as by itself, in their order', async () => {
    const home = await ofHome()
    const alone = await Promise.all(
      home.map(([call, params, query]) => test.call(call, { token: helena.token, params, query })),
    )
    const together = await answersOf(
      helena.token,
      home.map(([call, params, query]) => asked(call, params, query)),
    )
    expect(together).toEqual(alone.map(({ answer }) => ({ status: 200, corpo: answer })))
  })

  it('are refused each by itself, in the words of the call, and take nothing from the others', async () => {
    const nelson = String(await test.personId(DemoCpf.nelson))
    const respostas = await answersOf(helena.token, [
      asked(retornarPlanosAtivos, { idPessoa: nelson }),
      asked(retornarPlanos),
      asked(retornarPlanosAtivos, { idPessoa: 'nobody' }),
      asked({ ...retornarPlanos, path: '/nada' }),
      asked(encerrarSessao),
      asked(retornarPlanosAtivos, { idPessoa: helena.idPessoa }),
    ])
    expect(respostas.map(({ status }) => status)).toEqual([404, 403, 422, 404, 404, 200])
    const alone = await test.call(retornarPlanosAtivos, {
      token: helena.token,
      params: { idPessoa: nelson },
    })
    expect(respostas[0]?.corpo).toEqual({ ...alone.problem, instance: expect.any(String) })
    // A reading that is refused ends no session.
    expect((await readTogether(helena.token, [asked(retornarPlanosAtivos)])).status).toBe(200)
  })

  it('are nobody’s without a good session, and not too many', async () => {
    expect((await readTogether(undefined, [asked(retornarPlanosAtivos)])).status).toBe(401)
    expect((await readTogether(helena.token, [])).status).toBe(422)
    const many = Array.from({ length: 13 }, () => asked(retornarPlanos))
    expect((await readTogether(helena.token, many)).status).toBe(422)
  })

  it('put on a person’s record that an attendant saw them', async () => {
    const token = await test.signIn(DemoCpf.karina)
    const before = await test.database.$count(personAccesses)
    await answersOf(token, [asked(retornarPlanosAtivos, { idPessoa: helena.idPessoa })])
    expect(await test.database.$count(personAccesses)).toBe(before + 1)
  })

  it('do not wait for one that takes long, which is to be asked for by itself', async () => {
    const row = await pool().connect()
    try {
      await row.query('begin')
      await row.query('lock table notifications in access exclusive mode')
      const [links, notifications] = await answersOf(helena.token, [
        asked(retornarPlanosAtivos, { idPessoa: helena.idPessoa }),
        asked(retornarNotificacoes, { idPessoa: helena.idPessoa, idPlano: '7' }),
      ])
      expect(notifications).toEqual({ status: 202, corpo: null })
      expect(links?.status).toBe(200)
    } finally {
      await row.query('rollback')
      row.release()
    }
  })

  it('count as many as they are for the limit of a person', async () => {
    const limited = await startTestApi({ limits: { general: 4, signIn: 100 } })
    try {
      const token = await limited.signIn(DemoCpf.helena)
      const leituras = Array.from({ length: 6 }, () => asked(retornarPlanos))
      const { answer } = await limited.call(retornarLeituras, { token, body: { leituras } })
      expect(answer.respostas.map(({ status }) => status)).toEqual([403, 403, 403, 403, 429, 429])
    } finally {
      await limited.close()
    }
  })
})

it('asks the database little for a home', async () => {
  const home = (await ofHome()).map(([call, params, query]) => asked(call, params, query))
  await answersOf(helena.token, home)
  const statements = vi.spyOn(pool(), 'query')
  await answersOf(helena.token, home)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(32)
  vi.restoreAllMocks()
})
