import { addToCompetence, type Competence } from '#domain/calendar.ts'
import type { SuspendedPeriod } from '#domain/contributions/suspensions/suspension-rules.ts'

/** The months of a suspension by the names of the wire. */
export function monthsOnWire({ from, to }: SuspendedPeriod): {
  mesEfeito: Competence
  mesFim: Competence
  mesRetorno: Competence
} {
  return { mesEfeito: from, mesFim: to, mesRetorno: addToCompetence(to, 1) }
}
