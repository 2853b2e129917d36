import { deferralNotPossible } from '#contract/deferral.text.ts'
import type { DeferralData } from '#contract/deferral.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import type { Settling } from '../requests/kinds/define-request-kind.ts'

/** Carries out a granted choice: contributions stop, the balance stays. @throws 409 when the link stands elsewhere by now. */
export async function moveToDeferral(
  work: Work,
  { row: { link }, requestId }: Settling<DeferralData>,
): Promise<void> {
  const on = saoPauloDateOf(work.now)
  const moved = await moveLink(work, { linkId: link.id, event: 'deferral-chosen', on, requestId })
  if (!moved.ok) throw conflict(deferralNotPossible)
}
