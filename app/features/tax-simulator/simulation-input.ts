import type { CallInput } from '#contract/call-types.ts'
import type { simularRegimeTributacao } from '#contract/tax-regime.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** What the simulator opens with: the own balance without new contributions, paid at once after ten years. */
export const firstValues: SimulationValues = {
  usaSaldo: 'S',
  contribuicao: 0,
  saida: 10,
  forma: 'unico',
  prazo: 15,
  rentabilidade: 4,
  outrasRendas: 0,
  dependentes: 0,
  deduz: false,
  rendaAtual: null,
}

type Asked = Omit<CallInput<typeof simularRegimeTributacao>['body'], 'idPessoa' | 'idPlano' | 'idVinculo'>

/** The values as the call takes them. Fields that are not in sight are left out, whatever was typed into them before. */
export function simulationInput(values: SimulationValues): Asked {
  const { usaSaldo, forma, prazo, deduz, rendaAtual, ...always } = values
  return {
    usaSaldo,
    forma,
    ...filled(always),
    ...(forma === 'prazo-certo' ? filled({ prazo }) : {}),
    ...(deduz ? { deduz: 'S', ...filled({ rendaAtual }) } : {}),
  }
}

function filled<Name extends string>(values: Readonly<Record<Name, number | null>>) {
  const entries = Object.entries<number | null>(values).filter(([, value]) => value !== null)
  return Object.fromEntries(entries) as Partial<Record<Name, number>>
}
