import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import {
  type BenefitSimulatorOnWire,
  retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico,
} from '#contract/simulation/benefit-simulation.ts'
import { retornarRendaComContribuicao } from '#contract/simulation/income-outlook.ts'
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
  it('offers Ana each percentage with what she and the sponsor would put in, and estimates her INSS', async () => {
    const { degraus, degrauAtual, previdencia, entradas } = (await opening(DemoCpf.ana, 1)).simulator.answer
    expect(degraus).toHaveLength(32)
    expect(degraus[degrauAtual ?? -1]).toEqual({
      percentualBasica: 4,
      percentualSuplementar: 0,
      propria: entradas.ownContribution,
      patrocinadora: entradas.employerContribution,
    })
    expect(degraus[11]).toEqual({
      percentualBasica: 6,
      percentualSuplementar: 5,
      propria: 743.23,
      patrocinadora: 201.58,
    })
    expect(previdencia).toMatchObject({ sexo: 'F', regras: { ceiling: 8475.55, minimumWage: 1621 } })
  })

  it('has no percentages where an amount is chosen, or nothing is paid', async () => {
    for (const [cpf, idPlano] of [
      [DemoCpf.ana, 4],
      [DemoCpf.fernanda, 7],
    ] as const)
      expect((await opening(cpf, idPlano)).simulator.answer).toMatchObject({ degraus: [], degrauAtual: null })
  })

  it('tells what another contribution does to the income, as the simulator reckons it', async () => {
    const token = await test.signIn(DemoCpf.ana)
    const look = async (idPlano: number, query: Record<string, string>) => {
      const params = { idPessoa: await test.personId(DemoCpf.ana), idPlano }
      return (await test.call(retornarRendaComContribuicao, { params, query, token })).answer
    }
    const { simulator, home } = await opening(DemoCpf.ana, 1)
    const { entradas } = simulator.answer
    const changed = { ...entradas, ownContribution: 743.23, employerContribution: 201.58 }
    const { incomes } = simulated({ ...simulator.answer, entradas: changed })
    expect(await look(1, { basica: '6', suplementar: '5' })).toEqual({
      idade: 60,
      idadeMeses: entradas.retirementAgeMonths,
      hoje: home.answer.projecao?.rendaMensal,
      depois: incomes.find(({ type }) => type === 'fixed-term')?.gross,
    })
    const same = await look(1, {})
    expect(same?.depois).toBe(same?.hoje)
    // The supplementary one waits for the basic one at its maximum.
    expect(await look(1, { basica: '4', suplementar: '5' })).toEqual(same)
    expect(await look(1, { basica: '99' })).toEqual(await look(1, { basica: '6' }))
    const voluntary = await look(4, { valor: '500.00' })
    expect(voluntary?.depois).toBeGreaterThan(voluntary?.hoje ?? 0)
  })

  it('refuses what is no number', async () => {
    const token = await test.signIn(DemoCpf.ana)
    const params = { idPessoa: await test.personId(DemoCpf.ana), idPlano: 1 }
    const query = { basica: '6;drop' }
    expect((await test.call(retornarRendaComContribuicao, { params, query, token })).status).toBe(422)
  })

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
