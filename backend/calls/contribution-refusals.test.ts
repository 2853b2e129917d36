import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { changeSender, countRequests, cpfNamed } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

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

type Change = Record<string, unknown>

describe('a change that the plan does not accept', () => {
  const sentence = async (cpf: string, idPlano: number, change: Change) =>
    (await (await changeSender(test, cpf, idPlano)).send(change)).problem

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
    const { status, campos = {} } = await sentence(await cpfNamed(test, 'Diego Valença'), 7, change)
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
    expect((await sentence(await cpfNamed(test, 'Diego Valença'), 7, voluntary)).campos).toHaveProperty(
      'modalidade',
    )
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
    expect((await sentence(DemoCpf.helena, 1, { ...change, idPessoa: ana })).status).toBe(404)
    expect((await sentence(DemoCpf.marta, 1, { ...change, idPessoa: ana })).status).toBe(403)
    const body = { idPessoa: ana, idPlano: 1, chaveEnvio: randomUUID(), modalidade: 'percentual', ...change }
    expect((await test.call(alterarContribuicao, { body })).status).toBe(401)
  })

  it('leaves nothing behind', async () => {
    const before = await countRequests(test)
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 25 })
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 0, chaveEnvio: 'x' })
    await sentence(DemoCpf.eduardo, 1, { percentualBasica: 5, percentualSuplementar: 0, senha: 'x' })
    expect(await countRequests(test)).toBe(before)
  })
})
