import { and, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { datedRules } from '../../database/schema/dated-rules.ts'
import { bankFee } from '../../rules/contribution-kinds.ts'
import { isInForce, readAs } from '../../rules/rule-on.ts'

/** Plans whose sponsor bears the bank's fee on a day. On a day before a plan's first rule its own plan does. */
export async function feeSponsorPlans(database: Querier, day: IsoDate): Promise<number[]> {
  const rows = await database
    .select({ planId: datedRules.planId, rules: datedRules.rules })
    .from(datedRules)
    .where(and(eq(datedRules.kind, bankFee.id), isInForce(day)))
    .orderBy(datedRules.planId)
  return rows.flatMap(({ planId, rules }) =>
    planId !== null && readAs(bankFee, rules, { planId, day }).bearer === 'sponsor' ? [planId] : [],
  )
}
