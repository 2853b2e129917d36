import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { startOfDay } from '#backend/database/start-of-day.ts'
import { ruleDefinitions } from '#contract/all-rules.ts'
import { consentTexts } from '#contract/people/consents.text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { consents } from '../../database/schema/consents.ts'
import { datedRules } from '../../database/schema/dated-rules.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { type ActOutcome, fanOutTo, skip } from '../../due-acts/define-due-act.ts'
import type { DueActKind } from '../../due-acts/due-act-kinds.ts'
import { planAct } from '../../due-acts/plan-acts.ts'
import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'

const NOTICE = 'plan-news-notice' satisfies DueActKind

/** Plans that a plan's people are told of what was published today. */
export function planNews(work: Work, planId: number): Promise<void> {
  return planAct(work, 'plan-news', planId, saoPauloDateOf(work.now))
}

/** A notice is planned for everybody in the plan who consented to news by the text of today, in one statement; nobody else has one. */
export async function fanOutPlanNews(
  { database }: Work,
  planId: number,
  dueOn: IsoDate,
): Promise<ActOutcome> {
  const newest = sql`
    select ${consents.isGranted} from ${consents}
    where ${consents.personId} = ${planLinks.personId} and ${consents.purpose} = 'novidades'
      and ${consents.textVersion} = ${consentTexts.novidades.version}
    order by ${consents.at} desc, ${consents.id} desc limit 1`
  const planned = await database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${NOTICE}, ${planLinks.id}, ${dueOn}::date from ${planLinks}
    where ${planLinks.planId} = ${planId} and ${planLinks.situation} <> ${Situation.deceased}
      and (${newest}) is true
    on conflict do nothing`)
  return fanOutTo(planned)
}

/** Tells one person which rules of their plan were published on a day; who withdrew the consent meanwhile is not written to. */
export async function notifyPlanNews(work: Work, linkId: number, day: IsoDate): Promise<ActOutcome> {
  const { database } = work
  const { link, plan } = await linkById(database, linkId)
  const published = await database
    .selectDistinct({ kind: datedRules.kind })
    .from(datedRules)
    .where(
      and(
        eq(datedRules.planId, plan.id),
        isNotNull(datedRules.publishedBy),
        isNull(datedRules.withdrawnAt),
        gte(datedRules.publishedAt, startOfDay(day)),
        lt(datedRules.publishedAt, startOfDay(day, 1)),
      ),
    )
  const kinds = new Set(published.map(({ kind }) => kind))
  const labels = ruleDefinitions.filter(({ id }) => kinds.has(id)).map(({ label }) => label)
  if (labels.length === 0) return skip('withdrawn')
  await notify(
    work,
    'novidades_plano',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, assuntos: labels.join(', ') },
  )
  return 'done'
}
