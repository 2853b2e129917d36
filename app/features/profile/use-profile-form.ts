import { useState } from 'react'
import { focusFirstInvalid } from '#app/forms/focus-first-invalid.ts'
import { portalFormOptions, useAppForm, useSubmission } from '#app/forms/portal-form.ts'

type Fields<Values> = { fields: { [Path in keyof Values]?: string | undefined } } | undefined

type ProfileFormOptions<Values extends object> = {
  first: Values
  check: (values: Values) => Fields<Values>
  save: (values: Values) => Promise<unknown>
  onDone: () => void
}

/** A short form of the profile. It is kept in no draft, since a password is part of most of them. */
export function useProfileForm<Values extends object>({
  first,
  check,
  save,
  onDone,
}: ProfileFormOptions<Values>) {
  const [defaultValues] = useState(first)
  const submission = useSubmission()
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      if (await submission.run(() => save(value))) onDone()
      else focusFirstInvalid()
    },
  })
  return { form, submission }
}
