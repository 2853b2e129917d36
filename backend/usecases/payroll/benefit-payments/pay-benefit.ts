import { eq } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import { benefitById } from '#backend/database/queries/benefit-payments.ts'
import { type BenefitInForce, benefitInForce } from '#backend/database/queries/benefits.ts'
import { linkStandingOn } from '#backend/database/queries/link-standing.ts'
import { paySlipOf } from '#backend/database/queries/pay-slips.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { benefits } from '#backend/database/schema/benefits.ts'
import { type ActOutcome, type PlannedAct, type Skipped, skip } from '#backend/due-acts/define-due-act.ts'
import { valueDayOf } from '#backend/ledger/held-lots.ts'
import { leavingPosting } from '#backend/ledger/leaving-posting.ts'
import { type Posting, postEntries } from '#backend/ledger/post-entries.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { SkipReason } from '#contract/service-desk/due-acts.text.ts'
import { isBusinessDay } from '#domain/business-days.ts'
import { type Competence, competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { Situation } from '#domain/participants.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { accountWaitsUntil } from '../../identity/payment-trust.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { endLoan } from '../../loans/end-loan.ts'
import { collectWithoutBenefit } from '../../loans/follow-collection.ts'
import { recordPaySlips } from '../pay-slips/record-pay-slips.ts'
import { type CalculatedPayment, calculatePayment } from './calculate-payment.ts'
import { markMadeUp, readKeptBack } from './kept-back.ts'
import { paymentObstacle } from './payment-obstacle.ts'
import { hasSuspensionToCome } from './pending-suspension.ts'

/**
 * Pays a benefit in the month of its act: quotas of its day leave the oldest lots, tax, discounts and the instalment of a loan are taken, and
 * the pay slip is recorded. With the first payment the link is in benefit; with the last one the benefit ends and the link is closed. Nothing is
 * paid where it stood still on that day, and no month twice; what a court or a missing proof of life kept back comes first once it is over, a slip
 * for each month. A payment that comes after its day owes what it owed on it. It waits for a business day, which dates the slip and its tax, since
 * tax follows the day on which money is paid; and so does one whose account came about when the e-mail was changed for its person.
 */
export async function payBenefit(work: Work, { subjectId, dueOn }: PlannedAct): Promise<ActOutcome> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  if (today !== dueOn && !isBusinessDay(today)) return 'later'
  const found = await benefitById(database, subjectId)
  if (!found) return skip('gone')
  await lockLink(database, found.linkId)
  const row = await linkById(database, found.linkId)
  if (today !== dueOn && (await hasSuspensionToCome(database, row, dueOn))) return 'later'
  const benefit = await benefitInForce(database, row.link.id, dueOn)
  const month = competenceOf(dueOn)
  if (benefit?.id !== subjectId) return skip('ended')
  const obstacle = await paymentObstacle(database, row, dueOn)
  if (obstacle) return skip(obstacle)
  if (await accountWaitsUntil(database, row.person.id, benefit, work.now)) return 'later'
  const keptBack = await readKeptBack(database, row.link.id, dueOn)
  await markMadeUp(work, keptBack, today)
  const on = await valueDayOf(database, row.link.id, { dueOn, today })
  let outcome: ActOutcome = skip('done-before')
  for (const owed of [...keptBack.months.filter((kept) => kept < month), month]) {
    const paid = await payMonth(work, row, benefit, { month: owed, dueOn, on })
    if (outcome !== 'done') outcome = paid.outcome
    if (paid.isLast) break
  }
  return outcome
}

/** Pays one month of a benefit, unless it was paid. */
async function payMonth(
  work: Work,
  row: LinkRow,
  { id: benefitId }: BenefitInForce,
  { month, dueOn, on }: { month: Competence; dueOn: IsoDate; on: IsoDate },
): Promise<{ outcome: 'done' | Skipped; isLast: boolean }> {
  const { database } = work
  const unpaid = (reason: SkipReason) => ({ outcome: skip(reason), isLast: false })
  if (await paySlipOf(database, row.link.id, month)) return unpaid('done-before')
  const benefit = await benefitInForce(database, row.link.id, paymentDayOf(month))
  if (benefit?.id !== benefitId) return unpaid('not-first-month')
  const { situation } = await linkStandingOn(database, row.link, dueOn)
  const isFirst = situation === Situation.inGranting
  const paidOn = saoPauloDateOf(work.now)
  const drawn = await calculatePayment(database, row, benefit, { month, paidOn, on, isFirst })
  if (drawn.slip.gross > 0) await pay(work, row, benefit, { drawn, month, on })
  else if (isFirst) throw new Error(`Benefit ${benefit.id} has nothing to be paid from`)
  const hasMovedSince = row.link.situation !== situation
  if (isFirst) await move(work, row, 'first-benefit-paid', { on: dueOn, hasMovedSince })
  const { isLast } = drawn.amounts
  if (isLast) await end(work, row, benefit, { on: dueOn, hasMovedSince })
  return { outcome: drawn.slip.gross > 0 ? 'done' : skip('nothing-left'), isLast }
}

type Paying = { drawn: CalculatedPayment; month: Competence; on: IsoDate }

async function pay(
  work: Work,
  { link, person }: LinkRow,
  { id }: BenefitInForce,
  { drawn: { amounts, taken, settlesLoan, slip }, month, on }: Paying,
): Promise<void> {
  const postings = (lots: readonly LeavingLot[], name: keyof CalculatedPayment['taken']): Posting[] =>
    lots
      .filter(({ value }) => value > 0)
      .map((lot) =>
        leavingPosting(lot, {
          linkId: link.id,
          type: name === 'cash' ? 'cash-withdrawal' : 'income',
          competence: month,
          line: `${name} ${lot.account} ${lot.profileId}`,
        }),
      )
  await postEntries(work, { kind: 'benefit-payment', id: `${id} ${month}` }, [
    ...postings(taken.cash, 'cash'),
    ...postings(taken.monthly, 'monthly'),
    ...postings(taken.thirteenth, 'thirteenth'),
  ])
  await recordPaySlips(work, [slip])
  if (settlesLoan !== null) {
    const loan = { id: settlesLoan, linkId: link.id, personId: person.id }
    await endLoan(work, loan, 'offset', on)
  }
  await audit(work, {
    subjectId: person.id,
    action: 'benefit.paid',
    entityId: link.id,
    after: {
      competence: month,
      paidOn: slip.paidOn,
      cash: amounts.cash,
      monthly: amounts.monthly,
      thirteenth: amounts.thirteenth,
      regime: slip.memo.tax.regime,
    },
  })
}

/** `hasMovedSince`: the payment is late, and the link stands elsewhere by now, where it stays. */
type Moving = { on: IsoDate; hasMovedSince: boolean }

/** The balance is used up: nothing more is paid, and the person is told. */
async function end(work: Work, row: LinkRow, { id }: BenefitInForce, moving: Moving): Promise<void> {
  const { link, plan, person } = row
  const { on } = moving
  await work.database.update(benefits).set({ endedOn: on }).where(eq(benefits.id, id))
  await move(work, row, 'balance-exhausted', moving)
  await collectWithoutBenefit(work, { linkId: link.id, personId: person.id })
  await audit(work, {
    subjectId: person.id,
    action: 'benefit.ended',
    entityId: link.id,
    after: { endedOn: on },
  })
  await notify(work, 'beneficio_encerrado', { personId: person.id, planId: plan.id }, { plano: plan.name })
}

async function move(
  work: Work,
  { link }: LinkRow,
  event: 'first-benefit-paid' | 'balance-exhausted',
  { on, hasMovedSince }: Moving,
): Promise<void> {
  const moved = await moveLink(work, { linkId: link.id, event, on })
  if (!moved.ok && !hasMovedSince) throw new Error(`${event} does not happen to link ${link.id} as it stands`)
}
