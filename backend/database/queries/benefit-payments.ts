import { and, countDistinct, eq, gt, gte, lt } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../client.ts'
import { benefits } from '../schema/benefits.ts'
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

/** In how many months a link was paid an income, from a month on and before another one. */
export async function incomesPaid(
  database: Querier,
  linkId: number,
  { from, before }: { from: Competence; before: Competence },
): Promise<number> {
  const [row] = await database
    .select({ months: countDistinct(paySlips.competence) })
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
  return row?.months ?? 0
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
