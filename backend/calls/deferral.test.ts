import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { optarBpd, retornarOpcaoBpd } from '#contract/exits/deferral.ts'
import { retornarPlanoFuncionalidades } from '#contract/plans/plans.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { sumReais } from '#domain/money.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { linkMoves } from '../database/schema/link-moves.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

/** Gustavo left the sponsor of HPE and is deciding; Ana still works there. */

const slugs = v.array(v.object({ slug: v.string() }))

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano: 1 }
  return {
    features: async (idVinculo: number) => {
      const pair = { idPlano: 1, idCategoria: 1, idSituacao: 7 }
      const { status, answer } = await test.call(retornarPlanoFuncionalidades, {
        params: pair,
        query: { idVinculo },
        token,
      })
      return { status, slugs: v.parse(slugs, JSON.parse(answer.funcionalidades)).map(({ slug }) => slug) }
    },
    read: () => test.call(retornarOpcaoBpd, { params, token }),
    send: (values: Record<string, unknown> = {}) =>
      test.call(optarBpd, { body: { ...params, chaveEnvio: randomUUID(), ciente: true, ...values }, token }),
  }
}

async function move(idRequisicao: number, ...statuses: number[]): Promise<number> {
  const token = await test.signIn(DemoCpf.marta)
  let last = 0
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const body = { idRequisicao, idStatus, versao, motivo: 'Conferido.' }
    last = (await test.call(movimentarRequisicao, { body, token })).status
  }
  return last
}

const gustavosLink = async () =>
  (await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555')))[0]

it('tells who leaves what stays, and takes the choice once it is confirmed', async () => {
  const gustavo = await asPerson(DemoCpf.gustavo)
  const situation = (await gustavo.read()).answer
  expect(situation).toMatchObject({ saldo: 80_000, taxaMensal: 24, requisicaoAberta: null })
  const unconfirmed = await gustavo.send({ ciente: false })
  expect([unconfirmed.status, unconfirmed.problem?.campos]).toEqual([
    422,
    { ciente: 'Confirme que leu o que muda com esta opção.' },
  ])
  const filed = await gustavo.send()
  expect(filed.answer.dados).toMatchObject({ confirmacao: 'S', saldo: 80_000, podeContribuir: 'N' })
  expect((await gustavo.send()).status).toBe(409)
  expect((await gustavo.read()).answer.requisicaoAberta?.id).toBe(filed.answer.idRequisicao)
  expect((await gustavosLink())?.situation).toBe(7)

  expect(await move(filed.answer.idRequisicao, 2, 5)).toBe(200)
  expect(await gustavosLink()).toMatchObject({ category: 5, situation: 1 })
  // The portal may still ask by what it read before the grant.
  const { status, slugs: offered } = await gustavo.features((await gustavosLink())?.id ?? 0)
  expect([status, offered.includes('bpd'), offered.includes('perfil-investimentos')]).toEqual([
    200,
    false,
    true,
  ])
  const [moved] = await test.database
    .select()
    .from(linkMoves)
    .where(eq(linkMoves.requestId, filed.answer.idRequisicao))
  expect(moved).toMatchObject({ event: 'deferral-chosen', fromCategory: 1, toCategory: 5 })
})

it('takes the fee of a month from the balance while somebody waits, and plans the next one', async () => {
  const link = await gustavosLink()
  if (!link) throw new Error('there is no link')
  const feesOf = () =>
    test.database
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.linkId, link.id), eq(ledgerEntries.type, 'fee')))
  test.clock.set(new Date('2026-12-01T12:00:00-03:00'))
  await performDue(test.api, 'deferral-fee')
  const fees = await feesOf()
  expect(sumReais(fees.map(({ amount }) => amount))).toBe(-24)
  expect(new Set(fees.map(({ competence }) => competence))).toEqual(new Set(['2026-11']))
  await performDue(test.api, 'deferral-fee')
  expect(await feesOf()).toHaveLength(fees.length)
  test.clock.set(new Date('2027-01-01T12:00:00-03:00'))
  await performDue(test.api, 'deferral-fee')
  expect((await feesOf()).length).toBeGreaterThan(fees.length)
  test.clock.set(TEST_NOW)
})

it('is not offered to who still works for the sponsor', async () => {
  const ana = await asPerson(DemoCpf.ana)
  expect([(await ana.read()).status, (await ana.send()).status]).toEqual([403, 403])
})
