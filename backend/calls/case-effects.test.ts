import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarCaso } from '#contract/requests/cases.ts'
import { OPEN_STATUSES } from '../database/queries/link-requests.ts'
import { REQUEST_KINDS } from '../database/reference-data.ts'
import { requests } from '../database/schema/requests.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startTestApi()
  token = await api.signIn(DemoCpf.marta)
})
afterAll(() => api.close())

/** Effects that granting each open request of the demo would have, by kind. */
async function outlooks() {
  const open = await api.database
    .select({ id: requests.id, kindId: requests.kindId })
    .from(requests)
    .where(inArray(requests.status, [...OPEN_STATUSES]))
    .orderBy(requests.id)
  return Promise.all(
    open.map(async ({ id, kindId }) => {
      const { answer } = await api.call(retornarCaso, { token, params: { idRequisicao: id } })
      const kind = REQUEST_KINDS.find((one) => one.id === kindId)?.slug ?? ''
      return { kind, outlook: answer.deferimento }
    }),
  )
}

it('every open request of the demo tells what granting it does; what is completed by hand tells nothing', async () => {
  const told = await outlooks()
  const byHand = told.filter(({ outlook }) => outlook?.efeitos.length === 0)
  expect([...new Set(byHand.map(({ kind }) => kind))].toSorted()).toEqual([
    'alteracao-email-atendimento',
    'fatca',
    'pep',
    'regime-tributacao',
    'residente-exterior',
  ])
  expect(told.find(({ kind }) => kind === 'alterar-contribuicao')?.outlook).toEqual({
    efeitos: [
      'A contribuição voluntária passa de R$\u00a0420,00 para R$\u00a0470,00 por mês a partir de dezembro de 2026.',
    ],
    obstaculo: null,
    quem: null,
  })
  // Whatever stands in the way is told before anybody tries.
  expect(told.find(({ kind }) => kind === 'dependentes')?.outlook?.obstaculo).toContain(
    'veio de outro sistema, sem CPF nem data de nascimento',
  )
})
