import * as v from 'valibot'
import { INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { termPayments } from '../benefits/yearly-payments.ts'
import { defineCall, defineLinkReading } from '../define-call.ts'
import { simulationTaxes } from '../taxes/tax-tables.ts'

const number = v.number()

/** Values that a field takes, both ends included, and the usual one where nothing was said. */
const range = v.object({ minimum: number, maximum: number, usual: number })

/** By what a benefit is simulated: the shape of `SimulationRules`. Years, reais, per cent. */
const rules = v.object({
  ranges: v.object({
    currentAge: range,
    retirementAge: range,
    balance: range,
    salary: range,
    contributionPercent: range,
    realReturnPercent: range,
    growthPercent: range,
    cashPercent: range,
    incomePercent: range,
    termYears: range,
    goalPercent: range,
  }),
  incomeTypes: v.array(v.picklist(INCOME_TYPES)),
  ...termPayments,
  lifetime: v.nullable(
    v.object({
      mortality: v.object({ constant: number, level: number, slope: number, lastAge: number }),
      payments: v.picklist([12, 13]),
    }),
  ),
  loadPercent: number,
  balanceFeePercent: number,
  spreadPercent: number,
  horizonAge: number,
})

const ofYear = v.pipe(number, v.integer(), v.minValue(0), v.maxValue(12))

const figures = {
  currentAge: number,
  retirementAge: number,
  balance: number,
  employerBalance: number,
  ownContribution: number,
  employerContribution: number,
  salary: v.nullable(number),
  realReturnPercent: number,
  growthPercent: number,
  cashPercent: number,
  incomePercent: number,
  termYears: number,
  goalPercent: number,
}

/**
 * First figures of a simulation: the shape of `SimulationInputs`. Years, reais of today, per cent. The months are those of the
 * person's days: nobody types them.
 */
export const simulationFigures = v.object({
  ...figures,
  currentAgeMonths: v.optional(ofYear),
  retirementAgeMonths: v.optional(ofYear),
  retirementMonth: v.optional(ofYear),
})

/** A figure that may be changed, by its name. */
export const simulationField = v.picklist(Object.keys(figures) as (keyof typeof figures)[])

/** Shape of `PublicPensionRules`: reais a month, points, years. */
const publicPension = v.object({
  ceiling: number,
  minimumWage: number,
  basePercent: number,
  percentPerYear: number,
  womenAge: number,
  womenYears: number,
  menAge: number,
  menYears: number,
  presumedFromAge: number,
})

/** A choice of percentages, in points, and what would enter by it each month, reais. */
const rung = v.object({
  percentualBasica: number,
  percentualSuplementar: number,
  propria: number,
  patrocinadora: number,
})

const opening = {
  regras: rules,
  tabelas: simulationTaxes,
  entradas: simulationFigures,
  /** Which of `entradas` come from the person's data. */
  conhecidas: v.array(simulationField),
  /** Versions of the rules and tables that it goes by. */
  versoes: v.array(v.object({ regra: v.string(), versao: number })),
  /** Age of the balance in whole months, by its quotas; 0 without one. */
  mesesDeSaldo: number,
  /** Percentages that may be chosen, from the lowest on; empty where none are. */
  degraus: v.array(rung),
  /** Which of them is in force; null for none. */
  degrauAtual: v.nullable(number),
  /** By what the INSS is estimated; `sexo` null where it is not on record. */
  previdencia: v.object({ regras: publicPension, sexo: v.nullable(v.picklist(['F', 'M'])) }),
}

/** Opening values of a benefit simulator. Every figure is then computed by the domain's rules for simulations. */
const simulatorOpening = v.object({
  ...opening,
  /** Day of the quotas by which the balance is worth so much; null without a balance. */
  dataCota: v.nullable(v.string()),
})
export type BenefitSimulatorOnWire = v.InferOutput<typeof simulatorOpening>

/** Those parts of its opening that a kept simulation keeps. */
export type KeptBasis = Omit<BenefitSimulatorOnWire, 'tabelas' | 'degraus' | 'degrauAtual' | 'previdencia'>

/** The simulator with what the plan knows of the person: age, balance, contributions, salary, and the assumptions of the plan. */
export const retornarSimuladorBeneficio = defineLinkReading({
  path: '/retornarSimuladorBeneficio/{idPessoa}/{idPlano}',
  summary: 'Retorna com o que o simulador de benefício começa: os dados da pessoa e as premissas do plano.',
  group: 'Simuladores',
  service: 'simulador-beneficio',
  answer: simulatorOpening,
})

/** The simulator for who is not signed in: nothing is known of them, and nothing of a plan. */
export const retornarSimuladorBeneficioPublico = defineCall({
  method: 'GET',
  path: '/retornarSimuladorBeneficioPublico',
  summary: 'Retorna as faixas, as premissas e as tabelas do simulador de benefício público.',
  group: 'Simuladores',
  access: { kind: 'public' },
  about: { nothing: 'public' },
  answer: simulatorOpening,
})
