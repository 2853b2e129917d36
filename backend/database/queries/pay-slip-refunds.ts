import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Competence } from '#domain/calendar.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import type { Querier } from '../client.ts'
import { paySlipRefunds, paySlips } from '../schema/pay-slips.ts'
import { storedTax } from './stored-pay-slip.ts'

/** Tax that is to be given back, of the slip of a month; reais. */
export type WaitingRefund = { id: number; linkId: number; competence: Competence; amount: number }

export function waitingRefunds(database: Querier, linkIds: readonly number[]): Promise<WaitingRefund[]> {
  const { id, amount, paidWithId, paySlipId } = paySlipRefunds
  return database
    .select({ id, linkId: paySlips.linkId, competence: paySlips.competence, amount })
    .from(paySlipRefunds)
    .innerJoin(paySlips, eq(paySlips.id, paySlipId))
    .where(
      and(
        isNull(paidWithId),
        gt(amount, 0),
        sql`${paySlips.linkId} = any(${sql.param([...linkIds])}::int[])`,
      ),
    )
    .orderBy(asc(paySlips.linkId), asc(paySlips.competence))
}

/** Pay slips as they count in a report: of those of which tax is given back, with the tax as it is after the last time. */
export async function withCorrectedTax<Slip extends PaySlip>(
  database: Querier,
  linkId: number,
  slips: readonly Slip[],
): Promise<Slip[]> {
  const months = slips.map(({ competence }) => competence)
  const rows = await database
    .select({ competence: paySlips.competence, exemption: paySlipRefunds.exemption, tax: paySlipRefunds.tax })
    .from(paySlipRefunds)
    .innerJoin(paySlips, eq(paySlips.id, paySlipRefunds.paySlipId))
    .where(and(eq(paySlips.linkId, linkId), inArray(paySlips.competence, months)))
    .orderBy(asc(paySlipRefunds.id))
  const byMonth = new Map(rows.map((row) => [row.competence, row]))
  return slips.map((slip) => {
    const corrected = byMonth.get(slip.competence)
    if (!corrected) return slip
    const { exemption, tax } = corrected
    return { ...slip, memo: { ...slip.memo, exemption, tax: v.parse(storedTax, tax) } }
  })
}
