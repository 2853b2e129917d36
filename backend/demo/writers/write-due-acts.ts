import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import { addDays, compareIso, competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { nextBillOn } from '#domain/loans/loan-bill.ts'
import { Category } from '#domain/participants.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { expiresOn } from '#domain/requests/transition.ts'
import type { Transaction } from '../../database/client.ts'
import { isOpenBill } from '../../database/queries/loan-bills.ts'
import { loanById } from '../../database/queries/loans.ts'
import { benefitSuspensions } from '../../database/schema/benefit-suspensions.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { declarations } from '../../database/schema/declarations.ts'
import { dependants } from '../../database/schema/dependants.ts'
import { exitStatements } from '../../database/schema/exits.ts'
import { investmentProfileSwitches } from '../../database/schema/investment-profile-choices.ts'
import { invitations } from '../../database/schema/invitations.ts'
import { loanBills, loans } from '../../database/schema/loans.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requests } from '../../database/schema/requests.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { type ActToPlan, planActs } from '../../due-acts/plan-acts.ts'
import { overdueCharges } from '../../rules/contribution-kinds.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { benefitSuspensionActs } from '../../usecases/benefits/benefit-suspension/benefit-suspension-acts.ts'
import { planFirstAdjustment } from '../../usecases/benefits/lifetime-adjustment/plan-adjustments.ts'
import { paymentActs } from '../../usecases/collection/contribution-payments/payment-acts.ts'
import { suspensionActs } from '../../usecases/contributions/suspensions/suspension-acts.ts'
import { pepRenewal } from '../../usecases/declarations/pep-renewal.ts'
import { dependantActs } from '../../usecases/dependants/dependant-acts.ts'
import { invitationExpiry } from '../../usecases/enrolment/invitations/invitation-expiry.ts'
import { optionNotices } from '../../usecases/exits/exit/option-deadline.ts'
import { nextDeferralFee } from '../../usecases/exits/exit-options/charge-deferral-fee.ts'
import { openStatement } from '../../usecases/exits/exit-statement/stored-statement.ts'
import { planNextWindow } from '../../usecases/investments/investment-profiles/profile-window-notices.ts'
import { remindersOf } from '../../usecases/loans/loan-bill-acts.ts'
import { nextPayroll } from '../../usecases/payroll/benefit-payments/plan-payroll.ts'
import { reportYear } from '../../usecases/payroll/income-reports/report-notices.ts'
import { proofOfLifeActs } from '../../usecases/re-registration/proof-of-life.ts'
import { nextRetention } from '../../usecases/records/retention/plan-retention.ts'

/** Plans what is to come of everything that the demo wrote. What fell due before its first day was done then. */
export async function writeDueActs(database: Transaction, today: IsoDate): Promise<void> {
  const acts = await actsOfRows(database, today)
  await planActs(
    { database },
    acts.filter(({ dueOn }) => compareIso(dueOn, today) > 0),
  )
  // Payments of the past end before the first day, which may itself be a payment day.
  await planActs({ database }, [nextPayroll(today), nextRetention(today)])
  for (const plan of await database.select().from(plans)) {
    await planNextWindow({ database }, plan, today)
    await planFirstAdjustment({ database }, plan, addDays(today, 1))
  }
}

async function actsOfRows(database: Transaction, today: IsoDate): Promise<ActToPlan[]> {
  const returned = await database.select().from(requests).where(eq(requests.status, RequestStatus.returned))
  const suspensions = await database.select().from(contributionSuspensions)
  const paused = await database.select().from(benefitSuspensions)
  const switches = await database
    .select()
    .from(investmentProfileSwitches)
    .where(isNull(investmentProfileSwitches.carriedOutAt))
  const invited = await database.select().from(invitations)
  const terms = await database.select().from(people).where(isNotNull(people.reRegistrationDueOn))
  const exposure = await database
    .select()
    .from(declarations)
    .where(and(eq(declarations.kind, 'pep'), gt(declarations.validUntil, today)))
  const delivered = await database.select().from(exitStatements)
  const deferred = await database.select().from(planLinks).where(eq(planLinks.category, Category.deferred))
  const declarationTerms = await ruleOn(database, declarationRules, null, today)
  return [
    ...returned.map(({ id, pausedSince, updatedAt }) => ({
      kind: 'request-expiry' as const,
      subjectId: id,
      dueOn: expiresOn(pausedSince ?? saoPauloDateOf(updatedAt)),
    })),
    ...suspensions.flatMap(({ id, fromMonth: from, toMonth: to }) => suspensionActs({ id, from, to })),
    ...paused.flatMap(({ id, fromMonth: from, toMonth: to }) => benefitSuspensionActs({ id, from, to })),
    ...switches.map(({ id, effectiveOn: dueOn }) => ({
      kind: 'investment-profile-switch' as const,
      subjectId: id,
      dueOn,
    })),
    ...(await actsOfPayments(database, today)),
    ...(await actsOfLoans(database, today)),
    ...invited.map(invitationExpiry),
    ...terms.flatMap(({ id, reRegistrationDueOn }) =>
      reRegistrationDueOn === null ? [] : proofOfLifeActs(id, reRegistrationDueOn),
    ),
    ...exposure.flatMap(({ requestId, validUntil }) =>
      validUntil === null ? [] : [pepRenewal({ requestId, validUntil }, declarationTerms)],
    ),
    ...delivered.flatMap(({ linkId, deliveredOn, ...statement }) =>
      optionNotices(linkId, addDays(deliveredOn, openStatement(statement).diasOpcao), today),
    ),
    ...deferred.map(({ id }) => nextDeferralFee(id, today)),
    ...(await database.select().from(dependants)).flatMap(dependantActs),
    reportYear(Number(today.slice(0, 4))),
  ]
}

/** Next bills and deductions of loans, and reminders of unpaid boletos. */
async function actsOfLoans(database: Transaction, today: IsoDate): Promise<ActToPlan[]> {
  const running = await database.select({ id: loans.id }).from(loans).where(isNull(loans.endedOn))
  const acts: ActToPlan[] = []
  for (const { id: subjectId } of running) {
    const loan = await loanById(database, subjectId)
    const dueOn = loan && nextBillOn(loan, today)
    if (dueOn) acts.push({ kind: 'loan-bill', subjectId, dueOn })
  }
  const waiting = await database
    .select()
    .from(loanBills)
    .where(and(eq(loanBills.way, 'boleto'), isOpenBill))
  return [...acts, ...waiting.flatMap((bill) => remindersOf(bill, today))]
}

async function actsOfPayments(database: Transaction, today: IsoDate): Promise<ActToPlan[]> {
  const unpaid = await database
    .select({ payment: contributionPayments, planId: planLinks.planId })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .where(and(isNull(contributionPayments.paidOn), isNull(contributionPayments.cancelledOn)))
  const acts: ActToPlan[] = []
  for (const { payment, planId } of unpaid) {
    const rules = await ruleOn(database, overdueCharges, { id: planId }, today)
    acts.push(...paymentActs(payment, today, rules))
  }
  const paid = await database
    .select({ id: contributionPayments.id, creditOn: contributionPayments.creditOn })
    .from(contributionPayments)
    .where(and(isNotNull(contributionPayments.paidOn), isNull(contributionPayments.creditedOn)))
  for (const { id, creditOn } of paid) {
    const dueOn = lastBusinessDayOfMonth(competenceOf(creditOn ?? today))
    acts.push({ kind: 'payment-credit', subjectId: id, dueOn })
  }
  return acts
}
