import { ErrorSummary } from '@portal/design-system/ErrorSummary'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { useTitlePrefix } from '#app/navigation/use-title-prefix.ts'
import { useCommandProblem } from './CommandProblem.tsx'
import { complaintAbout, fieldId } from './field-state.ts'
import { formsText } from './forms.text.ts'
import { useFormContext } from './portal-form.ts'

type FormErrorSummaryProps = {
  /** Labels of the fields by their wire paths, in the order of the form. */
  labels: Readonly<Record<string, string>>
}

/**
 * Problems that prevented submitting, with a link to each field. Appears after a failed attempt and takes focus; once all are corrected it
 * stays away until the next attempt, so that focus never jumps while a person types. Belongs inside `form.AppForm`.
 */
export function FormErrorSummary({ labels }: FormErrorSummaryProps) {
  const form = useFormContext()
  const attempt = useStore(form.store, (state) => state.submissionAttempts)
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting)
  const fieldMeta = useStore(form.store, (state): FieldErrors => state.fieldMeta)
  const fromServer = useCommandProblem()?.fields
  const [settledAttempt, setSettledAttempt] = useState(0)

  const errors = Object.entries(labels).flatMap(([path, label]) => {
    const message = complaintAbout(fieldMeta[path]) ?? fromServer?.[path]
    return message
      ? [{ fieldId: fieldId(path), message: `${label}${label.endsWith('?') ? '' : ':'} ${message}` }]
      : []
  })
  if (errors.length === 0 && !isSubmitting && settledAttempt !== attempt) setSettledAttempt(attempt)
  const isShown = settledAttempt !== attempt || fromServer !== undefined
  useTitlePrefix(isShown && errors.length > 0 ? formsText.error : null)
  if (!isShown) return null
  return <ErrorSummary errors={errors} attempt={attempt} headingLevel={3} />
}

type FieldErrors = Readonly<Record<string, { errors?: readonly unknown[]; isTouched?: boolean } | undefined>>
