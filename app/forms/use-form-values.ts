import { type AnyFormApi, useStore } from '@tanstack/react-form'

/** What a form holds now, and whether that differs from what it began with. */
export function useFormValues<Values>(form: AnyFormApi): { values: Values; isDirty: boolean } {
  return {
    values: useStore(form.store, (state) => state.values as Values),
    isDirty: useStore(form.store, (state) => !state.isDefaultValue),
  }
}
