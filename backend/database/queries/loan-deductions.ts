import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import type { Querier } from '../client.ts'
import { loanBills, loans } from '../schema/loans.ts'
import { paymentClearings } from '../schema/payment-clearings.ts'
import { people } from '../schema/people.ts'
import { planLinks, plans } from '../schema/plans.ts'
import { instalmentsNow, isOpenBill } from './loan-bills.ts'

/** Month of a bill: of the pay that it is deducted from. */
const month = sql<Competence>`to_char(${loanBills.dueDate}, 'YYYY-MM')`
const open = sql`${loanBills.paidOn} is null and ${loanBills.cancelledOn} is null`

/** Two years of months for each of a few plans. */
const MOST_MONTHS = 100

/** A month of a plan. */
export type PlanMonth = { planId: number; month: Competence }

/** Deductions requested from the sponsor of a plan in a month, and their result. Reais. */
export type DeductionMonth = PlanMonth & {
  plan: string
  count: number
  amount: number
  received: number
  receivedAmount: number
  open: number
  openAmount: number
  /** The clearing that waits; null for none. */
  clearingId: number | null
}

/** Months of all plans, or one: those that wait for money first, then the newest. */
export async function deductionMonths(database: Querier, of?: PlanMonth): Promise<DeductionMonth[]> {
  const count = sql<number>`count(*)::int`
  const sum = sql<number>`coalesce(sum(${loanBills.amount}), 0)`.mapWith(Number)
  const openCount = sql<number>`(count(*) filter (where ${open}))::int`
  const rows = await database
    .select({
      planId: plans.id,
      plan: plans.name,
      month,
      count,
      amount: sum,
      received: sql<number>`(count(*) filter (where ${loanBills.paidOn} is not null))::int`,
      receivedAmount:
        sql<number>`coalesce(sum(${loanBills.paidAmount}) filter (where ${loanBills.paidOn} is not null), 0)`.mapWith(
          Number,
        ),
      open: openCount,
      openAmount: sql<number>`coalesce(sum(${loanBills.amount}) filter (where ${open}), 0)`.mapWith(Number),
      clearingId: paymentClearings.id,
    })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .leftJoin(
      paymentClearings,
      and(
        eq(paymentClearings.source, 'sponsor'),
        isNull(paymentClearings.decision),
        eq(paymentClearings.planId, plans.id),
        eq(paymentClearings.month, month),
      ),
    )
    .where(
      and(eq(loanBills.way, 'payroll'), of && eq(planLinks.planId, of.planId), of && eq(month, of.month)),
    )
    .groupBy(plans.id, plans.name, month, paymentClearings.id)
    .orderBy(desc(sql`${openCount} > 0`), desc(month), asc(plans.name))
    .limit(MOST_MONTHS)
  return rows
}

/** Deductions of a plan's month that were not handed on yet, by the person's name. */
export function openDeductions(database: Querier, { planId, month: wanted }: PlanMonth) {
  return database
    .select({
      id: loanBills.id,
      linkId: loans.linkId,
      loanId: loans.id,
      name: people.name,
      cpf: people.cpf,
      enrolment: planLinks.enrolment,
      number: loanBills.number,
      months: instalmentsNow,
      dueDate: loanBills.dueDate,
      amount: loanBills.amount,
    })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
    .innerJoin(people, eq(people.id, planLinks.personId))
    .where(and(eq(loanBills.way, 'payroll'), isOpenBill, eq(planLinks.planId, planId), eq(month, wanted)))
    .orderBy(asc(people.name), asc(loanBills.id))
}
