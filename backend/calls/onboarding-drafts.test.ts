import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onboardingOver, stepRefusals } from '#contract/enrolment/onboarding.text.ts'
import { enviarDadosOnboarding, retornarOnboarding } from '#contract/enrolment/onboarding.ts'
import {
  descartarRascunhoOnboarding,
  salvarRascunhoOnboarding,
} from '#contract/enrolment/onboarding-drafts.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { drafts } from '../database/schema/drafts.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

const NEW_PASSWORD = 'Nova@2026'

/** Somebody at a device of their own, in the first access of a plan: their own, or of whom they are after. */
async function at(
  cpf: string,
  idPlano: number,
  { of = cpf, password = DEMO_PASSWORD }: { of?: string; password?: string } = {},
) {
  const [token, idPessoa] = [await test.signIn(cpf, password), await test.personId(of)]
  const target = { idPessoa, idPlano }
  return {
    token,
    idPessoa,
    read: () => test.call(retornarOnboarding, { params: target, token }),
    drafts: async () => (await test.call(retornarOnboarding, { params: target, token })).answer.rascunhos,
    save: (idStep: number, versao: number, dados: unknown) =>
      test.call(salvarRascunhoOnboarding, { body: { ...target, idStep, versao, dados }, token }),
    discard: (idStep: number) =>
      test.call(descartarRascunhoOnboarding, { body: { ...target, idStep }, token }),
    send: (idStep: number, metadata: object = {}, more: object = {}) =>
      test.call(enviarDadosOnboarding, { body: { ...target, idStep, metadata, ...more }, token }),
  }
}

const halfAnAddress = { residente_exterior: 'N', cep: '01310-100', numero: '', comprovante: null }
const paulista = {
  residente_exterior: 'N',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
}

describe('what Igor fills in of a step', () => {
  beforeAll(async () => {
    test = await startTestApi()
    const igor = await at(DemoCpf.igor, 1)
    await igor.send(1, { password: NEW_PASSWORD })
    await igor.send(2, { ppe: 'N' })
  })
  afterAll(() => test.close())
  const igor = () => at(DemoCpf.igor, 1, { password: NEW_PASSWORD })

  it('is there on his other device as he left it', async () => {
    const computer = await igor()
    expect(await computer.drafts()).toEqual([])
    const salvoEm = test.clock.now().toISOString()
    expect((await computer.save(4, 0, halfAnAddress)).answer).toEqual({ versao: 1, salvoEm })
    const telephone = await igor()
    expect(await telephone.drafts()).toEqual([{ idStep: 4, versao: 1, salvoEm, dados: halfAnAddress }])
    expect((await telephone.save(4, 1, { ...halfAnAddress, numero: '10' })).answer.versao).toBe(2)
    expect(await computer.drafts()).toMatchObject([{ versao: 2, dados: { numero: '10' } }])
  })

  it('is not written over by the older of two tabs, which is told', async () => {
    const older = await igor()
    for (const seen of [0, 1]) {
      const { status, problem } = await older.save(4, seen, { numero: 'da outra aba' })
      expect([status, problem.codigo]).toEqual([409, 'versao-desatualizada'])
    }
    expect(await older.drafts()).toMatchObject([{ versao: 2, dados: { numero: '10' } }])
  })

  it('is one for each step, and changes no answer', async () => {
    const { save, read } = await igor()
    expect((await save(2, 0, { ppe: 'S' })).answer.versao).toBe(1)
    const { rascunhos, respostas, versao } = (await read()).answer
    expect(rascunhos.map(({ idStep }) => idStep)).toEqual([2, 4])
    expect([versao, respostas.find(({ idStep }) => idStep === 2)?.metadata]).toEqual([2, { ppe: 'N' }])
  })

  it('is gone once he discards it, twice if he likes, and is begun again', async () => {
    const { save, discard, drafts: kept } = await igor()
    expect((await discard(2)).answer).toEqual({ descartado: true })
    expect((await discard(2)).answer).toEqual({ descartado: true })
    expect((await kept()).map(({ idStep }) => idStep)).toEqual([4])
    expect((await save(2, 0, { ppe: null })).answer.versao).toBe(2)
  })

  it.each([
    ['a password', 1, 0, {}, [422, 'idStep']],
    ['the questionnaire', 7, 0, {}, [422, 'idStep']],
    ['a version below zero', 4, -1, {}, [422, 'versao']],
    ['a list', 4, 0, [], [422, 'dados']],
    ['what is too large', 4, 2, { numero: 'x'.repeat(70_000) }, [413, 'grande-demais']],
    ['a step of other plans', 5, 0, {}, [409, stepRefusals['not-in-plan']]],
    ['a step before its turn', 6, 0, {}, [409, stepRefusals['out-of-order']]],
  ])('is refused with %s, and nothing is written', async (_, idStep, versao, dados, [status, said]) => {
    const before = await test.database.$count(drafts)
    const { save } = await igor()
    const refused = await save(idStep, versao, dados)
    const { campos, detail, codigo } = refused.problem
    expect([refused.status, ...Object.keys(campos ?? {}), codigo, detail]).toEqual(
      expect.arrayContaining([status, said]),
    )
    expect(await test.database.$count(drafts)).toBe(before)
  })

  it('is nobody else’s: neither Joana’s nor an attendant’s', async () => {
    const joana = await at(DemoCpf.joana, 1, { of: DemoCpf.igor })
    const karina = await at(DemoCpf.karina, 1, { of: DemoCpf.igor })
    for (const { save, discard } of [joana, karina])
      for (const { status } of [await save(4, 0, {}), await discard(4)]) expect([403, 404]).toContain(status)
    expect(await (await igor()).drafts()).toMatchObject([{}, { versao: 2, dados: { numero: '10' } }])
  })

  it('leaves in the audit that it was saved, and nothing of what it says', async () => {
    const { idPessoa } = await igor()
    const saved = await test.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'draft.saved'), eq(auditEntries.actorId, idPessoa)))
    expect(saved.length).toBeGreaterThan(2)
    expect(saved.every(({ subjectId }) => subjectId === idPessoa)).toBe(true)
    expect(JSON.stringify(saved)).not.toContain('01310-100')
  })
})

describe('what Igor filled in of a step is put away', () => {
  beforeEach(async () => {
    test = await startTestApi()
    return () => test.close()
  })

  const atAddress = async () => {
    const igor = await at(DemoCpf.igor, 1)
    await igor.send(1, { password: NEW_PASSWORD })
    await igor.send(2, { ppe: 'N' })
    await igor.save(4, 0, halfAnAddress)
    return igor
  }

  it('when he saves the step, and stays when the step is refused', async () => {
    const { send, drafts: kept } = await atAddress()
    expect((await send(4, halfAnAddress)).status).toBe(422)
    expect(await kept()).toMatchObject([{ idStep: 4, versao: 1 }])
    expect((await send(4, paulista)).status).toBe(200)
    expect(await kept()).toEqual([])
  })

  it('when he skips the step, and all of it when the first access ends, which keeps none any more', async () => {
    const { send, save, read } = await atAddress()
    await send(4, paulista)
    await save(6, 0, { percentualBasica: 3 })
    await send(6, {}, { pular: true })
    expect((await read()).answer.rascunhos).toEqual([])
    await save(2, 0, { ppe: 'S' })
    expect((await send(7, {}, { pular: true })).answer.onboarding).toBe('N')
    const late = await save(2, 1, { ppe: 'N' })
    expect([late.status, late.problem.detail]).toEqual([409, onboardingOver])
    expect(await test.database.$count(drafts, isNotNull(drafts.archivedAt))).toBe(3)
  })
})
