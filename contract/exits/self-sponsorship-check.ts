import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { selfSponsorshipSentences } from './self-sponsorship.text.ts'
import type { SelfSponsorshipValues } from './self-sponsorship.ts'

/** Nobody chooses it without having confirmed what it costs. */
export function checkSelfSponsorshipValues({ ciente }: SelfSponsorshipValues): Outcome<null, Complaint> {
  return ciente
    ? { ok: true, result: null }
    : { ok: false, problems: [{ field: 'ciente', sentence: selfSponsorshipSentences.unconfirmed }] }
}
