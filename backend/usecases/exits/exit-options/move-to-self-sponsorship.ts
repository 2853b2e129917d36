import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { conflict } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { selfSponsorshipSentences } from '#contract/exits/self-sponsorship.text.ts'
import type { SelfSponsorshipData } from '#contract/exits/self-sponsorship.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { dueDateFor } from '#domain/contributions/due-date.ts'
import { announcePayment } from '../../collection/contribution-payments/announce-payment.ts'
import { paymentRulesOn } from '../../collection/contribution-payments/next-payment.ts'
import { selfSponsoredParts } from '../../collection/contribution-payments/self-sponsored-parts.ts'
import { paymentPartOf, storePayment } from '../../collection/contribution-payments/store-payment.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { owedSinceExit } from './owed-since-exit.ts'

/** Carries out a granted choice: from then on the person pays both shares by slip. @throws 409 when the link stands elsewhere by now. */
export async function moveToSelfSponsorship(
  work: Work,
  { row: { link }, requestId }: Settling<SelfSponsorshipData>,
): Promise<void> {
  const on = saoPauloDateOf(work.now)
  const moved = await moveLink(work, { linkId: link.id, event: 'self-sponsorship-chosen', on, requestId })
  if (!moved.ok) throw conflict(selfSponsorshipSentences.notPossible)
  await issueMonthsOwed(work, await linkById(work.database, link.id))
}

/** Asks for the months since the end of the employment, each by a slip of its own. Nothing was late before the grant: one due date for all. */
async function issueMonthsOwed(work: Work, row: LinkRow): Promise<void> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const rules = await paymentRulesOn(database, row.plan, today)
  const dueDate = dueDateFor(today, rules.contribution)
  for (const month of await owedSinceExit(database, row.link.id, dueDate)) {
    const cost = await selfSponsoredParts(database, row.link.id, rules, { month, today })
    if (cost === null || cost.total <= 0) continue
    const issued = await storePayment(work, row, {
      competence: month,
      dueDate,
      amount: cost.total,
      parts: cost.parcelas.map(paymentPartOf),
      debited: null,
      authorId: null,
      submissionKey: null,
    })
    await announcePayment(work, row, issued)
  }
}
