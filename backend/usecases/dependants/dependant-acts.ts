import { eq } from 'drizzle-orm'
import type { DependantRow } from '#backend/database/queries/dependants.ts'
import { dependants } from '#backend/database/schema/dependants.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, type Skipped, skip } from '#backend/due-acts/define-due-act.ts'
import type { ActToPlan } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'

/** So long before the last day it is told: time enough for a school's certificate or a report. Days. */
const WARNING_DAYS = 60

/** Acts to come of a dependant who ends by age; none of one who does not. */
export function dependantActs({
  id,
  validUntil,
  endReason,
}: Pick<DependantRow, 'id' | 'validUntil' | 'endReason'>): ActToPlan[] {
  if (validUntil === null || endReason !== 'age') return []
  return [
    { kind: 'dependant-ending', subjectId: id, dueOn: addDays(validUntil, -WARNING_DAYS) },
    { kind: 'dependant-ended', subjectId: id, dueOn: addDays(validUntil, 1) },
  ]
}

/** Tells that a dependant is about to reach the age; not once something else was decided about them. */
export async function notifyDependantEnding(work: Work, id: number): Promise<ActOutcome> {
  const ending = await endingByAge(work, id)
  if ('skipped' in ending) return ending
  if (ending.validUntil < saoPauloDateOf(work.now)) return skip('too-late')
  await notify(work, 'dependente_completa_idade', ending.to, ending.words)
  return 'done'
}

/** Records that a dependant ended by their age, and tells it. The row held until its last day, so nothing else changes. */
export async function endDependantByAge(work: Work, id: number): Promise<ActOutcome> {
  const ended = await endingByAge(work, id)
  if ('skipped' in ended) return ended
  if (ended.validUntil >= saoPauloDateOf(work.now)) return skip('other-day')
  await audit(work, {
    subjectId: ended.to.personId,
    action: 'dependant.ended-by-age',
    entityId: id,
    after: { validUntil: ended.validUntil },
  })
  await notify(work, 'dependente_encerrado', ended.to, ended.words)
  return 'done'
}

type Ending = {
  validUntil: IsoDate
  to: { personId: number; planId: number | null }
  words: { dependente: string; finalidade: string; prazo: string }
}

async function endingByAge({ database }: Work, id: number): Promise<Ending | Skipped> {
  const [found] = await database
    .select({ row: dependants, plan: plans })
    .from(dependants)
    .leftJoin(planLinks, eq(planLinks.id, dependants.linkId))
    .leftJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(dependants.id, id))
  if (!found) return skip('gone')
  if (found.row.endReason !== 'age' || found.row.validUntil === null) return skip('replaced')
  const { row, plan } = found
  const { validUntil, personId, name } = found.row
  return {
    validUntil: found.row.validUntil,
    to: { personId, planId: plan?.id ?? null },
    words: {
      dependente: name.split(' ')[0] ?? name,
      finalidade: row.type === 1 ? 'do imposto de renda' : `do plano ${plan?.name ?? ''}`,
      prazo: dateText(validUntil ?? ''),
    },
  }
}
