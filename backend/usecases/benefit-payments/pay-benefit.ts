import { eq } from 'drizzle-orm'
import { isBusinessDay } from '#domain/business-days.ts'
import { type Competence, competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { LeavingLot } from '#domain/exit-options/held-lots.ts'
import { Situation } from '#domain/participants.ts'
import { paymentDayOf } from '#domain/pay-slips/benefit-calendar.ts'
import { lockLink } from '../../database/locks.ts'
import { benefitById } from '../../database/queries/benefit-payments.ts'
import { type BenefitInForce, benefitInForce } from '../../database/queries/benefits.ts'
import { paySlipOf } from '../../database/queries/pay-slips.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'
import { benefits } from '../../database/schema/benefits.ts'
import type { PlannedAct } from '../../due-acts/define-due-act.ts'
import { type Posting, postEntries } from '../../ledger/post-entries.ts'
import { tell } from '../../messages/tell.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { leavingPosting } from '../exit-options/leaving-posting.ts'
import { accountWaitsUntil } from '../identity/payment-trust.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import { endLoan } from '../loans/end-loan.ts'
import { collectWithoutBenefit } from '../loans/follow-collection.ts'
import { recordPaySlips } from '../pay-slips/record-pay-slips.ts'
import { type DrawnPayment, drawPayment, PAID_SITUATIONS } from './draw-payment.ts'
import { markMadeUp, readKeptBack } from './kept-back.ts'

/**
 * Pays a benefit in the month of its act: quotas of the day leave the oldest lots, tax, discounts and the instalment of a loan are taken, and
 * the pay slip is recorded. With the first payment the link is in benefit; with the last one the benefit ends and the link is closed. Nothing is
 * paid while it stands still, and no month twice; what a court or a missing proof of life kept back comes first once it is over, a slip for each month. A payment that comes
 * after its day waits for a business day and is dated by it, and so does one whose account came about when the e-mail was changed for its person.
 */
export async function payBenefit(work: Work, { subjectId, dueOn }: PlannedAct): Promise<'done' | 'later'> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  if (today !== dueOn && !isBusinessDay(today)) return 'later'
  const found = await benefitById(database, subjectId)
  if (!found) return 'done'
  await lockLink(database, found.linkId)
  const row = await linkById(database, found.linkId)
  const benefit = await benefitInForce(database, row.link.id, dueOn)
  const month = competenceOf(dueOn)
  if (benefit?.id !== subjectId || !PAID_SITUATIONS.has(row.link.situation)) return 'done'
  if (await accountWaitsUntil(database, row.person.id, benefit, work.now)) return 'later'
  const keptBack = await readKeptBack(database, row.link.id)
  await markMadeUp(work, keptBack, today)
  for (const owed of [...keptBack.months.filter((kept) => kept < month), month])
    if (await payMonth(work, row, subjectId, { month: owed, today })) return 'done'
  return 'done'
}

/** Pays one month of a benefit, unless it was paid. @returns whether it was the last payment */
async function payMonth(
  work: Work,
  row: LinkRow,
  benefitId: number,
  { month, today }: { month: Competence; today: IsoDate },
): Promise<boolean> {
  const { database } = work
  if (await paySlipOf(database, row.link.id, month)) return false
  const benefit = await benefitInForce(database, row.link.id, paymentDayOf(month))
  if (benefit?.id !== benefitId) return false
  const isFirst = row.link.situation === Situation.inGranting
  const drawn = await drawPayment(database, row, benefit, { month, paidOn: today, on: today, isFirst })
  if (drawn.slip.gross > 0) await pay(work, row, benefit, { drawn, month })
  else if (isFirst) throw new Error(`Benefit ${benefit.id} has nothing to be paid from`)
  if (isFirst) await move(work, row, 'first-benefit-paid', today)
  if (drawn.amounts.isLast) await end(work, row, benefit, today)
  return drawn.amounts.isLast
}

type Paying = { drawn: DrawnPayment; month: Competence }

async function pay(
  work: Work,
  { link, person }: LinkRow,
  { id }: BenefitInForce,
  { drawn: { amounts, taken, settlesLoan, slip }, month }: Paying,
): Promise<void> {
  const postings = (lots: readonly LeavingLot[], name: keyof DrawnPayment['taken']): Posting[] =>
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
    await endLoan(work, loan, 'offset', slip.paidOn)
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

/** The balance is used up: nothing more is paid, and the person is told. */
async function end(work: Work, row: LinkRow, { id }: BenefitInForce, on: IsoDate): Promise<void> {
  const { link, plan, person } = row
  await work.database.update(benefits).set({ endedOn: on }).where(eq(benefits.id, id))
  await move(work, row, 'balance-exhausted', on)
  await collectWithoutBenefit(work, { linkId: link.id, personId: person.id })
  await audit(work, {
    subjectId: person.id,
    action: 'benefit.ended',
    entityId: link.id,
    after: { endedOn: on },
  })
  await tell(work, 'beneficio_encerrado', { personId: person.id, planId: plan.id }, { plano: plan.name })
}

async function move(
  work: Work,
  { link }: LinkRow,
  event: 'first-benefit-paid' | 'balance-exhausted',
  on: IsoDate,
): Promise<void> {
  const moved = await moveLink(work, { linkId: link.id, event, on })
  if (!moved.ok) throw new Error(`${event} does not happen to link ${link.id} as it stands`)
}
