import type { CallInput } from '#contract/call-types.ts'
import type { simularRegimeTributacao } from '#contract/tributacao.ts'
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

type Query = NonNullable<CallInput<typeof simularRegimeTributacao>['query']>

/** The values as the call takes them. Fields that are not in sight are left out, whatever was typed into them before. */
export function simulationInput(values: SimulationValues): Query {
  const { forma, prazo, deduz, rendaAtual, ...always } = values
  return {
    ...textsOf(always),
    forma,
    ...(forma === 'prazo-certo' ? textsOf({ prazo }) : {}),
    ...(deduz ? { deduz: 'S', ...textsOf({ rendaAtual }) } : {}),
  }
}

function textsOf(values: Readonly<Record<string, string | number | null>>) {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )
}
