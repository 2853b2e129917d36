import { conflict } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { deferralNotPossible } from '#contract/exits/deferral.text.ts'
import type { DeferralData } from '#contract/exits/deferral.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'

/** Carries out a granted choice: contributions stop, the balance stays. @throws 409 when the link stands elsewhere by now. */
export async function moveToDeferral(
  work: Work,
  { row: { link }, requestId }: Settling<DeferralData>,
): Promise<void> {
  const on = saoPauloDateOf(work.now)
  const moved = await moveLink(work, { linkId: link.id, event: 'deferral-chosen', on, requestId })
  if (!moved.ok) throw conflict(deferralNotPossible)
}
