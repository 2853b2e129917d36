import type { Querier } from '#backend/database/client.ts'
import { plansWithDebits, type StandingDebit, standingDebits } from '#backend/database/queries/debit-files.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { linksSuspendedIn } from '#backend/database/queries/suspensions.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import { type Competence, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { dueDateIn } from '#domain/contributions/due-date.ts'
import { standingMonth } from '#domain/payment-clearings/debit-files/debits-to-ask.ts'
import { announcePayment } from '../../collection/contribution-payments/announce-payment.ts'
import { paymentRulesOn } from '../../collection/contribution-payments/next-payment.ts'
import { storePayment } from '../../collection/contribution-payments/store-payment.ts'

/** A contribution to issue for who pays every month by a debit. */
export type DebitToIssue = StandingDebit & { month: Competence; dueDate: IsoDate }

/** Contributions that fall due within the next days and are paid by a debit every month, where none of the month was issued. */
export async function debitsToIssue(database: Querier, today: IsoDate): Promise<DebitToIssue[]> {
  const toIssue: DebitToIssue[] = []
  for (const planId of await plansWithDebits(database)) {
    const { contribution } = await paymentRulesOn(database, { id: planId }, today)
    const month = standingMonth(today, contribution)
    if (month === null) continue
    const dueDate = dueDateIn(month, contribution)
    const standing = await standingDebits(database, { planId, month })
    const suspended = await linksSuspendedIn(
      database,
      standing.map(({ linkId }) => linkId),
      month,
    )
    for (const debit of standing) if (!suspended.has(debit.linkId)) toIssue.push({ ...debit, month, dueDate })
  }
  return toIssue
}

/** Issues them, and tells the people. The caller holds their links. */
export async function issueStandingDebits(work: Work, actor: Actor): Promise<void> {
  for (const { linkId, month, dueDate, amount, agency, account } of await debitsToIssue(
    work.database,
    saoPauloDateOf(work.now),
  )) {
    const row = await linkById(work.database, linkId)
    const stored = await storePayment(work, row, {
      competence: month,
      dueDate,
      amount,
      parts: [{ part: 'voluntary', amount }],
      debited: { agency: agency ?? undefined, account: account ?? undefined },
      authorId: actor.personId,
      submissionKey: null,
    })
    await announcePayment(work, row, stored)
  }
}
