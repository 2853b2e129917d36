import { type AnyFormApi, useStore } from '@tanstack/react-form'

/** Current values of a form. `isDirty`: they differ from the initial ones. */
export function useFormValues<Values>(form: AnyFormApi): { values: Values; isDirty: boolean } {
  return {
    values: useStore(form.store, (state) => state.values as Values),
    isDirty: useStore(form.store, (state) => !state.isDefaultValue),
  }
}
