import { focusField } from '@portal/design-system/ErrorSummary'
import { useEffect, useRef } from 'react'
import type { Corrections } from '#app/forms/Corrections.tsx'
import { fieldId } from '#app/forms/field-state.ts'
import type { ReturnedRequest } from './sent-request.ts'
import { requestText } from './service-request.text.ts'

/** Corrections a returned request asks for, as errors of its form's fields. */
export function correctionsOf(returned: Pick<ReturnedRequest<unknown>, 'correcoes'> | null): Corrections {
  return Object.fromEntries(
    (returned?.correcoes ?? []).map(({ campo, motivo }) => [campo, requestText.returned.correct(motivo)]),
  )
}

/** Focuses the first field, in the order of the form, that is asked to be corrected; once, as the form opens. */
export function useFocusOnCorrection(
  corrections: Corrections,
  labels: Readonly<Record<string, string>>,
): void {
  const first = useRef(Object.keys(labels).find((path) => path in corrections))
  useEffect(() => {
    const path = first.current
    if (path === undefined) return
    const frame = requestAnimationFrame(() => focusField(fieldId(path)))
    return () => cancelAnimationFrame(frame)
  }, [])
}
