import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { checkSimulation } from './check-simulation.ts'
import { firstValues } from './simulation-input.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** The simulator's form. `onChecked` is called with values that can be calculated. */
export function useSimulatorForm(onChecked: (values: SimulationValues) => Promise<unknown>) {
  return useAppForm({
    ...portalFormOptions,
    defaultValues: firstValues,
    validators: { onDynamic: ({ value }) => checkSimulation(value) },
    onSubmit: async ({ value }) => {
      await onChecked(value)
    },
  })
}

export type SimulatorFormApi = ReturnType<typeof useSimulatorForm>
