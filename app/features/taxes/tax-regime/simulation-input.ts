import type { CallInput } from '#contract/call-types.ts'
import type { SimulationAnswers, simularRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** The answers of the API as the form holds them. */
export function formValues({ deduz, rendaAtual, ...same }: SimulationAnswers): SimulationValues {
  return { ...same, deduz: deduz === 'S', rendaAtual: rendaAtual > 0 ? rendaAtual : null }
}

type SimulationInput = Omit<
  CallInput<typeof simularRegimeTributacao>['body'],
  'idPessoa' | 'idPlano' | 'idVinculo'
>

/** The values as the call takes them. Fields that are not in sight are left out, whatever was typed into them before. */
export function simulationInput(values: SimulationValues): SimulationInput {
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
