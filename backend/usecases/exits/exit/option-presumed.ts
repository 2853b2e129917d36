import type { Querier } from '#backend/database/client.ts'
import { lockLink } from '#backend/database/locks.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { presumedSentences } from '../../life-cycle/presumed-option.text.ts'
import { hasOpenChoice, presumeOn } from '../../life-cycle/presumed-option.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'

/**
 * Presumes an option for somebody who chose nothing in time (CNPC 50/2022 and the plan's regulation): the deferred benefit where they may
 * have it, at once. A redemption is presumed too, and waits for them to say how they want to be paid. The person is notified of either.
 * `later` while an option or a benefit that was requested in time is not decided. The presumption is judged as of the day after the last
 * one to choose, however late it comes.
 */
export async function presumeOption(work: Work, { subjectId, dueOn }: PlannedAct): Promise<ActOutcome> {
  const { database } = work
  await lockLink(database, subjectId)
  const row = await linkById(database, subjectId)
  const { link, plan } = row
  if (link.situation === Situation.transitory || (await hasOpenChoice(database, link.id))) return 'later'
  if (link.situation !== Situation.disconnected) return skip('not-concerned')
  if (await hasTimeLeft(database, link.id, dueOn)) return skip('answered')
  const presumed = await presumeOn(work, row, dueOn)
  if (presumed === null) return skip('not-concerned')
  await notify(
    work,
    'opcao_presumida',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, opcao: presumedSentences[presumed] },
  )
  return 'done'
}

/** Whether a contestation stopped the clock, or moved its end: what is presumed was planned again then, or will be. */
async function hasTimeLeft(database: Querier, linkId: number, day: IsoDate): Promise<boolean> {
  const clock = await readExitClock(database, linkId)
  if (clock === null) return false
  return clock.contested !== null || (clock.endsOn !== null && compareIso(day, clock.endsOn) <= 0)
}
