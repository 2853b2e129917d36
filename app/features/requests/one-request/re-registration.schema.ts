import * as v from 'valibot'
import { type ReRegistrationData, reRegistrationData } from '#contract/re-registration/re-registration.ts'

/** The data of a re-registration that was made in the portal; null for those that were imported: they have no groups. */
export function sentReRegistration(data: unknown): ReRegistrationData | null {
  const parsed = v.safeParse(reRegistrationData, data)
  return parsed.success && parsed.output.grupos.length > 0 ? parsed.output : null
}
