import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockLink } from '#backend/database/locks.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { quotaValues } from '#backend/database/schema/ledger.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { type Posting, postEntries } from '#backend/ledger/post-entries.ts'
import type { Work } from '#backend/work.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { creditsOfPayment, type PaymentCredit } from '#domain/payment-clearings/payment-parts.ts'

/** The quota that prices a credit: its day and value. */
type CreditQuota = { date: IsoDate; value: string }

/**
 * Posts a paid contribution to the ledger: each part to its account, what was paid above the amount as charges to the administration, at
 * the first quota from the credit day on.
 * @returns `later` while the credit day is to come, or that quota is not published
 */
export async function creditPayment(work: Work, paymentId: number): Promise<ActOutcome> {
  const { database, now } = work
  const isPayment = eq(contributionPayments.id, paymentId)
  const [found] = await database
    .select({ linkId: contributionPayments.linkId })
    .from(contributionPayments)
    .where(isPayment)
  if (!found) return skip('gone')
  await lockLink(database, found.linkId)
  const [waiting] = await database
    .select({ payment: contributionPayments, profileId: planLinks.profileId })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .where(and(isPayment, isNull(contributionPayments.creditedOn)))
  const { paidAmount, creditOn } = waiting?.payment ?? {}
  if (!waiting) return skip('done-before')
  if (paidAmount == null || creditOn == null) return skip('not-paid')
  const { payment, profileId } = waiting
  const today = saoPauloDateOf(now)
  if (compareIso(creditOn, today) > 0) return 'later'
  const credits = creditsOfPayment(payment.parts, sumReais([paidAmount, -payment.amount]))
  const quota = await quotaOf(database, credits, { profileId, from: creditOn, until: today })
  if (!quota) return 'later'
  const postings = credits.map(
    ({ part, type, account, amount }): Posting => ({
      linkId: payment.linkId,
      type,
      account,
      profileId,
      date: quota.date,
      competence: payment.competence,
      amount: amount.toFixed(2),
      unitValue: quota.value,
      key: part,
    }),
  )
  await postEntries(work, { kind: 'contribution-payment', id: String(paymentId) }, postings)
  await database.update(contributionPayments).set({ creditedOn: quota.date }).where(isPayment)
  return 'done'
}

/** A payment that goes to administration alone needs no quota: it is posted on the credit day itself. */
async function quotaOf(
  database: Querier,
  credits: readonly PaymentCredit[],
  { profileId, from, until }: { profileId: number; from: IsoDate; until: IsoDate },
): Promise<CreditQuota | null> {
  if (!credits.some(({ account }) => isIndividualAccount(account))) return { date: from, value: '0' }
  const [quota] = await database
    .select({ date: quotaValues.date, value: quotaValues.value })
    .from(quotaValues)
    .where(
      and(eq(quotaValues.profileId, profileId), gte(quotaValues.date, from), lte(quotaValues.date, until)),
    )
    .orderBy(asc(quotaValues.date), desc(quotaValues.version))
    .limit(1)
  return quota ?? null
}
