import type { SimulatedFigures } from '#domain/simulation/simulate-benefit.ts'
import type { SavedResult } from './saved-simulations.ts'

/** Result of a simulation as it is saved. Without tax tables an income is its own net. */
export function savedResultOf({ balance, contributed, cash, incomes }: SimulatedFigures): SavedResult {
  return {
    saldo: balance,
    contribuicoes: contributed,
    saque: cash,
    rendas: incomes.map(({ type, gross, taxed }) => ({
      tipo: type,
      bruta: gross,
      liquidaProgressiva: taxed?.progressive.net ?? gross,
      liquidaRegressiva: taxed?.regressive.net ?? gross,
    })),
  }
}
