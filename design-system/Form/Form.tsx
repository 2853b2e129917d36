import type { FormEvent, ReactNode } from 'react'
import { type FormWidth, form } from './Form.css.ts'

export interface FormProps {
  /** Names the form where no heading above does, which makes it a landmark. */
  'aria-label'?: string
  /** Called instead of the browser's sending, which would put the values into the address. */
  onSubmit: () => void
  /** `form`: no wider than is comfortable to fill in. Default `full`. */
  width?: FormWidth
  children: ReactNode
}

/**
 * Fields one under the other, from the error summary to the button that sends them. Enter in a field sends it. The browser's own
 * complaints are off: those of our fields are written out, stay, and are read aloud.
 */
export function Form({ 'aria-label': label, onSubmit, width = 'full', children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog that was opened from a form is none of the outer one's business.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className={form[width]}>
      {children}
    </form>
  )
}
