import { eq, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { planLinks, plans } from '#backend/database/schema/plans.ts'
import { type ActOutcome, fanOutTo, skip } from '#backend/due-acts/define-due-act.ts'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { investmentProfileWindows } from '#backend/rules/entity-kinds.ts'
import { type PlanReference, ruleOn } from '#backend/rules/rule-on.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  type ProfileWindow,
  profileWindow,
} from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { Situation } from '#domain/participants.ts'
import { isServiceOffered } from '../../plans/require-service.ts'

const NOTICE = 'investment-profile-window-notice' satisfies DueActKind

type Plan = typeof plans.$inferSelect

/**
 * Plans the first opening of a plan's windows on or after a day, by the rule of that day. Publishing other windows calls it with their
 * first day: an opening that was planned by older rules finds no window on its day and does nothing.
 */
export async function planFirstWindow(
  work: Pick<Work, 'database'>,
  plan: PlanReference,
  from: IsoDate,
): Promise<void> {
  const profileWindows = await ruleOn(work.database, investmentProfileWindows, plan, from)
  const { window } = profileWindow(from, profileWindows)
  const isMissed = compareIso(window.from, from) < 0
  const opening = isMissed ? profileWindow(addDays(window.to, 1), profileWindows).window : window
  await planAct(work, 'investment-profile-window', plan.id, opening.from)
}

/** Plans the first opening after a day, by the rule of the day that follows it. */
export function planNextWindow(
  work: Pick<Work, 'database'>,
  plan: PlanReference,
  after: IsoDate,
): Promise<void> {
  return planFirstWindow(work, plan, addDays(after, 1))
}

/**
 * A window opens: a notice is planned for every link of the plan that may have the service, in one statement, and the next window. Also where
 * contributions stand still, since they may go on from that day: whose service it is when it is told, the notice itself asks.
 */
export async function fanOutWindowNotice(work: Work, planId: number, dueOn: IsoDate): Promise<ActOutcome> {
  const { database } = work
  const [plan] = await database.select().from(plans).where(eq(plans.id, planId))
  if (!plan) return skip('gone')
  await planNextWindow(work, plan, dueOn)
  if (!(await windowFrom(database, plan, dueOn))) return skip('other-day')
  const planned = await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${NOTICE}, id, ${dueOn}::date from ${planLinks}
    where plan_id = ${planId} and situation in (${Situation.active}, ${Situation.suspended})
    on conflict do nothing`)
  return fanOutTo(planned)
}

/** Tells one person that the window is open, if the service is theirs and there is still time. */
export async function notifyOfWindow(work: Work, linkId: number, dueOn: IsoDate): Promise<ActOutcome> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await linkById(database, linkId)
  const window = await windowFrom(database, row.plan, dueOn)
  if (!window) return skip('other-day')
  if (compareIso(today, window.to) > 0) return skip('too-late')
  if (!(await isServiceOffered(database, 'perfil-investimentos', row, today))) return skip('not-concerned')
  await notify(
    work,
    'janela_perfil',
    { personId: row.link.personId, planId: row.plan.id },
    { plano: row.plan.name, prazo: dateText(window.to) },
  )
  return 'done'
}

/** The window that opens on a day, by the rules of that day; null when none does. */
async function windowFrom(database: Querier, plan: Plan, day: IsoDate): Promise<ProfileWindow | null> {
  const profileWindows = await ruleOn(database, investmentProfileWindows, plan, day)
  const { window } = profileWindow(day, profileWindows)
  return window.from === day ? window : null
}
