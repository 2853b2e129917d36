import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarContribuicoesGeradas } from '#contract/collection/contribution-payments.ts'
import { optarBpd } from '#contract/exits/deferral.ts'
import { optarAutopatrocinio, retornarOpcaoAutopatrocinio } from '#contract/exits/self-sponsorship.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Gustavo left the sponsor of HPE: he may pay both shares or wait for his benefit, and not both. */

let test: TestApi
let token: string
let params: { idPessoa: number; idPlano: number }
beforeAll(async () => {
  test = await startTestApi()
  token = await test.signIn(DemoCpf.gustavo)
  params = { idPessoa: await test.personId(DemoCpf.gustavo), idPlano: 1 }
})
afterAll(() => test.close())

const read = () => test.call(retornarOpcaoAutopatrocinio, { params, token })
const body = () => ({ ...params, chaveEnvio: randomUUID(), ciente: true })
const sponsorMyself = () => test.call(optarAutopatrocinio, { body: body(), token })
const waitForIt = () => test.call(optarBpd, { body: body(), token })

async function move(idRequisicao: number, ...statuses: number[]): Promise<void> {
  const desk = await test.signIn(DemoCpf.marta)
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token: desk })).answer
    const move = { idRequisicao, idStatus, versao, motivo: 'Conferido.' }
    expect((await test.call(movimentarRequisicao, { body: move, token: desk })).status).toBe(200)
  }
}

it('of two options at the same instant one is filed, and the other is told of it', async () => {
  const [one, other] = await Promise.all([sponsorMyself(), waitForIt()])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
  const refused = one.status === 409 ? one : other
  expect(refused.problem?.detail).toMatch(/protocolo|em andamento|aberta/)
  const filed = one.status === 409 ? other : one
  await move(filed.answer.idRequisicao, 2, 6)
})

it('costs both shares and the fee, and once granted they are paid by slip, from the month after the employment on', async () => {
  const { custo, ...owed } = (await read()).answer
  expect(custo).not.toBeNull()
  const shares = (custo?.parcelas ?? []).map(({ valor }) => valor)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(custo?.total ?? 0, 2)
  const filed = await sponsorMyself()
  expect(filed.answer.dados.total).toBe(custo?.total)
  await move(filed.answer.idRequisicao, 2, 5)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555'))
  expect(link).toMatchObject({ category: 4, situation: 1 })
  const { proxima, contribuicoes } = (await test.call(retornarContribuicoesGeradas, { params, token })).answer
  expect(proxima).toMatchObject({
    finalidade: 'autopatrocinio',
    competencia: '2026-12',
    valor: custo?.total,
    impedimento: null,
  })
  expect(owed.devidoDesde).toBe('2026-11')
  expect(contribuicoes).toMatchObject([
    { competencia: '2026-11', vencimento: owed.primeiroVencimento, valor: custo?.total },
  ])
})
