import { linkById } from '#backend/database/queries/plan-links.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { type ActToPlan, dropActs, planActs } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, compareIso, daysBetween, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { type ReminderDays, remindersOn } from '#domain/exits/decision-period.ts'
import { Situation } from '#domain/participants.ts'

export const OPTION_DEADLINE_KINDS = {
  30: 'option-deadline-30',
  15: 'option-deadline-15',
  5: 'option-deadline-5',
  1: 'option-deadline-1',
} as const satisfies Record<ReminderDays, string>

/**
 * Follows the delivery of an exit statement to somebody who left the sponsor: they are notified where it is and until when they may choose,
 * and the notices of that decision period are planned. Those of an earlier last day are canceled.
 */
export async function deliverExitStatement(work: Work, linkId: number, lastDay: IsoDate): Promise<void> {
  const { link, plan } = await linkById(work.database, linkId)
  await notify(
    work,
    'extrato_desligamento',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, prazo: dateText(lastDay) },
  )
  await planOptionNotices(work, linkId, lastDay)
}

/** Plans the notices of a decision period and what is presumed after it, in the place of those of an earlier last day. */
export async function planOptionNotices(work: Work, linkId: number, lastDay: IsoDate): Promise<void> {
  await stopOptionNotices(work, linkId)
  await planActs(work, optionNotices(linkId, lastDay, saoPauloDateOf(work.now)))
}

/** Calls off what was planned of a decision period, while its clock stands still. */
export async function stopOptionNotices(work: Work, linkId: number): Promise<void> {
  await dropActs(work, [...Object.values(OPTION_DEADLINE_KINDS), 'option-presumed'], linkId)
}

/** The notices of a decision period by its last day, and what comes after it; those of days before `today` are left out. */
export function optionNotices(linkId: number, lastDay: IsoDate, today: IsoDate): ActToPlan[] {
  const notices = remindersOn(lastDay, today).map(({ daysLeft, on }) => ({
    kind: OPTION_DEADLINE_KINDS[daysLeft],
    subjectId: linkId,
    dueOn: on,
  }))
  const presumed = { kind: 'option-presumed' as const, subjectId: linkId, dueOn: addDays(lastDay, 1) }
  return compareIso(presumed.dueOn, today) < 0 ? notices : [...notices, presumed]
}

/**
 * Tells who has not chosen yet what is left of the time, which may be less than planned where the notice comes late; nothing once the last
 * day is over. That is told by the day of the notice.
 */
export async function notifyOptionDeadline(
  work: Work,
  { subjectId, dueOn }: PlannedAct,
  noticeDays: ReminderDays,
): Promise<ActOutcome> {
  const lastDay = addDays(dueOn, noticeDays)
  const daysLeft = daysBetween(saoPauloDateOf(work.now), lastDay)
  if (daysLeft < 0) return skip('too-late')
  const { link, plan } = await linkById(work.database, subjectId)
  if (link.situation !== Situation.disconnected) return skip('answered')
  await notify(
    work,
    'prazo_opcao',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, prazo: dateText(lastDay), dias: String(daysLeft) },
  )
  return 'done'
}
