import { and, countDistinct, desc, eq, gt, gte, isNotNull, lt, lte, sql, sum } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import type { PaidOfYear } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../client.ts'
import { benefitIncomes, benefits } from '../schema/benefits.ts'
import { ledgerEntries } from '../schema/ledger.ts'
import { paySlipLines, paySlips } from '../schema/pay-slips.ts'

/** A benefit, whether it is paid or ended; null without one. */
export async function benefitById(
  database: Querier,
  benefitId: number,
): Promise<typeof benefits.$inferSelect | null> {
  const [benefit] = await database.select().from(benefits).where(eq(benefits.id, benefitId))
  return benefit ?? null
}

/** Months of payments: from one on, and before another. */
type PaidMonths = { from: Competence; before: Competence }

/** In how many months a link was paid an income, from a month on and before another one. */
export async function incomesPaid(database: Querier, linkId: number, months: PaidMonths): Promise<number> {
  return (await monthlyIncomesPaid(database, linkId, months)).months
}

/** The same with the income of those months together, reais before tax. */
export async function monthlyIncomesPaid(
  database: Querier,
  linkId: number,
  { from, before }: PaidMonths,
): Promise<{ months: number; amount: number }> {
  const [row] = await database
    .select({ months: countDistinct(paySlips.competence), amount: sum(paySlipLines.amount) })
    .from(paySlips)
    .innerJoin(paySlipLines, eq(paySlipLines.paySlipId, paySlips.id))
    .where(
      and(
        eq(paySlips.linkId, linkId),
        gte(paySlips.competence, from),
        lt(paySlips.competence, before),
        eq(paySlipLines.code, PaySlipLineCode.monthlyIncome),
      ),
    )
  return { months: row?.months ?? 0, amount: Number(row?.amount ?? 0) }
}

/** The part of a month's year that was paid to a link before it: months with an income, and twelfths of its thirteenth, those of the year before apart. */
export async function paidOfYear(database: Querier, linkId: number, month: Competence): Promise<PaidOfYear> {
  const first = `${month.slice(0, 4)}-01`
  const [row] = await database
    .select({ months: monthsPaid, twelfths: twelfthsPaid })
    .from(paySlips)
    .innerJoin(paySlipLines, eq(paySlipLines.paySlipId, paySlips.id))
    .where(and(eq(paySlips.linkId, linkId), gte(paySlips.competence, first), lt(paySlips.competence, month)))
  const { months, twelfths } = row ?? { months: 0, twelfths: 0 }
  const owed = await owedBefore(database, linkId, first)
  if (owed === 0) return { months, twelfths }
  return { months, twelfths: months === 0 ? twelfths : twelfths - owed, owed }
}

const monthsPaid = sql<number>`count(distinct ${paySlips.competence}) filter (where ${paySlipLines.code} = ${PaySlipLineCode.monthlyIncome})::int`
const twelfthsPaid = sql<number>`coalesce(sum((${paySlipLines.reference}->>'value')::int) filter (where ${paySlipLines.code} = ${PaySlipLineCode.thirteenth}), 0)::int`

/** Twelfths of the last year before a month that was paid at all, where nothing was paid from the month of its thirteenth on. */
async function owedBefore(database: Querier, linkId: number, month: Competence): Promise<number> {
  const income = database
    .select({ thirteenthMonth: benefitIncomes.thirteenthMonth })
    .from(benefitIncomes)
    .innerJoin(benefits, eq(benefits.id, benefitIncomes.benefitId))
    .where(and(eq(benefits.linkId, linkId), lte(benefitIncomes.validFrom, paySlips.competence)))
    .orderBy(desc(benefitIncomes.validFrom), desc(benefitIncomes.id))
    .limit(1)
    .as('income')
  const last = sql`(select max(competence) from pay_slips where link_id = ${linkId} and competence < ${month})`
  const [row] = await database
    .select({ owed: sql<number>`greatest(0, ${monthsPaid} - ${twelfthsPaid})` })
    .from(paySlips)
    .innerJoin(paySlipLines, eq(paySlipLines.paySlipId, paySlips.id))
    .innerJoinLateral(income, isNotNull(income.thirteenthMonth))
    .where(
      and(
        eq(paySlips.linkId, linkId),
        lt(paySlips.competence, month),
        sql`left(${paySlips.competence}, 4) = left(${last}, 4)`,
        sql`right(${last}, 2)::int < ${income.thirteenthMonth}`,
      ),
    )
  return row?.owed ?? 0
}

/** Whether the money of a link was taken to another investment profile after an instant. */
export async function switchedSince(database: Querier, linkId: number, since: Date): Promise<boolean> {
  const rows = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.linkId, linkId),
        eq(ledgerEntries.type, 'switch-in'),
        gt(ledgerEntries.recordedAt, since),
      ),
    )
    .limit(1)
  return rows.length > 0
}
