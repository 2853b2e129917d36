import { useCallback, useState } from 'react'
import { type FieldErrors, portalFormOptions, useAppForm } from './portal-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { areValues, type ValuesSchema } from './values.schema.ts'

export type TabFormOptions<Values extends object> = {
  /** Proves that what was kept in this tab still fits the form. */
  values: ValuesSchema<Values>
  /** The values that the form opens with: what is in force, or what was asked before. */
  first: () => Values
  /** The rule of the domain, as messages. */
  check: (values: Values) => FieldErrors<Values>
  /** Where the tab keeps the draft; carries the person and the plan link. */
  draftKey: string
  /** Called with values that may be sent. */
  onChecked: (values: Values) => void
}

/** A request's form with its draft. Fields are named by their wire paths, so that the API's complaints land under the right one. */
export function useTabForm<Values extends object>({
  values,
  first,
  check,
  draftKey,
  onChecked,
}: TabFormOptions<Values>) {
  const [defaultValues] = useState(first)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues,
    validators: { onDynamic: ({ value }) => check(value) },
    onSubmit: ({ value }) => onChecked(value),
  })
  const isDraft = useCallback((stored: unknown) => areValues(values, stored), [values])
  const draft = useFormDraft(form, draftKey, isDraft)
  return { form, draft }
}

/** A request's form as its fields see it. */
export type TabFormApi<Values extends object> = ReturnType<typeof useTabForm<Values>>['form']
