import { and, eq } from 'drizzle-orm'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { PaymentMethodCode } from '#domain/contributions/payment-methods.ts'
import type { Querier } from '../client.ts'
import { contributionPercentages, salaries, voluntarySettings } from '../schema/contributions.ts'
import { isInForce } from './in-force.ts'

/** Monthly gross salary in force on a day, reais; null when the sponsor has not informed it. */
export async function salaryOn(database: Querier, linkId: number, on: IsoDate): Promise<number | null> {
  const [row] = await database
    .select({ amount: salaries.amount })
    .from(salaries)
    .where(and(eq(salaries.linkId, linkId), isInForce(salaries, on)))
  return row?.amount ?? null
}

/** Percentages in force in a month, in points; null when none were ever chosen. */
export async function percentagesIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<{ basicPercent: number; supplementaryPercent: number } | null> {
  const [row] = await database
    .select({
      basicPercent: contributionPercentages.basicPercent,
      supplementaryPercent: contributionPercentages.supplementaryPercent,
    })
    .from(contributionPercentages)
    .where(and(eq(contributionPercentages.linkId, linkId), isInForce(contributionPercentages, month)))
  return row ?? null
}

/** A fixed voluntary contribution, reais a month. */
export type VoluntarySetting = {
  amount: number
  paymentMethod: PaymentMethodCode
  agency: string | null
  account: string | null
}

/** Voluntary contribution in force in a month; null when none was ever chosen. */
export async function voluntaryIn(
  database: Querier,
  linkId: number,
  month: Competence,
): Promise<VoluntarySetting | null> {
  const [row] = await database
    .select({
      amount: voluntarySettings.amount,
      paymentMethod: voluntarySettings.paymentMethod,
      agency: voluntarySettings.agency,
      account: voluntarySettings.account,
    })
    .from(voluntarySettings)
    .where(and(eq(voluntarySettings.linkId, linkId), isInForce(voluntarySettings, month)))
  // A check of the table holds the method to the two codes.
  return row ? { ...row, paymentMethod: row.paymentMethod as PaymentMethodCode } : null
}
