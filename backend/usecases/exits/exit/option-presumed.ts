import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { lockLink } from '#backend/database/locks.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { tell } from '#backend/messages/tell.ts'
import { serviceRulesOn } from '#backend/rules/service-rules.ts'
import type { Work } from '#backend/work.ts'
import { EXIT_OPTION_SLUGS } from '#contract/exits/option-forms.ts'
import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { type PresumedOption, presumedOption } from '#domain/exits/presumed-option.ts'
import { Situation } from '#domain/participants.ts'
import { isFinalStatus, requestStatuses } from '#domain/requests/request-status.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { readLinkFacts } from '../../plans/link-facts.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'
import { presumedSentences } from './no-choice.text.ts'

/** What somebody who leaves may have chosen: one of the four options, or a benefit that is open to them. */
const CHOICES = [...EXIT_OPTION_SLUGS, 'benefit-request'] as const

/**
 * What becomes of who chose nothing in time (CNPC 50/2022 and the plan's regulation): the deferred benefit where they may have it, at once.
 * A redemption is presumed too, and waits for them to say how they want to be paid. Either is told. `later` while an option or a
 * benefit that was asked for in time is not decided. What is presumed is judged as of the day after the last one to choose, however late.
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
  await tell(
    work,
    'opcao_presumida',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, opcao: presumedSentences[presumed] },
  )
  return 'done'
}

/** The option that is presumed of a link on a day; null: it has nothing to decide. */
export async function presumedOn(
  database: Querier,
  row: LinkRow,
  day: IsoDate,
): Promise<PresumedOption | null> {
  const [rules, facts] = await Promise.all([
    serviceRulesOn(database, row.plan, day),
    readLinkFacts(database, row, day),
  ])
  return presumedOption(rules, facts)
}

/** The option that is presumed of a link on a day, carried out as far as it is by itself: a redemption waits to be asked for. Null: none. */
export async function presumeOn(work: Work, row: LinkRow, day: IsoDate): Promise<PresumedOption | null> {
  const { link } = row
  const presumed = await presumedOn(work.database, row, day)
  if (presumed !== 'bpd') return presumed
  const on = compareIso(link.situationSince, day) > 0 ? link.situationSince : day
  const moved = await moveLink(work, { linkId: link.id, event: 'deferral-presumed', on })
  if (!moved.ok) throw new Error(`link ${link.id} cannot be presumed to wait for a deferred benefit`)
  return presumed
}

/** Whether a contestation stopped the clock, or moved its end: what is presumed was planned again then, or will be. */
async function hasTimeLeft(database: Querier, linkId: number, day: IsoDate): Promise<boolean> {
  const clock = await readExitClock(database, linkId)
  if (clock === null) return false
  return clock.contested !== null || (clock.endsOn !== null && compareIso(day, clock.endsOn) <= 0)
}

/** Whether an option or a benefit was asked for and is not decided. */
export async function hasOpenChoice(database: Querier, linkId: number): Promise<boolean> {
  const open = await database.$count(
    requests,
    and(
      eq(requests.linkId, linkId),
      inArray(requests.kindId, CHOICES.map(requestKindId)),
      notInArray(requests.status, requestStatuses.filter(isFinalStatus)),
    ),
  )
  return open > 0
}
