/** Controls to fill in or choose from. */
const FIELDS =
  'input:not([type="hidden"], [type="file"]), select, textarea, [role="combobox"], [aria-haspopup="listbox"]'

/** Where a dialog asks for something, its first field; of a group of radio buttons the chosen one. */
function firstField(body: Element | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(isReachable)
  const [first] = fields
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null
  const chosen = fields.find(
    (field) => field instanceof HTMLInputElement && field.name === first.name && field.checked,
  )
  return chosen ?? first
}

/**
 * Focuses what a person does next in a dialog that has just opened: its first field, else, of its buttons, the last, which is the main
 * one; where it asks before an act (`alertdialog`) the first, which leads back. Without any of them focus is left to the dialog itself.
 */
export function focusNext(dialog: HTMLElement, body: Element | null, footer: Element | null): void {
  if (dialog.contains(document.activeElement)) return
  const buttons = [...(footer?.querySelectorAll('button') ?? [])].filter(isReachable)
  const isQuestion = dialog.role === 'alertdialog' || dialog.getAttribute('role') === 'alertdialog'
  const next = firstField(body) ?? (isQuestion ? buttons[0] : buttons.at(-1))
  next?.focus({ preventScroll: true })
}

function isReachable(element: Element): boolean {
  return !element.matches(':disabled') && element.checkVisibility()
}
