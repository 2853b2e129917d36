import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { withCorrectedTax } from '#backend/database/queries/pay-slip-refunds.ts'
import { paySlipOf } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { paySlipRefunds, paySlips } from '#backend/database/schema/pay-slips.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { type GrantedExemption, taxRefundOf } from '#domain/payroll/pay-slips/tax-refund.ts'
import { monthlyRulesFor } from '../tax-regime/residence-taxes.ts'

/** An exemption that was granted, from a month on, by a request. `until`: last day of what it rests on; null: without an end. */
type Granted = {
  exemption: GrantedExemption
  from: Competence
  until: IsoDate | null
  requestId: number
}

/**
 * Promises to give back what was withheld too much in slips that were paid since an exemption counts. Each slip is taxed again by the tables
 * of its day of payment; of one of which something was given back before, the rest is.
 */
export async function promiseRefunds(
  work: Work,
  { link, person }: LinkRow,
  { exemption, from, until, requestId }: Granted,
): Promise<void> {
  const { database, now } = work
  const paid = await database
    .select({ id: paySlips.id, competence: paySlips.competence })
    .from(paySlips)
    .where(
      and(
        eq(paySlips.linkId, link.id),
        gte(paySlips.competence, from),
        until === null ? undefined : lte(paySlips.competence, competenceOf(until)),
      ),
    )
    .orderBy(asc(paySlips.competence))
  for (const { id, competence } of paid) {
    const slip = await paySlipOf(database, link.id, competence)
    if (!slip) continue
    const [counted = slip] = await withCorrectedTax(database, link.id, [slip])
    const refund = taxRefundOf(counted, exemption, await monthlyRulesFor(database, person.id, slip.paidOn))
    if (!refund) continue
    const { amount, tax } = refund
    await database
      .insert(paySlipRefunds)
      .values({ paySlipId: id, requestId, amount, exemption, tax, createdAt: now })
    if (amount === 0) continue
    await audit(work, {
      subjectId: person.id,
      action: 'pay-slip.refund-promised',
      entityId: id,
      after: { competence, amount, exemption },
    })
  }
}
