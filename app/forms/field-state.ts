import { useStore } from '@tanstack/react-form'
import { useCommandProblem } from './CommandProblem.tsx'
import { useCorrections } from './Corrections.tsx'
import { useFieldContext } from './portal-form.ts'

/** DOM id of a field, so that the error summary can lead to it. */
export function fieldId(name: string): string {
  return `campo-${name.replace(/[^\w-]/g, '-')}`
}

type FieldMeta = { errors?: readonly unknown[]; isTouched?: boolean }

/**
 * Error message of a field. A failed attempt touches every field on screen; one that appears only afterwards has no error before the person
 * could fill it in.
 */
export function complaintAbout(meta: FieldMeta | undefined): string | undefined {
  return meta?.isTouched ? messageOf(meta.errors ?? []) : undefined
}

/**
 * The current field as design-system props. The message is the check's, else the server's about the same wire path, else what a form
 * that came back is asked to correct in it, until it is changed.
 */
export function useFieldProps<Value>() {
  const field = useFieldContext<Value>()
  const complaint = useStore(field.store, (state) => complaintAbout(state.meta))
  const value = useStore(field.store, (state) => state.value)
  const fromServer = useCommandProblem()?.fields[field.name]
  const isChanged = useStore(field.store, (state) => state.meta.isDirty)
  const correction = useCorrections()[field.name]
  const errorMessage = complaint ?? fromServer ?? (isChanged ? undefined : correction)
  return {
    id: fieldId(field.name),
    name: field.name,
    value,
    onChange: (next: Value) => field.handleChange(next),
    onBlur: () => field.handleBlur(),
    isInvalid: errorMessage !== undefined,
    errorMessage,
  }
}

/** First sentence among what a validator left: Standard Schema issues or plain text. */
function messageOf(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    if (typeof error === 'string') return error
    if (error && typeof error === 'object' && 'message' in error) return String(error.message)
  }
  return undefined
}
