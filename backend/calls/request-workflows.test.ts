import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previaRegra, retornarRegra } from '#contract/plan-rules/plan-rules.ts'
import { retornarTiposSolicitacao } from '#contract/requests/request-workflows.ts'
import type { RequestWorkflow } from '#domain/requests/workflow.ts'
import { requests } from '../database/schema/requests.ts'
import { requestWorkflow } from '../rules/request-workflow.ts'
import { changeRule } from '../testing/change-rule.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { openRequestDesk, payout, type RequestDesk } from '../testing/request-desk.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'

const stage = (name: string, level: 1 | 2 | 3, slaBusinessDays: number) =>
  ({ name, level, slaBusinessDays, mayReturn: true, checklist: [] }) as const
const place = { tipo: 'request-workflow', idPlano: 1 } as const

let desk: RequestDesk
beforeAll(async () => {
  desk = await openRequestDesk([payout])
})
afterAll(() => desk.test.close())

const preview = async (resgate: RequestWorkflow, token = desk.karina.token) => {
  const { answer } = await desk.test.call(retornarRegra, {
    params: { tipo: place.tipo },
    query: { idPlano: place.idPlano },
    token,
  })
  const changed: Record<string, unknown> = { resgate }
  const regras = { ...answer.historico[0]?.regras, ...changed }
  return desk.test.call(previaRegra, { body: { ...place, regras, aPartirDe: null }, token })
}

describe('retornarTiposSolicitacao', () => {
  it('lists every kind by its name, with its documents and what it tells', async () => {
    const { answer } = await desk.test.call(retornarTiposSolicitacao, { token: desk.karina.token })
    const names = answer.map(({ nome }) => nome)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'pt-BR')))
    const resgate = answer.find(({ funcionalidade }) => funcionalidade === 'resgate')
    expect(resgate).toMatchObject({ decidida: true, pagamento: true })
    expect(resgate?.avisos).toContainEqual({
      modelo: 'requisicao_devolvida',
      titulo: 'Solicitação devolvida para correção',
      porEmail: true,
    })
  })
})

describe('the rehearsal of stages', () => {
  const longer: RequestWorkflow = {
    isPayment: true,
    stages: [stage('Documentos', 1, 2), stage('Cálculo', 1, 18), stage('Aprovação', 3, 5)],
  }

  it('goes through the requests of the last 90 days again and tells which would have differed', async () => {
    const [recent, old] = [await desk.submit(payout), await desk.submit(payout)]
    const { database } = desk.test
    await database
      .update(requests)
      .set({ filedAt: new Date('2026-07-01T12:00:00Z') })
      .where(eq(requests.id, old.requestId))
    const { answer } = await preview(longer)
    const { ensaio } = answer
    expect(ensaio).toMatchObject({ desde: '2026-08-13', ate: TEST_TODAY })
    expect(ensaio?.diferentes).toBe(ensaio?.solicitacoes)
    expect(ensaio?.lista.map(({ idRequisicao }) => idRequisicao)).toContain(recent.requestId)
    expect(ensaio?.lista.map(({ idRequisicao }) => idRequisicao)).not.toContain(old.requestId)
    const named = ensaio?.lista.find(({ idRequisicao }) => idRequisicao === recent.requestId)
    expect(named?.diferencas).toEqual([
      { nome: 'Etapas', antes: '2', depois: '3' },
      { nome: 'Prazo', antes: '10/12/2026', depois: '17/12/2026' },
      { nome: 'Níveis', antes: 'Atendente, Cadastro', depois: 'Atendente, Atendente, Administrador' },
    ])
  })

  it('counts what would have gone the same way, and is nothing where nothing changes', async () => {
    const renamed: RequestWorkflow = {
      isPayment: true,
      stages: [stage('Conferência', 1, 15), stage('Aprovação', 2, 5)],
    }
    const { ensaio } = (await preview(renamed)).answer
    expect(ensaio?.solicitacoes).toBeGreaterThan(0)
    expect(ensaio).toMatchObject({ diferentes: 0, lista: [] })
    const same: RequestWorkflow = {
      isPayment: true,
      stages: [stage('Análise', 1, 15), stage('Aprovação', 2, 5)],
    }
    expect((await preview(same)).answer.ensaio).toBeNull()
  })

  it('is for attendants alone', async () => {
    const body = { ...place, regras: {}, aPartirDe: null }
    expect((await desk.test.call(previaRegra, { body, token: desk.ana.token })).status).toBe(403)
  })
})

describe('a quiet stage', () => {
  it('is reached without a word to the participant, and is kept by the request that was filed under it', async () => {
    await changeRule(desk.test.database, requestWorkflow, { id: 1 }, (drawn) => ({
      ...drawn,
      resgate: {
        isPayment: true,
        stages: [
          stage('Documentos', 1, 2),
          { ...stage('Cálculo', 1, 2), isQuiet: true },
          stage('Aprovação', 2, 2),
        ],
      },
    }))
    const { requestId } = await desk.submit(payout)
    await desk.move(desk.karina, requestId, { idStatus: 2 })
    const quiet = await notifiedWhile(desk.test, desk.ana.id, () =>
      desk.move(desk.karina, requestId, { idStatus: 2, etapa: 2 }),
    )
    expect(quiet).toEqual({ titles: [], emails: [] })
    const last = await notifiedWhile(desk.test, desk.ana.id, async () => {
      expect((await desk.move(desk.luiz, requestId, { idStatus: 2, etapa: 3 })).status).toBe(200)
    })
    expect(last.titles).toEqual(['Solicitação na última etapa'])
  })
})
