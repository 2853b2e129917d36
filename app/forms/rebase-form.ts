import { type AnyFormApi, evaluate } from '@tanstack/react-form'

/** Whether two forms hold the same, however deep. */
export function areSameValues<Values extends object>(one: Values, other: Values): boolean {
  return evaluate(one, other)
}

/**
 * Has a form begin from what the server has now. What was typed after `sent` went off stays, and from then on is measured by that; null
 * where whatever the form holds gives way. The form has to be drawn again for it: until then it has the options of its first drawing, with
 * what was to be done then. @returns whether something that was typed stayed
 */
export function rebaseForm<Values extends object>(
  form: AnyFormApi,
  stored: Values,
  sent: Values | null,
): boolean {
  if (sent === null || evaluate(form.state.values, sent)) {
    form.reset(stored)
    return false
  }
  form.update({ ...form.options, defaultValues: stored })
  // Whether a field differs from what the form began with is worked out as the form's state changes, and not with its options.
  form.baseStore.setState((state) => ({ ...state }))
  return true
}
