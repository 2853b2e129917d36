import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'

/** Days after the last day of the term of a re-registration that was not sent. */
export const proofOfLifeDays = { reminder: 30, warning: 60, suspension: 90 } as const
export type ProofOfLifeStep = keyof typeof proofOfLifeDays

/** Days that somebody has to send it, and again when what they sent was refused. */
const TERM_DAYS = 30

/** Day of a step, from the last day of the term. */
export function proofOfLifeStepOn(step: ProofOfLifeStep, termEndsOn: IsoDate): IsoDate {
  return addDays(termEndsOn, proofOfLifeDays[step])
}

/** Last day of the term of a re-registration that begins. */
export function termFrom(beganOn: IsoDate): IsoDate {
  return addDays(beganOn, TERM_DAYS)
}

/** Last day of the term after a refusal: never sooner than it was. */
export function termAfterRefusal(termEndsOn: IsoDate, refusedOn: IsoDate): IsoDate {
  const corrected = termFrom(refusedOn)
  return compareIso(corrected, termEndsOn) > 0 ? corrected : termEndsOn
}
