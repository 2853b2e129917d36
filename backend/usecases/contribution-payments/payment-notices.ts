import { eq } from 'drizzle-orm'
import { competenceText } from '#contract/competence-text.ts'
import { boletoState, isUnpaid, suggestedArrearsRules } from '#domain/boletos/boleto-state.ts'
import { addDays, addToCompetence, saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { type PaymentRow, paymentsOf } from '../../database/queries/contribution-payments.ts'
import { isSuspendedIn } from '../../database/queries/suspensions.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { printDate, printReais } from '../../documents/print-format.ts'
import { tell } from '../../messages/tell.ts'
import type { Work } from '../../work.ts'

type Found = { payment: PaymentRow; personId: number; plan: { id: number; name: string } }

/** Reminds who has a contribution to pay in some days. */
export async function remindOfPayment(work: Work, paymentId: number): Promise<void> {
  const found = await findPayment(work.database, paymentId)
  if (!found || boletoState(found.payment, saoPauloDateOf(work.now)) !== 'open') return
  const { payment } = found
  await tell(work, 'contribuicao_a_vencer', readerOf(found), {
    ...aboutPayment(found),
    valor: printReais(payment.amount),
  })
}

/** Tells that the last day to pay without charges has passed. */
export async function tellOverdue(work: Work, paymentId: number): Promise<void> {
  const found = await findPayment(work.database, paymentId)
  if (!found || boletoState(found.payment, saoPauloDateOf(work.now)) !== 'overdue') return
  await tell(work, 'contribuicao_vencida', readerOf(found), aboutPayment(found))
}

/**
 * Tells who owes three months in a row since this one, once: a contribution whose month before is owed too is not the first. A month
 * without a slip counts as owed, one of a suspension does not.
 */
export async function tellThirdMonth(work: Work, paymentId: number): Promise<void> {
  const { database, now } = work
  const found = await findPayment(database, paymentId)
  if (!found || !isUnpaid(found.payment)) return
  const { payment } = found
  const issued = (await paymentsOf(database, payment.linkId)).filter(
    ({ purpose }) => purpose === payment.purpose,
  )
  const before = issued.find(({ competence }) => competence === addToCompetence(payment.competence, -1))
  if (before && isUnpaid(before)) return
  const months = Array.from({ length: suggestedArrearsRules.monthsUntilNotice }, (_, index) =>
    addToCompetence(payment.competence, index),
  )
  const isPaid = (month: string) =>
    issued.some(({ competence, paidOn }) => competence === month && paidOn !== null)
  if (months.some(isPaid)) return
  for (const month of months) if (await isSuspendedIn(database, payment.linkId, month)) return
  const { plano, competencia } = aboutPayment(found)
  const prazo = printDate(addDays(saoPauloDateOf(now), suggestedArrearsRules.daysToAnswer))
  await tell(work, 'contribuicao_tres_meses', readerOf(found), { plano, competencia, prazo })
}

async function findPayment(database: Querier, paymentId: number): Promise<Found | null> {
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
    competencia: competenceText(payment.competence),
    vencimento: printDate(payment.dueDate),
  }
}
