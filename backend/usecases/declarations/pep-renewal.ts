import { and, desc, eq } from 'drizzle-orm'
import { dateText } from '#contract/value-text.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import { declarations } from '../../database/schema/declarations.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import type { ActToPlan } from '../../due-acts/plan-acts.ts'
import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'

/** First day on which a declaration of political exposure is shown as expiring, by the rule of the day it was made. */
export function pepRenewal(
  { requestId, validUntil }: { requestId: number; validUntil: IsoDate },
  { warningDays }: { warningDays: number },
): ActToPlan {
  return { kind: 'pep-renewal', subjectId: requestId, dueOn: addDays(validUntil, 1 - warningDays) }
}

/** Tells whose declaration of political exposure is about to end; not of one that a newer one replaced. */
export async function notifyRenewal(work: Work, requestId: number): Promise<ActOutcome> {
  const { database } = work
  const [declaration] = await database
    .select()
    .from(declarations)
    .where(eq(declarations.requestId, requestId))
  if (!declaration || declaration.validUntil === null) return skip('gone')
  const { personId, kind, validUntil } = declaration
  const [newest] = await database
    .select({ requestId: declarations.requestId })
    .from(declarations)
    .where(and(eq(declarations.personId, personId), eq(declarations.kind, kind)))
    .orderBy(desc(declarations.declaredAt), desc(declarations.requestId))
    .limit(1)
  if (newest?.requestId !== requestId) return skip('replaced')
  await notify(work, 'declaracao_pep_vencendo', { personId, planId: null }, { prazo: dateText(validUntil) })
  return 'done'
}
