/** A field that text can be put into. */
export type Writable = HTMLInputElement | HTMLTextAreaElement

export function isWritable(element: EventTarget | null): element is Writable {
  return (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.selectionStart !== null &&
    !element.readOnly &&
    !element.disabled
  )
}

/** Puts a text in the place of what is selected in a field, as if it had been typed; the cursor goes on behind it. */
export function insertAtCursor(field: Writable, text: string): void {
  const { selectionStart, selectionEnd, value } = field
  const start = selectionStart ?? value.length
  field.setRangeText(text, start, selectionEnd ?? start, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
  const cursor = start + text.length
  field.focus()
  // The field may have been drawn anew with its value, and a value that is set takes the cursor to its end.
  requestAnimationFrame(() => field.setSelectionRange(cursor, cursor))
}
