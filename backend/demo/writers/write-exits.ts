import { eq } from 'drizzle-orm'
import { addDays, addMonths, type IsoDate } from '#domain/calendar.ts'
import { statementDueOn, suggestedDecisionRules } from '#domain/exits/decision-period.ts'
import { Situation } from '#domain/participants.ts'
import type { Transaction } from '../../database/client.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { exits } from '../../database/schema/exits.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { storeStatement } from '../../usecases/exits/exit-statement/deliver-statement.ts'
import { deliveredOn } from '../exit-days.ts'

/** Months that somebody worked before they joined the plan. */
const MONTHS_BEFORE_JOINING = 2

/** The end of the employment of everybody who is deciding, with the statement that was delivered to them. */
export async function writeExits(database: Transaction, today: IsoDate): Promise<void> {
  const leavers = await database
    .select()
    .from(planLinks)
    .where(eq(planLinks.situation, Situation.disconnected))
  for (const { id: linkId, situationSince, joinedOn } of leavers) {
    const noticedOn = situationSince
    const on = deliveredOn(situationSince, today)
    const [exit] = await database
      .insert(exits)
      .values({
        linkId,
        noticedOn,
        endedOn: addDays(situationSince, -1),
        hiredOn: addMonths(joinedOn, -MONTHS_BEFORE_JOINING),
        statementDueOn: statementDueOn(noticedOn, suggestedDecisionRules),
        createdAt: new Date(`${noticedOn}T12:00:00-03:00`),
      })
      .returning()
    if (!exit) throw new Error('an exit was not written')
    const work = { database, now: new Date(`${on}T00:00:00-03:00`), actor: null, requestId: 'demo' }
    await storeStatement(work, await linkById(database, linkId), exit, { version: 1, requestId: null, on })
  }
}
