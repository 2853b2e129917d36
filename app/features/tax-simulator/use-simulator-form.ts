import { fieldErrors } from '#app/forms/field-errors.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { checkSimulationValues } from '#contract/simulation-check.ts'
import { firstValues } from './simulation-input.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** The simulator's form. `onChecked` is called with values that can be calculated. */
export function useSimulatorForm(onChecked: (values: SimulationValues) => Promise<unknown>) {
  return useAppForm({
    ...portalFormOptions,
    defaultValues: firstValues,
    validators: {
      onDynamic: ({ value }) =>
        fieldErrors(checkSimulationValues({ ...value, deduz: value.deduz ? 'S' : 'N' })),
    },
    onSubmit: async ({ value }) => {
      await onChecked(value)
    },
  })
}

export type SimulatorFormApi = ReturnType<typeof useSimulatorForm>
