import type { SimulationRules } from './simulation-rules.ts'

/** The Gompertz-Makeham law of mortality of the demonstration; an actuary chooses the table of a real plan. */
export const suggestedMortality = { constant: 0.0004, level: 0.000025, slope: 1.1, lastAge: 120 } as const

/** Limits of a simulation where a plan has set nothing else. */
export const suggestedSimulationRules: SimulationRules = {
  ranges: {
    currentAge: { minimum: 16, maximum: 74, usual: 35 },
    retirementAge: { minimum: 17, maximum: 75, usual: 60 },
    balance: { minimum: 0, maximum: 50_000_000, usual: 0 },
    salary: { minimum: 0, maximum: 1_000_000, usual: 0 },
    contributionPercent: { minimum: 0, maximum: 60, usual: 0 },
    realReturnPercent: { minimum: 0, maximum: 8, usual: 4 },
    growthPercent: { minimum: 0, maximum: 5, usual: 1 },
    cashPercent: { minimum: 0, maximum: 25, usual: 0 },
    incomePercent: { minimum: 0.3, maximum: 2, usual: 0.8 },
    termYears: { minimum: 5, maximum: 30, usual: 20 },
    goalPercent: { minimum: 1, maximum: 100, usual: 70 },
  },
  incomeTypes: ['percent', 'fixed-term', 'lifetime'],
  termBasis: 'level',
  thirteenthMonth: 12,
  thirteenthFor: [],
  lifetime: { mortality: suggestedMortality, payments: 12 },
  loadPercent: 0,
  balanceFeePercent: 0,
  spreadPercent: 2,
  horizonAge: 100,
}
