import { useState } from 'react'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { type FieldErrors, portalFormOptions, useAppForm } from './portal-form.ts'
import type { CommandOutcome } from './use-command.ts'

type ShortFormOptions<Values extends object, Answer> = {
  first: Values
  check: (values: Values) => FieldErrors<Values>
  /** Takes the values as they stand in the form. */
  command: { run: (values: Values) => Promise<CommandOutcome<Answer>> }
  /** Called with what was answered, once the page shows what it changed. */
  onDone: (answer: Answer) => void
}

/**
 * A form short enough for focus to go to what is wrong, without a summary. It is kept in no draft, since a password is part of
 * most of them.
 */
export function useShortForm<Values extends object, Answer>({
  first,
  check,
  command,
  onDone,
}: ShortFormOptions<Values, Answer>) {
  const [defaultValues] = useState(first)
  return useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmitInvalid: focusFirstInvalid,
    onSubmit: async ({ value }) => {
      const outcome = await command.run(value)
      if (!outcome.ok) return focusFirstInvalid()
      await outcome.reread
      onDone(outcome.answer)
    },
  })
}
