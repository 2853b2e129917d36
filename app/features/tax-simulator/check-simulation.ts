import type { SimulationValues } from './tax-simulator.schema.ts'
import { simulatorText } from './tax-simulator.text.ts'

const { problem } = simulatorText

type Complaints = { [Path in keyof SimulationValues]?: string }

/** Complaints by wire path; undefined when the values can be calculated. What is not in sight is not complained about. */
export function checkSimulation(values: SimulationValues): { fields: Complaints } | undefined {
  const { contribuicao, usaSaldo, forma, deduz } = values
  const found: { [Path in keyof SimulationValues]?: string | false } = {
    contribuicao:
      (!isWithin(contribuicao, 0, 1_000_000) && problem.contribution) ||
      (usaSaldo === 'N' && contribuicao === 0 && problem.nothing),
    saida: !isWithin(values.saida, 1, 40) && problem.years,
    prazo: forma === 'prazo-certo' && !isWithin(values.prazo, 5, 30) && problem.term,
    rentabilidade: !isWithin(values.rentabilidade, 0, 20) && problem.return,
    outrasRendas: !isWithin(values.outrasRendas, 0, 100_000_000) && problem.otherIncome,
    dependentes: !isWithin(values.dependentes, 0, 20) && problem.dependants,
    rendaAtual: deduz && !isWithin(values.rendaAtual, 0.01, 100_000_000) && problem.income,
  }
  const fields: Complaints = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence))
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most
}
