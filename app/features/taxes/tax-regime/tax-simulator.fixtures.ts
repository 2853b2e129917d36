import type {
  SimulatedYearOnWire,
  SimulationAnswer,
  SimulationAnswers,
  SimulatorAnswer,
} from '#contract/taxes/tax-regime.ts'
import { annualTaxRules } from '#domain/parameters/annual-tax-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { redemptionTaxPercent } from '#domain/parameters/redemption-tax-percent.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { cheaperRanges } from '#domain/taxes/tax-simulation/cheaper-ranges.ts'
import type { RegimeSimulation, SimulatedRegime } from '#domain/taxes/tax-simulation/regime-simulation.ts'
import { breakEvenYear, simulateRegimes } from '#domain/taxes/tax-simulation/simulate-regimes.ts'
import { parameterOn } from '#domain/validity.ts'
import { openChoice, signedForGood } from './tax-regime.fixtures.ts'

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

/** Answers of which each scenario changes some. */
const usual: SimulationAnswers = {
  usaSaldo: 'N',
  contribuicao: 0,
  saida: 10,
  forma: 'unico',
  prazo: 15,
  rentabilidade: 4,
  outrasRendas: 0,
  dependentes: 0,
  deduz: 'N',
  rendaAtual: 0,
}

type SimulationInput = Partial<SimulationAnswers> & Partial<Pick<RegimeSimulation, 'lots' | 'ageToday'>>

/** The API's answer, computed by the same rules. */
export function simulated(
  { lots = [], ageToday = 40, ...changed }: SimulationInput,
  exitYears: readonly number[] = forty,
): SimulationAnswer {
  const respostas = { ...usual, ...changed }
  const years = simulateRegimes(
    {
      lots,
      ageToday,
      monthlyContribution: respostas.contribuicao,
      realReturnPercent: respostas.rentabilidade,
      exit:
        respostas.forma === 'unico' ? { form: 'lump-sum' } : { form: 'fixed-term', years: respostas.prazo },
      otherAnnualIncome: respostas.outrasRendas,
      dependants: respostas.dependentes,
    },
    exitYears,
    rules,
  )
  return {
    respostas,
    saldoHoje: 0,
    dataCota: null,
    idade: ageToday,
    saida: respostas.saida,
    anos: years.map(
      ({ year, balance, monthlyIncome, regressive, progressive }): SimulatedYearOnWire => ({
        ano: year,
        saldo: balance,
        rendaMensal: monthlyIncome,
        regressivo: onWire(regressive),
        progressivo: onWire(progressive),
      }),
    ),
    faixas: cheaperRanges(years).map(({ from, to, cheaper }) => ({
      de: from,
      ate: to,
      menor: { regressive: 'regressivo', progressive: 'progressivo', equal: null }[cheaper] as
        | 'regressivo'
        | 'progressivo'
        | null,
    })),
    anoEquilibrio: breakEvenYear(years),
    parcelaIsenta: rules.monthly.exemptFrom65,
    deducao: null,
    rendaEquilibrio: { ate64: 6666.67, de65: 9188.73 },
    normas: ['Lei 11.053/2004', 'Lei 15.270/2025'],
  }
}

/** 1.000 a month from nothing: the published table. */
export const saving = simulated({ contribuicao: 1000 })

/** The same with 120.000 of other income a year: the regressive regime is cheaper after ten years. */
export const withOtherIncome = simulated({ contribuicao: 1000, outrasRendas: 120_000 })

/** An income of fifteen years out of what was contributed long ago, with the deduction. */
export const income: SimulationAnswer = {
  ...simulated({
    usaSaldo: 'S',
    contribuicao: 3500,
    forma: 'prazo-certo',
    deduz: 'S',
    rendaAtual: 300_000,
    lots: [{ monthsHeld: 130, value: 800_000 }],
  }),
  saldoHoje: 800_000,
  dataCota: '2026-10-30',
  deducao: { dedutivel: 36_000, acimaDoLimite: 6000, economia: 5049 },
}

/** Nothing is saved yet. */
export const nothingSaved = simulated({})

/** A balance, a salary, and answers that nobody confirmed yet. */
export const unconfirmed: SimulatorAnswer = {
  situacao: openChoice.situacao,
  respostas: {
    ...usual,
    usaSaldo: 'S',
    contribuicao: 268.78,
    forma: 'prazo-certo',
    saida: 22,
    outrasRendas: 120_000,
    rendaAtual: 120_000,
  },
  saldoHoje: 14_320.76,
  dataCota: '2026-10-30',
  resultado: null,
}

/** The simulator with answers that were confirmed before. */
export function confirmed(resultado: SimulationAnswer): SimulatorAnswer {
  return {
    ...unconfirmed,
    respostas: resultado.respostas,
    saldoHoje: resultado.saldoHoje,
    dataCota: resultado.dataCota,
    resultado,
  }
}

/** Nothing to compare any more. */
export const settled: SimulatorAnswer = { ...unconfirmed, situacao: signedForGood.situacao }
