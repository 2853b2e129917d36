import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { savedResultOf } from '#contract/simulation/saved-result.ts'
import type { SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { publicPensionRules } from '#domain/parameters/public-pension-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { suggestedSimulationRules } from '#domain/simulation/suggested-simulation-rules.ts'
import { parameterOn } from '#domain/validity.ts'

const DAY = '2026-11-20'
const monthly = parameterOn(monthlyTaxRules, DAY)
const regressive = parameterOn(regressiveTaxRules, DAY)

const rules = {
  ...suggestedSimulationRules,
  incomeTypes: [...suggestedSimulationRules.incomeTypes],
  thirteenthFor: [...suggestedSimulationRules.thirteenthFor],
}

const openingOf = (asked: Partial<BenefitSimulatorOnWire['entradas']>): BenefitSimulatorOnWire => ({
  regras: rules,
  tabelas: {
    monthly: { ...monthly, table: [...monthly.table] },
    regressive: { ...regressive, brackets: [...regressive.brackets] },
  },
  entradas: safeInputs(asked, rules).inputs,
  conhecidas: [],
  versoes: [],
  mesesDeSaldo: 0,
  dataCota: null,
  degraus: [],
  degrauAtual: null,
  previdencia: { regras: parameterOn(publicPensionRules, DAY), sexo: null },
})

/** Nobody is known. */
export const anybody = openingOf({})

/** Twenty years to go, a balance of 50,000 and 1,000 a month: the published example at 4%, without growth. */
export const saving: BenefitSimulatorOnWire = {
  ...openingOf({
    currentAge: 40,
    retirementAge: 60,
    balance: 50_000,
    employerBalance: 10_000,
    ownContribution: 600,
    employerContribution: 400,
    salary: 8_000,
    growthPercent: 0,
    cashPercent: 25,
    termYears: 15,
  }),
  conhecidas: ['currentAge', 'retirementAge', 'balance', 'ownContribution', 'employerContribution', 'salary'],
  mesesDeSaldo: 60,
  dataCota: '2026-10-30',
}

/** The only income is one for a term. */
export const termOnly: BenefitSimulatorOnWire = {
  ...saving,
  regras: { ...rules, incomeTypes: ['fixed-term'], lifetime: null },
}

/** Two simulations that were kept: one that holds as it was, one from before a change of the plan. */
export const kept: SavedSimulation[] = [
  {
    id: 2,
    nome: 'Aos 65 anos',
    guardadaEm: '2026-11-10',
    entradas: { ...saving.entradas, retirementAge: 65 },
    resultado: resultOf({ ...saving.entradas, retirementAge: 65 }),
    versoes: [],
    mudancas: [],
  },
  {
    id: 1,
    nome: 'Como eu estava',
    guardadaEm: '2025-06-02',
    entradas: { ...saving.entradas, balance: 32_150.4 },
    resultado: { ...resultOf({ ...saving.entradas, balance: 32_150.4 }), saldo: 401_220.11 },
    versoes: [],
    mudancas: [
      { tipo: 'dados', campo: 'balance', antes: 32_150.4, agora: 50_000 },
      { tipo: 'premissa', campo: 'realReturnPercent', antes: 3.5, agora: 4 },
      { tipo: 'impostos', campo: null, antes: null, agora: null },
    ],
  },
]

function resultOf(inputs: BenefitSimulatorOnWire['entradas']): SavedSimulation['resultado'] {
  const { regras, tabelas, mesesDeSaldo } = saving
  return savedResultOf(simulateBenefit(inputs, regras, { monthsHeld: mesesDeSaldo, taxes: tabelas }))
}
