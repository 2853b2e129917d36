import { useState } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { type FieldErrors, portalFormOptions, useAppForm, useSubmission } from './portal-form.ts'

type ShortFormOptions<Values extends object> = {
  first: Values
  check: (values: Values) => FieldErrors<Values>
  send: (values: Values) => Promise<unknown>
  onDone: () => void
}

/**
 * A form short enough for focus to go to what is wrong, without a summary. It is kept in no draft, since a password is part of
 * most of them.
 */
export function useShortForm<Values extends object>({
  first,
  check,
  send,
  onDone,
}: ShortFormOptions<Values>) {
  const [defaultValues] = useState(first)
  const submission = useSubmission()
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if (await submission.run(() => send(value))) onDone()
      else focusFirstInvalid()
    },
  })
  return { form, submission }
}
