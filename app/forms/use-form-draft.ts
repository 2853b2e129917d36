import { type AnyFormApi, useStore } from '@tanstack/react-form'
import { useEffect, useEffectEvent } from 'react'
import { useDraft } from './draft.ts'

export type FormDraft = {
  /** Whether earlier values were put back into the form. */
  isRestored: boolean
  /** Whether the form holds something that was not sent. */
  isDirty: boolean
  /** Whether a reload brings back all that the form holds: not where this tab may keep nothing. */
  isKept: boolean
  /** Empties the form and forgets what was kept, as the person asked. */
  startOver: () => void
  /** Forgets what was kept, because it was sent. */
  discard: () => void
}

/**
 * Keeps a form's values in this tab as they change, and puts them back when the form opens again. `key` carries the person and
 * the plan link; `isSame` proves that what was kept fits this form.
 */
export function useFormDraft<Values extends object>(
  form: AnyFormApi,
  key: string,
  isSame: (stored: unknown) => stored is Values,
): FormDraft {
  const { restored, isKept, keep, discard } = useDraft(key, isSame)
  const values = useStore(form.store, (state) => state.values as Values)
  const isDirty = useStore(form.store, (state) => !state.isDefaultValue)

  useEffect(() => {
    if (!restored) return
    for (const [name, value] of Object.entries(restored)) form.setFieldValue(name, value)
  }, [form, restored])

  const keepValues = useEffectEvent((changed: Values) => keep(changed))
  useEffect(() => {
    if (isDirty) keepValues(values)
  }, [isDirty, values])

  return {
    isRestored: restored !== null,
    isDirty,
    isKept,
    startOver: () => {
      discard()
      form.reset()
    },
    discard,
  }
}
