import * as v from 'valibot'
import { type ProfileChangeData, profileChangeData } from '#contract/perfil-investimentos.ts'

/** What a choice of profile keeps; null for any other shape. */
export function readProfileChange(data: unknown): ProfileChangeData | null {
  const read = v.safeParse(profileChangeData, data)
  return read.success ? read.output : null
}
