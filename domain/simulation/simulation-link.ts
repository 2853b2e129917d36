import { type ClampedField, type SimulationField, type SimulationInputs, safeInputs } from './safe-inputs.ts'
import type { SimulationRules } from './simulation-rules.ts'

/** Names in a link. Figures only: a link says nothing of who made it. */
const KEYS = {
  currentAge: 'idade',
  retirementAge: 'aposentadoria',
  balance: 'saldo',
  employerBalance: 'saldoPatrocinadora',
  ownContribution: 'contribuicao',
  employerContribution: 'patrocinadora',
  salary: 'salario',
  realReturnPercent: 'rendimento',
  growthPercent: 'crescimento',
  cashPercent: 'saque',
  incomePercent: 'percentual',
  termYears: 'prazo',
  goalPercent: 'meta',
} as const satisfies Record<SimulationField, string>

/** Longer than any figure in a range. */
const LONGEST = 16

/** The query of a link that opens a simulation, without '?'. */
export function simulationQuery(inputs: SimulationInputs): string {
  const query = new URLSearchParams()
  for (const field of fields()) {
    const value = inputs[field]
    if (value !== null) query.set(KEYS[field], String(value))
  }
  return query.toString()
}

/** Inputs of a link, within the plan's ranges. A value that is no plain number counts as absent; unknown keys are passed over. */
export function inputsOfQuery(
  query: string,
  rules: Pick<SimulationRules, 'ranges'>,
): { inputs: SimulationInputs; clamped: ClampedField[] } {
  return safeInputs(toldInQuery(query), rules)
}

/** Values of a link as it has them: any of them may be outside the ranges. */
export function toldInQuery(query: string): Partial<SimulationInputs> {
  const given = new URLSearchParams(query)
  const asked: Partial<SimulationInputs> = {}
  for (const field of fields()) {
    const text = given.get(KEYS[field]) ?? ''
    if (text.length <= LONGEST && /^-?\d+(\.\d+)?$/.test(text)) asked[field] = Number(text)
  }
  return asked
}

function fields(): SimulationField[] {
  return Object.keys(KEYS) as SimulationField[]
}
