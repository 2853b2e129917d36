import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

export interface AnnouncerProps {
  /** Text announced whenever it changes; silent while empty. */
  message: string
  /** `assertive` interrupts: only for what stops the person. Default `polite`. */
  politeness?: 'polite' | 'assertive'
}

/**
 * Says a change that only the eye would notice: "12 resultados". Keep it in the page from the start and change its message; a
 * live region that arrives with its text is often not read.
 */
export function Announcer({ message, politeness = 'polite' }: AnnouncerProps) {
  return (
    <div
      role={politeness === 'polite' ? 'status' : 'alert'}
      // While a list or a dialog is open react-aria hides the page around it, but not this.
      data-live-announcer="true"
      className={visuallyHidden}
    >
      {message}
    </div>
  )
}
