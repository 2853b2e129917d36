import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import { safeInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { suggestedSimulationRules } from '#domain/parameters/simulation-rules.ts'
import { parameterOn } from '#domain/parameters/validity.ts'

const DAY = '2026-11-20'
const monthly = parameterOn(monthlyTaxRules, DAY)
const regressive = parameterOn(regressiveTaxRules, DAY)

const rules = { ...suggestedSimulationRules, incomeTypes: [...suggestedSimulationRules.incomeTypes] }

const openingOf = (asked: Partial<BenefitSimulatorOnWire['entradas']>): BenefitSimulatorOnWire => ({
  regras: rules,
  tabelas: {
    monthly: { ...monthly, table: [...monthly.table] },
    regressive: { ...regressive, brackets: [...regressive.brackets] },
  },
  entradas: safeInputs(asked, rules).inputs,
  conhecidas: [],
  mesesDeSaldo: 0,
  dataCota: null,
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
