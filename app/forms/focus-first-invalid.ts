const FOCUSABLE =
  ':is(input, textarea, button, [tabindex="0"]):not([tabindex="-1"], [type="hidden"], :disabled)'

/** After a refused submit of a short form: focus goes to the first field that needs the person; of a group or a list, to what opens it. */
export function focusFirstInvalid(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form :is([aria-invalid="true"], [data-invalid])')
    const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
    target?.focus()
  })
}
