const focusable = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"], [tabindex="0"]'

/**
 * Puts focus in the field with this id, or in the first thing inside it that takes focus (the day of a date), and
 * brings it into view. False when there is no such field on the page.
 */
export const focusField = (id: string): boolean => {
  const found = document.getElementById(id)
  if (!found) return false
  const target = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable)
  const field = target ?? found
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
  return true
}
