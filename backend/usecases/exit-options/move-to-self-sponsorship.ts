import { selfSponsorshipSentences } from '#contract/self-sponsorship.text.ts'
import type { SelfSponsorshipData } from '#contract/self-sponsorship.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import type { Settling } from '../requests/kinds/define-request-kind.ts'

/** Carries out a granted choice: from then on the person pays both shares by slip. @throws 409 when the link stands elsewhere by now. */
export async function moveToSelfSponsorship(
  work: Work,
  { row: { link }, requestId }: Settling<SelfSponsorshipData>,
): Promise<void> {
  const on = saoPauloDateOf(work.now)
  const moved = await moveLink(work, { linkId: link.id, event: 'self-sponsorship-chosen', on, requestId })
  if (!moved.ok) throw conflict(selfSponsorshipSentences.notPossible)
}
