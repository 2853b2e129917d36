import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarContribuicao, retornarContribuicao } from '#contract/contribuicao.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requisicoes.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { notifications } from '../database/schema/notifications.ts'
import { people } from '../database/schema/people.ts'
import { requestEvents, requestPayloads, requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

type Change = Record<string, unknown>

async function sender(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return {
    token,
    idPessoa,
    send: (change: Change) => {
      const body = { idPessoa, idPlano, chaveEnvio: randomUUID(), modalidade: 'percentual', ...change }
      return test.call(alterarContribuicao, { body, token })
    },
  }
}

async function cpfOf(name: string): Promise<string> {
  const [person] = await test.database.select({ cpf: people.cpf }).from(people).where(eq(people.name, name))
  return person?.cpf ?? ''
}

type Saver = { cpf: string; plan: number; basic: number; supplementary: number }

/** A contributor of a sponsored plan, above or below one unit of pay, with no change of contribution open. */
async function saverWithoutRequest(side: '<' | '>'): Promise<Saver> {
  const { rows } = await test.database.execute<Saver>(sql`
    select p.cpf, l.plan_id as plan, c.basic::float as basic, c.supplementary::float as supplementary
    from plan_links l
    join people p on p.id = l.person_id
    join contribution_percentages c on c.link_id = l.id
    join lateral (select amount from salaries where link_id = l.id order by valid_from desc limit 1) s on true
    where l.category = 1 and l.situation = 1 and l.plan_id in (1, 7)
      and s.amount ${sql.raw(side)} 7473.30
      and not exists (select 1 from requests r where r.link_id = l.id and r.kind_id = 8 and r.status < 6)
    order by l.id desc limit 1`)
  const [saver] = rows
  if (!saver) throw new Error('the demo has no such contributor')
  return saver
}

const requestCount = async () => (await test.database.select({ id: requests.id }).from(requests)).length

describe('filing a change of percentages', () => {
  it('computes everything on the server, stores it once, and tells both sides', async () => {
    const ana = await sender(DemoCpf.ana, 1)
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
    expect((await ana.send({ ...change, percentualSuplementar: 9 })).answer).toEqual(first)
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
    expect(told).toHaveLength(4)
    const audited = await test.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(first.idRequisicao)))
    expect(audited).toMatchObject([{ actorId: ana.idPessoa, subjectId: ana.idPessoa, entity: 'request' }])
  })

  it('refuses a second one while the first is open, and names it', async () => {
    const ana = await sender(DemoCpf.ana, 1)
    const params = { idPessoa: ana.idPessoa, idPlano: 1 }
    const { alteracao } = (await test.call(retornarContribuicao, { params, token: ana.token })).answer
    const { problem } = await ana.send({ percentualBasica: 5, percentualSuplementar: 0 })
    expect(problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(problem.detail).toContain(alteracao.requisicaoAberta?.protocolo)
  })

  it('lets another plan of the same person change at the same time', async () => {
    const ana = await sender(DemoCpf.ana, 4)
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
    const helena = await sender(DemoCpf.helena, 7)
    const before = await requestCount()
    const results = await Promise.all(
      [2, 3, 4].map((percentualBasica) => helena.send({ percentualBasica, percentualSuplementar: 0 })),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await requestCount()).toBe(before + 1)
  })

  it('with the same key store one and give both the same receipt', async () => {
    const igor = await sender(DemoCpf.igor, 1)
    const change = { percentualBasica: 3, percentualSuplementar: 0, chaveEnvio: randomUUID() }
    const before = await requestCount()
    const [one, other] = await Promise.all([igor.send(change), igor.send(change)])
    expect(one?.answer).toEqual(other?.answer)
    expect(await requestCount()).toBe(before + 1)
  })
})

describe('a change that the plan does not accept', () => {
  const sentence = async (cpf: string, idPlano: number, change: Change) =>
    (await (await sender(cpf, idPlano)).send(change)).problem

  it.each([
    [
      { percentualBasica: 5, percentualSuplementar: 1 },
      { percentualSuplementar: /maior percentual da básica/ },
    ],
    [{ percentualBasica: 7, percentualSuplementar: 0 }, { percentualBasica: /não é oferecido/ }],
    [{ percentualBasica: 2.5, percentualSuplementar: 0 }, { percentualBasica: /não é oferecido/ }],
    [{ percentualBasica: 6, percentualSuplementar: 26 }, { percentualSuplementar: /não é oferecido/ }],
    [{ percentualBasica: 0, percentualSuplementar: 0 }, { percentualBasica: /maior que zero/ }],
    [{ percentualBasica: -1, percentualSuplementar: 0 }, { percentualBasica: /negativo/ }],
    [{ percentualBasica: '6', percentualSuplementar: 0 }, { percentualBasica: /Informe um percentual/ }],
  ])('is refused field by field: %j', async (change, fields) => {
    const { status, campos = {} } = await sentence(await cpfOf('Diego Valença'), 7, change)
    expect(status).toBe(422)
    expect(Object.keys(campos)).toEqual(Object.keys(fields))
    for (const [path, pattern] of Object.entries(fields)) expect(campos[path]).toMatch(pattern)
  })

  it('is refused when nothing would change', async () => {
    const saver = await saverWithoutRequest('>')
    const { campos } = await sentence(saver.cpf, saver.plan, {
      percentualBasica: saver.basic,
      percentualSuplementar: saver.supplementary,
    })
    expect(campos?.percentualBasica).toMatch(/já são os atuais/)
  })

  it('offers no basic contribution below one unit of pay', async () => {
    const saver = await saverWithoutRequest('<')
    const change = { percentualBasica: 1, percentualSuplementar: saver.supplementary + 1 }
    const { campos } = await sentence(saver.cpf, saver.plan, change)
    expect(campos).toEqual({ percentualBasica: expect.stringMatching(/não há contribuição básica/) })
  })

  it('is refused in the plan of the other kind', async () => {
    const percentages = { percentualBasica: 1, percentualSuplementar: 0 }
    expect((await sentence(DemoCpf.joana, 4, percentages)).campos).toHaveProperty('modalidade')
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 300, formaPagamento: 2 }
    expect((await sentence(await cpfOf('Diego Valença'), 7, voluntary)).campos).toHaveProperty('modalidade')
  })

  it('is refused with the words of the portal when the service is not for this situation', async () => {
    const change = { percentualBasica: 6, percentualSuplementar: 0 }
    for (const [cpf, plan] of [
      [DemoCpf.carlos, 1],
      [DemoCpf.gustavo, 1],
      [DemoCpf.fernanda, 7],
    ] as const) {
      expect(await sentence(cpf, plan, change)).toMatchObject({
        status: 403,
        codigo: 'servico-indisponivel-para-situacao',
        detail: 'Serviço não disponível para a sua situação no plano.',
      })
    }
    const voluntary = { modalidade: 'voluntaria', valorContribuicao: 400, formaPagamento: 2 }
    expect((await sentence(DemoCpf.nelson, 4, voluntary)).status).toBe(403)
  })

  it('is refused to who acts for somebody else, attendants too, and to visitors', async () => {
    const change = { percentualBasica: 6, percentualSuplementar: 0 }
    const ana = await test.personId(DemoCpf.ana)
    expect((await sentence(DemoCpf.helena, 1, { ...change, idPessoa: ana })).status).toBe(403)
    expect((await sentence(DemoCpf.marta, 1, { ...change, idPessoa: ana })).status).toBe(403)
    const body = { idPessoa: ana, idPlano: 1, chaveEnvio: randomUUID(), modalidade: 'percentual', ...change }
    expect((await test.call(alterarContribuicao, { body })).status).toBe(401)
  })

  it('leaves nothing behind', async () => {
    const before = await requestCount()
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 25 })
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 0, chaveEnvio: 'x' })
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 0, senha: 'x' })
    expect(await requestCount()).toBe(before)
  })
})

describe('a voluntary change', () => {
  it('asks for the minimum, and for the account of a direct debit', async () => {
    const joana = await sender(DemoCpf.joana, 4)
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
  })
})

describe('a change returned for correction', () => {
  it('goes back to analysis with a new version of its data, once, and only by its owner', async () => {
    const cpf = await cpfOf('Bianca Rezende')
    const bianca = await sender(cpf, 1)
    const params = { idPessoa: bianca.idPessoa, idPlano: 1 }
    const { alteracao } = (await test.call(retornarContribuicao, { params, token: bianca.token })).answer
    const open = alteracao.requisicaoAberta
    expect(open?.status.id).toBe(3)
    const correction = { percentualBasica: 6, percentualSuplementar: 1, idRequisicao: open?.id }
    const stranger = await sender(await cpfOf('Larissa Bastos'), 1)
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
    const cpf = await cpfOf('Lívia Azevedo')
    const first = await sender(cpf, 7)
    const params = { idPessoa: first.idPessoa, idPlano: 7 }
    const before = (await test.call(retornarContribuicao, { params, token: first.token })).answer
    if (before.alteracao.requisicaoAberta) await cancel(before.alteracao.requisicaoAberta.id, first.token)
    const { idRequisicao } = (await first.send({ percentualBasica: 6, percentualSuplementar: 12 })).answer
    await grant(idRequisicao)
    const { problem } = await first.send({ percentualBasica: 5, percentualSuplementar: 0 })
    expect(problem).toMatchObject({ status: 409, codigo: 'conflito' })
    expect(problem.detail).toContain('01/01/2027')
    const now = (await test.call(retornarContribuicao, { params, token: first.token })).answer
    expect(now.contribuicao).toEqual(before.contribuicao)
    expect(now.alteracao).toMatchObject({ alteracaoPermitidaEm: '2027-01-01', requisicaoAberta: null })
    test.clock.set(new Date('2027-01-01T00:10:00-03:00'))
    const later = await sender(cpf, 7)
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
