import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { endRefusals } from '#contract/suspensions.text.ts'
import type { encerrarSuspensaoContribuicao } from '#contract/suspensions.ts'
import { addToCompetence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { resumedEarly } from '#domain/suspensions/suspension.ts'
import { readPlanRules } from '../../database/queries/plan-rules.ts'
import { suspensionsOf } from '../../database/queries/suspensions.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { dropActs, planActs } from '../../due-acts/plan-acts.ts'
import { conflict } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { requireActFor } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { linkTarget } from '../plans/link-target.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'
import { suspensionActs } from './suspension-acts.ts'
import { monthsOnWire } from './suspension-wire.ts'

type Asked = v.InferOutput<(typeof encerrarSuspensaoContribuicao)['body']>

/**
 * Ends one's own suspension early: the months from the first one still possible are taken off it. Nobody has to decide, for the regulation
 * leaves it to the person.
 * @throws 403; 404; 409 when there is none, or it ends before that anyway.
 */
export async function endSuspension(work: Work, actor: Actor, asked: Asked) {
  requireActFor(actor, asked.idPessoa)
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const row = await requireLink(database, actor, linkTarget(asked), today)
  await requireService(database, 'suspend-contribution', row, today)
  await database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.id, row.link.id))
    .for('update')
  const month = competenceOf(today)
  const running = (await suspensionsOf(database, row.link.id)).find(
    ({ from, to }) => from <= to && to >= month,
  )
  if (!running) throw conflict(endRefusals.none)
  const { suspension: rules } = await readPlanRules(database, row.plan, today)
  const resumesIn = resumedEarly(running, today, rules)
  if (resumesIn === null) throw conflict(endRefusals.endsAnyway)
  const shortened = { toMonth: addToCompetence(resumesIn, -1), endedEarlyOn: today }
  await database
    .update(contributionSuspensions)
    .set(shortened)
    .where(eq(contributionSuspensions.id, running.id))
  await dropActs(work, ['contribution-suspension'], running.id)
  await planActs(work, suspensionActs({ ...running, to: shortened.toMonth }))
  await audit(work, {
    subjectId: row.link.personId,
    action: 'suspension.ended-early',
    entity: 'plan-link',
    entityId: row.link.id,
    before: { fromMonth: running.from, toMonth: running.to },
    after: shortened,
  })
  return monthsOnWire({ from: running.from, to: shortened.toMonth })
}
