import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { deferralUnconfirmed } from './deferral.text.ts'
import type { DeferralValues } from './deferral.ts'

/** Nobody chooses it without having confirmed what it does. */
export function checkDeferralValues({ ciente }: DeferralValues): Outcome<null, Complaint> {
  return ciente
    ? { ok: true, result: null }
    : { ok: false, problems: [{ field: 'ciente', sentence: deferralUnconfirmed }] }
}
