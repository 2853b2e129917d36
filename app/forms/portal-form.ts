import { createFormHook, createFormHookContexts, revalidateLogic } from '@tanstack/react-form'
import type { FormEvent } from 'react'

export { createFieldMap } from '@tanstack/react-form'
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

/**
 * The form hook of the portal, and what makes fields that belong together one part of any form. Fields are imported one by one, so that
 * a page carries only the ones it shows.
 */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {},
  formComponents: {},
})

/**
 * Options every form shares: no errors before the first submit, then each change is validated; the submit button is always enabled, so that
 * a press explains the missing fields.
 */
export const portalFormOptions = {
  validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
  canSubmitWhenInvalid: true,
} as const

/** The same for a form that says what is wrong while one types. */
export const checkedWhileTyping = {
  ...portalFormOptions,
  validationLogic: revalidateLogic({ mode: 'change', modeAfterSubmission: 'change' }),
} as const

/** Messages under fields by their wire paths; undefined when the values can be sent. */
export type FieldErrors<Values> = { fields: { [Path in keyof Values]?: string | undefined } } | undefined

/** Submits through the form library and never through the browser, which would put the values into the URL. */
export function submitHandler(form: { handleSubmit: () => unknown }) {
  return (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.handleSubmit()
  }
}
