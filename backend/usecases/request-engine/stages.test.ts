import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import type { RequestWorkflow } from '#domain/requests/workflow.ts'
import { constraintOf } from '../../database/errors.ts'
import { requestChecks } from '../../database/schema/request-stages.ts'
import { requestEvents } from '../../database/schema/requests.ts'
import { requestWorkflow } from '../../rules/request-workflow.ts'
import { changeRule } from '../../testing/change-rule.ts'
import { recording } from '../../testing/recording.ts'
import { openRequestDesk, type PayoutKind, payout, type RequestDesk } from '../../testing/request-desk.ts'
import { TEST_TODAY } from '../../testing/test-clock.ts'
import { arrivalOf } from '../messages/notifications/stage-arrivals.ts'
import { workflowInForce } from './workflow-in-force.ts'

/** The stages of a request, drawn for its kind and frozen when it is filed. */

const checked: PayoutKind = { ...payout, correctable: () => [{ path: 'valor', label: 'Valor' }] }

const workflow: RequestWorkflow = {
  isPayment: true,
  stages: [
    {
      name: 'Documentos',
      level: 1,
      slaBusinessDays: 2,
      mayReturn: true,
      checklist: [
        { id: 'identity', text: 'Documento de identidade confere' },
        { id: 'account', text: 'Conta em nome do participante' },
      ],
    },
    { name: 'Cálculo', level: 1, slaBusinessDays: 4, mayReturn: false, checklist: [] },
    {
      name: 'Aprovação',
      level: 2,
      slaBusinessDays: 1,
      mayReturn: true,
      checklist: [{ id: 'amount', text: 'Valor confere com o saldo' }],
    },
  ],
}

const HPE = { id: 1 }

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk([checked])
  await draw(workflow, '2020-01-01')
})
afterAll(() => desk.test.close())

const draw = (resgate: RequestWorkflow, from: string) =>
  changeRule(desk.test.database, requestWorkflow, HPE, (drawn) => ({ ...drawn, resgate }), { from })

const filed = async () => {
  const { requestId } = await desk.submit(checked)
  await desk.move(desk.karina, requestId, { idStatus: 2 })
  return requestId
}
const tick = (who: RequestDesk['karina'], id: number, itensConferidos: string[], etapa?: number) =>
  desk.move(who, id, { idStatus: 2, itensConferidos, ...(etapa && { etapa }) })

/** Answer of the database to a grant that bypasses the use cases. */
const decide = (requestId: number, authorId: number) =>
  desk.test.database
    .insert(requestEvents)
    .values({
      requestId,
      fromStatus: 2,
      toStatus: 5,
      authorId,
      authorRole: 'attendant',
      stage: 3,
      at: desk.test.clock.now(),
    })
    .then(
      () => null,
      (error: unknown) => constraintOf(error),
    )

describe('a request with stages', () => {
  it('goes through them with its checklists, and is granted from the last', async () => {
    const id = await filed()
    const before = await desk.detail(desk.karina, id)
    expect(
      before.etapas.map(({ nome, prazoDiasUteis, nivel }) => [nome, prazoDiasUteis, nivel.nome]),
    ).toEqual([
      ['Documentos', 2, 'Atendente'],
      ['Cálculo', 4, 'Atendente'],
      ['Aprovação', 1, 'Cadastro'],
    ])
    expect(before).toMatchObject({
      podeConferir: true,
      proximaEtapa: { posicao: 2, nome: 'Cálculo' },
      prazo: { data: '2026-11-23' },
    })
    expect((await tick(desk.karina, id, ['identity'], 2)).problem).toMatchObject({
      status: 422,
      campos: { itensConferidos: 'Falta conferir: Conta em nome do participante.' },
    })
    expect((await desk.detail(desk.karina, id)).versao).toBe(before.versao)
    expect((await tick(desk.karina, id, ['amount'])).problem.status).toBe(422)
    expect((await tick(desk.ana, id, ['identity'])).problem.status).toBe(403)

    const recorded = await recording(desk.test)
    const half = (await tick(desk.karina, id, ['identity'])).answer
    expect(half.etapas[0]?.itens).toMatchObject([
      { id: 'identity', conferidoPor: 'Karina Alves', conferidoEm: expect.any(String) },
      { id: 'account', conferidoPor: null, conferidoEm: null },
    ])
    expect(half.versao).toBe(before.versao + 1)
    const forAna = await desk.detail(desk.ana, id)
    expect(forAna.etapas[0]).toMatchObject({ nome: 'Documentos', itens: [], decididaPor: null })

    const onward = (await tick(desk.karina, id, ['identity', 'account'], 2)).answer
    expect(onward.etapas.map(({ inicio, fim }) => [inicio !== null, fim !== null])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
    expect(onward.etapas[0]?.decididaPor).toBe('Karina Alves')
    expect(onward.eventos.at(-1)).toMatchObject({
      de: { id: 2 },
      para: { id: 2 },
      etapa: 'Cálculo',
      autor: { nome: 'Karina Alves' },
    })
    expect(onward.movimentos.map(({ status }) => status.id)).toEqual([4, 6])
    const returning = { idStatus: 3, motivo: 'x', correcoes: [{ campo: 'valor' }] }
    expect((await desk.move(desk.karina, id, returning)).problem.detail).toContain('Na etapa Cálculo')
    expect((await desk.move(desk.karina, id, { idStatus: 2, etapa: 2 })).problem.status).toBe(409)
    await desk.move(desk.luiz, id, { idStatus: 2, etapa: 3 })

    const { pessoa } = half
    expect(await recorded('request.checked')).toEqual([pessoa.id, pessoa.id])
    expect(await recorded('request.advanced')).toEqual([pessoa.id, pessoa.id])

    expect((await desk.detail(desk.karina, id)).podeConferir).toBe(false)
    expect((await desk.move(desk.marta, id, { idStatus: 5 })).problem.campos).toEqual({
      itensConferidos: 'Falta conferir: Valor confere com o saldo.',
    })
    const luiz = await desk.move(desk.luiz, id, { idStatus: 5, itensConferidos: ['amount'] })
    expect(luiz.problem.status).toBe(403)
    const done = (await desk.move(desk.marta, id, { idStatus: 5, itensConferidos: ['amount'] })).answer
    expect(done.status.nome).toBe('Concluída')
    expect(done.etapas[2]).toMatchObject({
      decididaPor: expect.stringContaining('Marta'),
      fim: expect.any(String),
    })
  })
})

describe('a tick that is taken back', () => {
  it('is work all the same, and so is taking it back: neither approves the payment', async () => {
    const id = await filed()
    await tick(desk.luiz, id, ['identity'])
    await tick(desk.marta, id, [])
    const { etapas } = await desk.detail(desk.karina, id)
    expect(etapas[0]?.itens.map(({ conferidoPor }) => conferidoPor)).toEqual([null, null])
    await tick(desk.karina, id, ['identity', 'account'], 2)
    await desk.move(desk.karina, id, { idStatus: 2, etapa: 3 })
    for (const who of [desk.luiz, desk.marta]) {
      const { problem } = await desk.move(who, id, { idStatus: 5, itensConferidos: ['amount'] })
      expect([problem.status, problem.detail]).toEqual([
        403,
        expect.stringContaining('Você já trabalhou neste pagamento'),
      ])
      expect(await decide(id, who.id)).toBe('request_payment_four_eyes')
    }
  })

  it('is news to those alone who may act in the stage that the request came to', async () => {
    const id = await filed()
    await tick(desk.luiz, id, ['identity'])
    await tick(desk.luiz, id, [])
    await tick(desk.karina, id, ['identity', 'account'], 2)
    const told = async () => {
      const [event] = await desk.test.database
        .select({ id: requestEvents.id })
        .from(requestEvents)
        .where(eq(requestEvents.requestId, id))
        .orderBy(desc(requestEvents.id))
      const arrivals = await arrivalOf(desk.test.database, event?.id ?? 0)
      return arrivals.map(({ attendantId }) => attendantId)
    }
    // Karina sent it on; in this stage nothing is approved.
    expect(new Set(await told())).toEqual(new Set([desk.luiz.id, desk.marta.id]))
    await desk.move(desk.karina, id, { idStatus: 2, etapa: 3 })
    expect(await told()).toEqual([desk.marta.id])
    for (const who of [desk.karina, desk.luiz, desk.marta]) {
      const mayGrant = (await desk.detail(who, id)).movimentos.some(({ status }) => status.id === 5)
      expect(mayGrant).toBe(who === desk.marta)
    }
  })

  it('stays on the record, and what was ticked before a correction stays ticked there', async () => {
    const id = await filed()
    await tick(desk.karina, id, ['identity'])
    await desk.move(desk.karina, id, { idStatus: 3, motivo: 'Confira.', correcoes: [{ campo: 'valor' }] })
    await desk.submit(checked, { idRequisicao: id, valor: '90.00' })
    await tick(desk.karina, id, ['identity'])
    await tick(desk.karina, id, [])
    await tick(desk.karina, id, ['identity'])
    const rows = await desk.test.database
      .select({ version: requestChecks.payloadVersion, untickedBy: requestChecks.untickedBy })
      .from(requestChecks)
      .where(eq(requestChecks.requestId, id))
      .orderBy(requestChecks.id)
    expect(rows).toEqual([
      { version: 1, untickedBy: null },
      { version: 2, untickedBy: desk.karina.id },
      { version: 2, untickedBy: null },
    ])
  })
})

describe('a returned request', () => {
  it('names what to correct, on the list of its kind', async () => {
    const id = await filed()
    expect((await desk.detail(desk.karina, id)).corrigiveis).toEqual([{ campo: 'valor', nome: 'Valor' }])
    const returning = (correcoes?: { campo: string }[]) =>
      desk.move(desk.karina, id, { idStatus: 3, motivo: 'Confira.', ...(correcoes && { correcoes }) })
    expect((await returning()).problem).toMatchObject({
      status: 422,
      campos: { correcoes: 'Marque ao menos um campo ou documento que a pessoa precisa corrigir.' },
    })
    expect((await returning([{ campo: 'cpf' }])).problem.status).toBe(422)
    const elsewhere = { idStatus: 4, correcoes: [{ campo: 'valor' }] }
    expect((await desk.move(desk.karina, id, elsewhere)).problem.status).toBe(422)
    expect((await returning([{ campo: 'valor' }])).answer.correcoes).toEqual([
      { campo: 'valor', nome: 'Valor', motivo: null },
    ])
  })

  it('begins at its first stage again, with who looked at it there and nothing ticked', async () => {
    const id = await filed()
    await tick(desk.karina, id, ['identity', 'account'], 2)
    await desk.move(desk.luiz, id, { idStatus: 2, etapa: 3 })
    const returning = { idStatus: 3, motivo: 'Confira.', correcoes: [{ campo: 'valor' }] }
    await desk.move(desk.marta, id, returning)
    await desk.submit(checked, { idRequisicao: id, valor: '90.00' })
    const again = await desk.detail(desk.karina, id)
    expect(again).toMatchObject({ status: { id: 2 }, analista: { nome: 'Karina Alves' }, correcoes: [] })
    expect(again.etapas.map(({ inicio, fim }) => [inicio !== null, fim !== null])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(again.etapas[0]?.itens.map(({ conferidoPor }) => conferidoPor)).toEqual([null, null])
    await tick(desk.karina, id, ['identity', 'account'], 2)
    await desk.move(desk.karina, id, { idStatus: 2, etapa: 3 })
    // Luiz sent it on before it was corrected, and that still counts.
    const luiz = await desk.move(desk.luiz, id, { idStatus: 5, itensConferidos: ['amount'] })
    expect(luiz.problem.detail).toContain('Você já trabalhou neste pagamento')
    expect((await desk.move(desk.marta, id, { idStatus: 5, itensConferidos: ['amount'] })).status).toBe(200)
  })
})

describe('the stages of a kind', () => {
  it('stay with a request that was filed under them; later ones are for later requests of the plan', async () => {
    const id = await filed()
    const [first] = workflow.stages
    if (!first) throw new Error('no stage')
    await draw({ isPayment: false, stages: [{ ...first, name: 'Única', checklist: [] }] }, TEST_TODAY)
    await draw({ isPayment: false, stages: [{ ...first, name: 'Futura' }] }, addDays(TEST_TODAY, 1))
    expect((await desk.detail(desk.karina, id)).etapas).toHaveLength(3)
    const later = await desk.detail(desk.karina, await filed())
    expect(later.etapas.map(({ nome }) => nome)).toEqual(['Única'])
    const elsewhere = await workflowInForce(desk.test.database, 'resgate', { id: 7 }, TEST_TODAY)
    expect(elsewhere.stages.map(({ name }) => name)).toEqual(['Análise', 'Aprovação'])
    const others = await workflowInForce(desk.test.database, 'portabilidade', HPE, TEST_TODAY)
    expect(others.stages.map(({ name }) => name)).toEqual(['Análise', 'Aprovação'])
  })

  it('are needed to file, and the fault says which are missing', async () => {
    await changeRule(desk.test.database, requestWorkflow, HPE, ({ resgate: _, ...drawn }) => drawn, {
      from: addDays(TEST_TODAY, 2),
    })
    desk.test.clock.advance(2 * 24 * 3600)
    expect(await desk.refused(checked)).toMatchObject({ status: 503 })
    const asked = workflowInForce(desk.test.database, 'resgate', HPE, addDays(TEST_TODAY, 2))
    await expect(asked).rejects.toThrow('there is no rule "request-workflow/resgate" of plan 1')
  })
})
