import type { StoredSuspension } from '#backend/database/queries/suspensions.ts'
import { addToCompetence, type Competence } from '#domain/calendar.ts'
import { lengthOf } from '#domain/contributions/suspensions/suspension.ts'
import type { SuspendedPeriod } from '#domain/contributions/suspensions/suspension-rules.ts'

/** The months of a suspension by the names of the wire. */
export function monthsOnWire({ from, to }: SuspendedPeriod): {
  mesEfeito: Competence
  mesFim: Competence
  mesRetorno: Competence
} {
  return { mesEfeito: from, mesFim: to, mesRetorno: addToCompetence(to, 1) }
}

/** The suspensions beside the one that runs, by the names of the wire. */
export function othersOnWire(held: readonly StoredSuspension[], running: StoredSuspension | undefined) {
  return held
    .filter((period) => period !== running)
    .map((period) => ({
      ...monthsOnWire(period),
      meses: lengthOf(period),
      encerradaEm: period.endedEarlyOn,
    }))
}
