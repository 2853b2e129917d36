import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { type PaymentRow, paymentsOf } from '#backend/database/queries/contribution-payments.ts'
import { isSuspendedIn } from '#backend/database/queries/suspensions.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { overdueCharges } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import {
  addDays,
  addMonths,
  addToCompetence,
  compareIso,
  type IsoDate,
  saoPauloDateOf,
} from '#domain/calendar.ts'
import {
  arrearsState,
  boletoState,
  type IssuedBoleto,
  isUnpaid,
  lastDayToAnswer,
} from '#domain/collection/boletos/boleto-state.ts'
import { firstDayLate } from './payment-acts.ts'

type Found = { payment: PaymentRow; personId: number; plan: { id: number; name: string } }

/** Reminds who has a contribution to pay in some days. */
export async function remindOfPayment(work: Work, paymentId: number): Promise<ActOutcome> {
  const found = await findPayment(work.database, paymentId)
  if (!found) return skip('gone')
  if (boletoState(found.payment, saoPauloDateOf(work.now)) !== 'open') return skip('not-waiting')
  const { payment } = found
  await notify(work, 'contribuicao_a_vencer', readerOf(found), {
    ...aboutPayment(found),
    valor: reaisText(payment.amount),
  })
  return 'done'
}

/** Tells that the last day to pay without charges has passed. */
export async function notifyOverdue(work: Work, paymentId: number): Promise<ActOutcome> {
  const found = await findPayment(work.database, paymentId)
  if (!found) return skip('gone')
  if (boletoState(found.payment, saoPauloDateOf(work.now)) !== 'overdue') return skip('not-waiting')
  await notify(work, 'contribuicao_vencida', readerOf(found), aboutPayment(found))
  return 'done'
}

/**
 * Tells who owes as many months in a row since this one as the plan's rule says, once: a contribution whose month before is owed too is
 * not the first. A month without a slip counts as owed, one of a suspension does not. A rule that has come to ask for more months puts the
 * act off to the day on which they are owed. What follows without an answer is planned for who pays alone.
 */
export async function notifyThirdMonth(work: Work, paymentId: number): Promise<ActOutcome> {
  const { database, now } = work
  const found = await findPayment(database, paymentId)
  if (!found) return skip('gone')
  if (!isUnpaid(found.payment)) return skip('not-waiting')
  const { payment } = found
  const issued = (await paymentsOf(database, payment.linkId)).filter(
    ({ purpose }) => purpose === payment.purpose,
  )
  const before = issued.find(({ competence }) => competence === addToCompetence(payment.competence, -1))
  if (before && isUnpaid(before)) return skip('told-with-another')
  const today = saoPauloDateOf(now)
  const rules = await ruleOn(database, overdueCharges, found.plan, today)
  const boletos = monthsFrom(payment, issued, rules.monthsUntilNotice)
  const late = latestDay(boletos.map(({ dueDate }) => firstDayLate(dueDate)))
  if (compareIso(today, late) < 0) {
    await planAct(work, 'payment-third-month', paymentId, late)
    return skip('put-off')
  }
  for (const { competence } of boletos) {
    if (await isSuspendedIn(database, payment.linkId, competence)) return skip('suspended-contributions')
  }
  const state = arrearsState({ boletos, noticeOn: null, today }, rules)
  if (state.code !== 'notice-due') return skip('not-waiting')
  const { plano, competencia } = aboutPayment(found)
  const until = lastDayToAnswer({ noticeOn: today }, rules)
  const meses = String(state.months)
  await notify(work, 'contribuicao_tres_meses', readerOf(found), {
    plano,
    competencia,
    meses,
    prazo: dateText(until),
  })
  if (payment.purpose === 'self-sponsored')
    await planAct(work, 'arrears-presumed', paymentId, addDays(until, 1))
  return 'done'
}

/** One slip for each month since a contribution: the paid one, or the one that waits, or, where none was issued, the one that is missing. */
export function monthsFrom(first: PaymentRow, issued: readonly PaymentRow[], months: number): IssuedBoleto[] {
  return Array.from({ length: months }, (_, index) => {
    const competence = addToCompetence(first.competence, index)
    const ofMonth = issued.filter((slip) => slip.competence === competence)
    const missing: IssuedBoleto = {
      competence,
      purpose: first.purpose,
      dueDate: addMonths(first.dueDate, index),
      paidOn: null,
      cancelledOn: null,
    }
    return ofMonth.find(({ paidOn }) => paidOn !== null) ?? ofMonth.find(isUnpaid) ?? missing
  })
}

const latestDay = (days: readonly IsoDate[]): IsoDate =>
  days.reduce((latest, day) => (compareIso(day, latest) > 0 ? day : latest))

export async function findPayment(database: Querier, paymentId: number): Promise<Found | null> {
  const [row] = await database
    .select({
      payment: contributionPayments,
      personId: planLinks.personId,
      plan: { id: plans.id, name: plans.name },
    })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(contributionPayments.id, paymentId))
  // A check of the table holds the method to the two codes.
  return (row as Found | undefined) ?? null
}

const readerOf = ({ personId, plan }: Found) => ({ personId, planId: plan.id })

function aboutPayment({ payment, plan }: Found) {
  return {
    plano: plan.name,
    competencia: monthText(payment.competence),
    vencimento: dateText(payment.dueDate),
  }
}
