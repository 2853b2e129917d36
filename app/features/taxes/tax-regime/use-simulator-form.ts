import { useState } from 'react'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import type { SimulationAnswers } from '#contract/taxes/tax-regime.ts'
import { checkSimulationValues } from '#contract/taxes/tax-simulation-check.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { formValues } from './simulation-input.ts'
import type { SimulationValues } from './tax-simulator.schema.ts'

/** The simulator's form, opening with these answers. `onChecked` is called with values that can be calculated. */
export function useSimulatorForm(
  answers: SimulationAnswers,
  onChecked: (values: SimulationValues) => Promise<unknown>,
) {
  const [defaultValues] = useState(() => formValues(answers))
  return useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: {
      onDynamic: ({ value }) => fieldErrors(checkSimulationValues({ ...value, deduz: yesNoOf(value.deduz) })),
    },
    onSubmit: async ({ value }) => {
      await onChecked(value)
    },
  })
}

export type SimulatorFormApi = ReturnType<typeof useSimulatorForm>
