import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import {
  type BenefitSimulatorOnWire,
  retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico,
} from '#contract/simulation/benefit-simulation.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { benefitTerms } from '../rules/benefit-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function opening(cpf: string, idPlano: number) {
  const token = await test.signIn(cpf)
  const params = { idPessoa: await test.personId(cpf), idPlano }
  return {
    simulator: await test.call(retornarSimuladorBeneficio, { params, token }),
    home: await test.call(retornarResumoPlano, { params, token }),
  }
}

const simulated = ({ entradas, regras, tabelas, mesesDeSaldo }: BenefitSimulatorOnWire) =>
  simulateBenefit(entradas, regras, { monthsHeld: mesesDeSaldo, taxes: tabelas })

describe('the simulator of a plan', () => {
  it('opens with what the plan knows of Ana: age, balance of both sides, what enters a month, salary', async () => {
    const { simulator, home } = await opening(DemoCpf.ana, 1)
    const { entradas, dataCota, mesesDeSaldo } = simulator.answer
    const { saldo } = home.answer
    expect(entradas).toMatchObject({
      currentAge: 38,
      retirementAge: 60,
      balance: saldo?.total,
      employerBalance: saldo?.patrocinadora,
      ownContribution: 134.39,
      employerContribution: 134.39,
      realReturnPercent: 4,
      growthPercent: 1,
      termYears: 20,
    })
    expect(entradas.salary).toBeGreaterThan(0)
    expect(simulator.answer.conhecidas.toSorted()).toEqual([
      'balance',
      'currentAge',
      'employerBalance',
      'employerContribution',
      'ownContribution',
      'retirementAge',
      'salary',
    ])
    expect(dataCota).toBe(saldo?.dataCota)
    expect(mesesDeSaldo).toBeGreaterThan(12)
  })

  it.each([
    ['Ana', DemoCpf.ana, 1],
    ['Ana in her other plan', DemoCpf.ana, 4],
    ['Eduardo, who pays both shares', DemoCpf.eduardo, 1],
    ['Fernanda, who waits for her benefit', DemoCpf.fernanda, 7],
  ])('says of %s what home says', async (_, cpf, idPlano) => {
    const { simulator, home } = await opening(cpf, idPlano)
    const { balance, incomes } = simulated(simulator.answer)
    const { projecao } = home.answer
    expect(projecao?.saldo).toBe(balance)
    expect(projecao?.rendaMensal).toBe(incomes.find(({ type }) => type === 'fixed-term')?.gross)
  })

  it('offers the incomes that the plan grants, within its bounds', async () => {
    const before = (await opening(DemoCpf.helena, 7)).simulator.answer.regras
    expect(before.incomeTypes).toEqual(['percent', 'fixed-term', 'lifetime'])
    await changeRule(test.database, benefitTerms, { id: 7 }, (rule) => ({
      ...rule,
      incomeTypes: ['fixed-term' as const],
      cashMaximumPercent: 10,
      termYears: { minimum: 10, maximum: 25 },
    }))
    const { regras } = (await opening(DemoCpf.helena, 7)).simulator.answer
    expect(regras.incomeTypes).toEqual(['fixed-term'])
    expect(regras.lifetime).toBeNull()
    expect(regras.ranges.cashPercent.maximum).toBe(10)
    expect(regras.ranges.termYears).toEqual({ minimum: 10, maximum: 25, usual: 20 })
  })

  it('is not for who is paid a benefit, nor for somebody else', async () => {
    expect((await opening(DemoCpf.carlos, 1)).simulator.status).toBe(403)
    const token = await test.signIn(DemoCpf.helena)
    const params = { idPessoa: await test.personId(DemoCpf.ana), idPlano: 1 }
    const { status } = await test.call(retornarSimuladorBeneficio, { params, token })
    expect([403, 404]).toContain(status)
  })
})

it('the public simulator needs no session and knows nobody', async () => {
  const { status, answer } = await test.call(retornarSimuladorBeneficioPublico, {})
  expect(status).toBe(200)
  expect(answer.entradas).toMatchObject({ balance: 0, ownContribution: 0, salary: null })
  expect([answer.mesesDeSaldo, answer.dataCota, answer.conhecidas]).toEqual([0, null, []])
  expect(simulated(answer)).toMatchObject({ balance: 0 })
})
