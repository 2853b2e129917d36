import { eq } from 'drizzle-orm'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type StoredSuspension, suspensionsOf } from '#backend/database/queries/suspensions.ts'
import { contributionSuspensions } from '#backend/database/schema/suspensions.ts'
import { dropActs, planActs } from '#backend/due-acts/plan-acts.ts'
import { conflict } from '#backend/problem.ts'
import { contributionSuspension } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { endRefusals } from '#contract/contributions/suspensions.text.ts'
import { addToCompetence, type Competence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { resumedEarly } from '#domain/contributions/suspensions/suspension.ts'
import { lockedLink } from '../../plans/locked-link.ts'
import { suspensionActs } from './suspension-acts.ts'
import { monthsOnWire } from './suspension-wire.ts'

/**
 * Ends one's own suspension early: the months from the first one still possible are taken off it. Nobody has to decide, for the regulation
 * leaves it to the person.
 * @throws 409 when there is none, or it ends before that anyway.
 */
export async function endSuspension(work: Work, found: LinkRow) {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(database, found)
  const month = competenceOf(today)
  const running = (await suspensionsOf(database, row.link.id)).find(
    ({ from, to }) => from <= to && to >= month,
  )
  if (!running) throw conflict(endRefusals.none)
  const rules = await ruleOn(database, contributionSuspension, row.plan, today)
  const resumesIn = resumedEarly(running, today, rules)
  if (resumesIn === null) throw conflict(endRefusals.endsAnyway)
  const { toMonth } = await shorten(work, row.link, running, addToCompetence(resumesIn, -1))
  await planActs(work, suspensionActs({ ...running, to: toMonth }))
  return monthsOnWire({ from: running.from, to: toMonth })
}

/**
 * With the employment every suspension ends: whoever goes on to pay by themselves pays from the next month on. Nobody is told that
 * contributions come back. The caller holds the link.
 */
export async function endSuspensionsWithEmployment(work: Work, link: LinkRow['link']): Promise<void> {
  const month = competenceOf(saoPauloDateOf(work.now))
  for (const period of await suspensionsOf(work.database, link.id))
    if (period.from <= period.to && period.to > month) await shorten(work, link, period, month)
}

async function shorten(
  work: Work,
  { id: linkId, personId }: Pick<LinkRow['link'], 'id' | 'personId'>,
  { id, from, to }: StoredSuspension,
  toMonth: Competence,
) {
  const shortened = { toMonth, endedEarlyOn: saoPauloDateOf(work.now) }
  await work.database.update(contributionSuspensions).set(shortened).where(eq(contributionSuspensions.id, id))
  await dropActs(work, ['contribution-suspension'], id)
  await audit(work, {
    subjectId: personId,
    action: 'suspension.ended-early',
    entityId: linkId,
    before: { fromMonth: from, toMonth: to },
    after: shortened,
  })
  return shortened
}
