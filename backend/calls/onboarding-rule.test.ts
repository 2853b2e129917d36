import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enviarDadosOnboarding, retornarOnboarding } from '#contract/enrolment/onboarding.ts'
import { OnboardingStep } from '#domain/enrolment/onboarding-steps.ts'
import { onboarding } from '../rules/entity-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

const MAIS_VALOR = { id: 4 }
const paulista = {
  residente_exterior: 'N',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
}

let test: TestApi

beforeEach(async () => {
  test = await startTestApi()
})
afterEach(() => test.close())

/** Joana, whose first access is open in a plan of voluntary amounts. */
async function joana() {
  const idPessoa = await test.personId(DemoCpf.joana)
  const target = { idPessoa, idPlano: MAIS_VALOR.id }
  const token = await test.signIn(DemoCpf.joana)
  return {
    read: async () => (await test.call(retornarOnboarding, { params: target, token })).answer,
    send: (idStep: number, metadata: object = {}, more: object = {}) =>
      test.call(enviarDadosOnboarding, { body: { ...target, idStep, metadata, ...more }, token }),
  }
}

const nothingLater = (from: string) =>
  changeRule(
    test.database,
    onboarding,
    MAIS_VALOR,
    (rule) => ({
      ...rule,
      skippable: [OnboardingStep.investmentProfile],
      welcome: 'Bem-vinda ao plano.',
      terms: 'Leia o regulamento.\n\nE a cartilha.',
    }),
    { from },
  )

describe('the rule of the first access', () => {
  it('says what is read before the first step, and which steps may be left for later', async () => {
    expect(await (await joana()).read()).toMatchObject({ passosPulaveis: [5, 6, 7], termos: [] })
    await nothingLater('2026-11-11')
    const person = await joana()
    expect(await person.read()).toMatchObject({
      passosPulaveis: [7],
      boasVindas: 'Bem-vinda ao plano.',
      termos: ['Leia o regulamento.', 'E a cartilha.'],
    })
    for (const [idStep, metadata] of [
      [1, { password: 'Nova@2026', confirm: 'Nova@2026' }],
      [2, { ppe: 'N' }],
      [3, { incomeRange: 3 }],
      [4, paulista],
    ] as const)
      expect((await person.send(idStep, metadata)).status).toBe(200)
    const before = await person.read()
    const { problem } = await person.send(5, {}, { pular: true })
    expect([problem.status, Object.keys(problem.campos ?? {})]).toEqual([422, ['pular']])
    expect(await person.read()).toEqual(before)
  })

  it('stays that of the day on which the first access began', async () => {
    const person = await joana()
    expect((await person.send(1, { password: 'Nova@2026', confirm: 'Nova@2026' })).status).toBe(200)
    await nothingLater('2026-12-01')
    test.clock.set(new Date('2026-12-01T12:00:00-03:00'))
    const signedIn = await test.signIn(DemoCpf.joana, 'Nova@2026')
    const idPessoa = await test.personId(DemoCpf.joana)
    const { answer } = await test.call(retornarOnboarding, {
      params: { idPessoa, idPlano: MAIS_VALOR.id },
      token: signedIn,
    })
    test.clock.set(TEST_NOW)
    expect(answer).toMatchObject({ passosPulaveis: [5, 6, 7], termos: [] })
  })
})
