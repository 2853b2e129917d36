import { eq } from 'drizzle-orm'
import { illnessExemptionsOf } from '#backend/database/queries/illness-exemptions.ts'
import { illnessExemptions } from '#backend/database/schema/illness-exemptions.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import type { ActToPlan } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'

/** So long before its end whose exemption it is is told: time enough to be examined again by an official medical service. Days. */
const WARNING_DAYS = 60

/** The day on which a person is told that their exemption is about to end. */
export function illnessExemptionEnding({ id, validUntil }: { id: number; validUntil: IsoDate }): ActToPlan {
  return { kind: 'illness-exemption-ending', subjectId: id, dueOn: addDays(validUntil, -WARNING_DAYS) }
}

/** Tells whose exemption is about to end, in words that say nothing of their health; not where another one goes on after it. */
export async function notifyIllnessExemptionEnding(work: Work, exemptionId: number): Promise<ActOutcome> {
  const { database } = work
  const [ending] = await database
    .select({
      linkId: illnessExemptions.linkId,
      validUntil: illnessExemptions.validUntil,
      personId: planLinks.personId,
      planId: planLinks.planId,
      plan: plans.name,
    })
    .from(illnessExemptions)
    .innerJoin(planLinks, eq(planLinks.id, illnessExemptions.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(illnessExemptions.id, exemptionId))
  if (!ending || ending.validUntil === null) return skip('gone')
  const { linkId, validUntil, personId, planId, plan } = ending
  const granted = await illnessExemptionsOf(database, [linkId])
  if (granted.some((other) => other.validUntil === null || other.validUntil > validUntil))
    return skip('replaced')
  await notify(work, 'isencao_vencendo', { personId, planId }, { plano: plan, prazo: dateText(validUntil) })
  return 'done'
}
