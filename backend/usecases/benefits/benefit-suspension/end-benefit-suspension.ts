import { eq } from 'drizzle-orm'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { benefitSuspensions } from '#backend/database/schema/benefit-suspensions.ts'
import { dropActs, planActs } from '#backend/due-acts/plan-acts.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { benefitSuspensionSentences as sentences } from '#contract/benefits/benefit-suspension.text.ts'
import { benefitResumedEarly } from '#domain/benefits/benefit-suspension.ts'
import { addToCompetence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { monthsOnWire } from '../../contributions/suspensions/suspension-wire.ts'
import { lockedLink } from '../../plans/locked-link.ts'
import { benefitSuspensionActs } from './benefit-suspension-acts.ts'
import { followSuspensions } from './settle-benefit-suspension.ts'
import { readBenefitSuspensions } from './suspension-facts.ts'

/**
 * Ends the suspension that the person asked for: the first month whose payment is still to be made is paid again. Nobody has to decide.
 * @throws 409 when there is none, the benefit stands still for another reason, or it ends before that anyway
 */
export async function endBenefitSuspension(work: Work, found: LinkRow) {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await lockedLink(database, found)
  const { periods, suspendedBy, lastFilingDay } = await readBenefitSuspensions(database, row, today)
  if (suspendedBy === 'proof-of-life' || suspendedBy === 'court')
    throw conflict(sentences.reasons[suspendedBy])
  const running = periods.find(({ from, to }) => from <= to && to >= competenceOf(today))
  if (!running) throw conflict(sentences.notSuspended)
  const resumesIn = benefitResumedEarly(running, today, { lastFilingDay })
  if (resumesIn === null) throw conflict(sentences.endsAnyway)
  const shortened = { toMonth: addToCompetence(resumesIn, -1), endedEarlyOn: today }
  await database.update(benefitSuspensions).set(shortened).where(eq(benefitSuspensions.id, running.id))
  await dropActs(work, ['benefit-suspension'], running.id)
  await planActs(work, benefitSuspensionActs({ ...running, to: shortened.toMonth }))
  await audit(work, {
    subjectId: row.link.personId,
    action: 'benefit-suspension.ended-early',
    entityId: row.link.id,
    before: { fromMonth: running.from, toMonth: running.to },
    after: shortened,
  })
  await followSuspensions(work, row.link.id)
  return monthsOnWire({ from: running.from, to: shortened.toMonth })
}
