import { defineReading, hidden } from '../readings/define-reading.ts'
import { text, textIfGiven } from '../readings/reading-line.ts'
import type { EmailChangeData } from './people.ts'

/** A person's new e-mail, as the service desk noted it. */
export const emailChangeReading = defineReading<EmailChangeData>({
  anterior: hidden('is the "before" of the new one'),
  // Requests that were imported only tell why.
  novo: (email, { anterior }) => (email === null ? [] : text('E-mail', email, anterior)),
  motivo: (reason) => textIfGiven('Motivo', reason ?? null),
})
