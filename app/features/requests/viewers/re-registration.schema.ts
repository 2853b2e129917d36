import * as v from 'valibot'
import { type ReRegistrationData, reRegistrationData } from '#contract/re-registration.ts'

/** The data of a re-registration that was made in the portal; null for those that were imported. */
export function readReRegistration(data: unknown): ReRegistrationData | null {
  const outcome = v.safeParse(reRegistrationData, data)
  return outcome.success && outcome.output.grupos.length > 0 ? outcome.output : null
}
