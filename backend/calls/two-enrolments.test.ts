import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  alterarContribuicao,
  retornarContribuicao,
  retornarSalario,
} from '#contract/contributions/contributions.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarPlanoFuncionalidades } from '#contract/plans/plans.ts'
import { contributionPercentages, salaries } from '../database/schema/contributions.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Ana was hired again by the same sponsor: two enrolments in HPE, both active. */
let test: TestApi
let ana: { id: number; token: string }
let older: number
let newer: number

beforeAll(async () => {
  test = await startTestApi()
  ana = { id: await test.personId(DemoCpf.ana), token: await test.signIn(DemoCpf.ana) }
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100234'))
  if (!link) throw new Error('the demo has no such enrolment')
  const { id: _, ...same } = link
  const [second] = await test.database
    .insert(planLinks)
    .values({ ...same, enrolment: '109999', joinedOn: '2026-01-10', situationSince: '2026-01-10' })
    .returning()
  older = link.id
  newer = second?.id ?? 0
  await test.database.insert(salaries).values({ linkId: newer, amount: 20_000, validFrom: '2026-01-10' })
  await test.database
    .insert(contributionPercentages)
    .values({ linkId: newer, basicPercent: 2, supplementaryPercent: 0, validFrom: '2026-01' })
})
afterAll(() => test.close())

const params = () => ({ idPessoa: ana.id, idPlano: 1 })

describe('a person with two enrolments in one plan', () => {
  it.each([
    ['the older', () => older, 10_000, 4],
    ['the newer', () => newer, 20_000, 2],
    ['no', () => undefined, 20_000, 2],
  ])('reads what belongs to %s enrolment', async (_, idVinculo, salary, basic) => {
    const input = { params: params(), query: { idVinculo: idVinculo() }, token: ana.token }
    expect((await test.call(retornarSalario, input)).answer.salario).toBe(salary)
    expect((await test.call(retornarContribuicao, input)).answer.contribuicao).toMatchObject({
      salario: salary,
      percentualBasica: basic,
    })
    const summary = (await test.call(retornarResumoPlano, input)).answer
    expect(summary.totalContribuido > 0).toBe(salary === 10_000)
  })

  it('is offered services under either', async () => {
    const pair = { idPlano: 1, idCategoria: 1, idSituacao: 1 }
    for (const idVinculo of [older, newer]) {
      const { status } = await test.call(retornarPlanoFuncionalidades, {
        params: pair,
        query: { idVinculo },
        token: ana.token,
      })
      expect(status).toBe(200)
    }
  })

  it('changes the one that was meant, both at the same time', async () => {
    const change = async (idVinculo: number, percentualBasica: number) =>
      test.call(alterarContribuicao, {
        token: ana.token,
        body: {
          ...params(),
          idVinculo,
          chaveEnvio: randomUUID(),
          modalidade: 'percentual',
          percentualBasica,
          percentualSuplementar: 0,
        },
      })
    const [first, second] = [(await change(older, 6)).answer, (await change(newer, 5)).answer]
    expect([first.dados, second.dados]).toMatchObject([{ salario: 10_000 }, { salario: 20_000 }])
    const linkOf = async (id: number) =>
      (await test.database.select().from(requests).where(eq(requests.id, id)))[0]?.linkId
    expect(await linkOf(first.idRequisicao)).toBe(older)
    expect(await linkOf(second.idRequisicao)).toBe(newer)
    expect((await change(older, 5)).problem.status).toBe(409)
  })

  it('gets nothing under an enrolment of another plan or person', async () => {
    const [family] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '400118'))
    const [helena] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '700301'))
    for (const idVinculo of [family?.id, helena?.id, 2_147_483_647]) {
      const { problem } = await test.call(retornarContribuicao, {
        params: params(),
        query: { idVinculo },
        token: ana.token,
      })
      expect(problem.status).toBe(404)
    }
  })
})
