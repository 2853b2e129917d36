import type { SimulatedYearOnWire, SimulationAnswer } from '#contract/tax-regime.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/parameters/validity.ts'
import type { RegimeSimulation, SimulatedRegime } from '#domain/tax-simulation/regime-simulation.ts'
import { breakEvenYear, simulateRegimes } from '#domain/tax-simulation/simulate-regimes.ts'
import { firstValues } from './simulation-input.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

const today = '2026-11-21'
const rules = {
  regressive: parameterOn(regressiveTaxRules, today),
  monthly: parameterOn(monthlyTaxRules, today),
  annual: parameterOn(annualTaxRules, today),
  progressiveRedemptionPercent: parameterOn(redemptionTaxPercent, today),
}
const forty = Array.from({ length: 40 }, (_, index) => index + 1)

function onWire({ gross, withheld, tax, net, effectivePercent, presentValue }: SimulatedRegime) {
  return {
    bruto: gross,
    retido: withheld,
    imposto: tax,
    liquido: net,
    aliquota: effectivePercent,
    valorPresente: presentValue,
  }
}

/** What the API answers to a simulation that begins without a balance, by the same rules. */
function answered(simulation: Partial<RegimeSimulation>): SimulationAnswer {
  const years = simulateRegimes(
    {
      lots: [],
      monthlyContribution: 0,
      realReturnPercent: 4,
      exit: { form: 'lump-sum' },
      otherAnnualIncome: 0,
      dependants: 0,
      ageToday: 40,
      ...simulation,
    },
    forty,
    rules,
  )
  return {
    saldoHoje: 0,
    dataCota: null,
    idade: 40,
    saida: 10,
    anos: years.map(
      ({ year, balance, monthlyIncome, regressive, progressive }): SimulatedYearOnWire => ({
        ano: year,
        saldo: balance,
        rendaMensal: monthlyIncome,
        regressivo: onWire(regressive),
        progressivo: onWire(progressive),
      }),
    ),
    anoEquilibrio: breakEvenYear(years),
    deducao: null,
    rendaEquilibrio: { ate64: 6666.67, de65: 9188.73 },
    normas: ['Lei 11.053/2004', 'Lei 15.270/2025'],
  }
}

/** 1.000 a month from nothing: the published table. */
export const savingValues: SimulationValues = { ...firstValues, usaSaldo: 'N', contribuicao: 1000 }
export const saving = answered({ monthlyContribution: 1000 })

/** The same with 120.000 of other income a year: the regressive regime is cheaper after ten years. */
export const withOtherIncome = answered({ monthlyContribution: 1000, otherAnnualIncome: 120_000 })

/** An income of fifteen years out of what was contributed long ago, with the deduction. */
export const incomeValues: SimulationValues = {
  ...firstValues,
  contribuicao: 3500,
  forma: 'prazo-certo',
  deduz: true,
  rendaAtual: 300_000,
}
export const income: SimulationAnswer = {
  ...answered({
    lots: [{ monthsHeld: 130, value: 800_000 }],
    monthlyContribution: 3500,
    exit: { form: 'fixed-term', years: 15 },
  }),
  saldoHoje: 800_000,
  dataCota: '2026-10-30',
  deducao: { dedutivel: 36_000, acimaDoLimite: 6000, economia: 5049 },
}

/** The own balance as it is, without new contributions. */
export const ownBalance: SimulationAnswer = {
  ...answered({ lots: [{ monthsHeld: 30, value: 14_320.76 }] }),
  saldoHoje: 14_320.76,
  dataCota: '2026-10-30',
}

/** Nothing is saved yet. */
export const nothingSaved = answered({})
