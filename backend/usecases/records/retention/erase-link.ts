import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#backend/database/client.ts'
import { lockLinks } from '#backend/database/locks.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { people } from '#backend/database/schema/people.ts'
import { personAccesses } from '#backend/database/schema/person-accesses.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { retention } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { namelessPerson } from '#contract/records/retention.text.ts'
import { compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import { ENDED_SITUATIONS } from '#domain/participants.ts'
import { recordsEndOf } from './ended-link.ts'
import { emptiedOfLink, erasedWithLink, erasedWithPerson, type LinkToErase } from './what-is-erased.ts'

/**
 * Takes what is personal from an enrolment whose time is over: in one transaction its requests are emptied and what hangs on it is deleted,
 * while what was paid and posted stays as figures of the plan. The person is made nameless when nothing else of them is left; otherwise the
 * figures get a nameless person of their own. What is in the way is said, and asked again in the next month.
 */
export async function eraseLink(work: Work, linkId: number): Promise<ActOutcome> {
  const { database, now } = work
  const held = await lockLinks(database, [linkId])
  if (held.size === 0) return skip('gone')
  const { link } = await linkById(database, linkId)
  if (link.erasedAt !== null) return skip('done-before')
  if (!ENDED_SITUATIONS.includes(link.situation)) return skip('not-concerned')
  const today = saoPauloDateOf(now)
  const leaving = await recordsEndOf(database, link, await ruleOn(database, retention, null, today))
  if ('obstacle' in leaving) return skip(leaving.obstacle)
  if (compareIso(leaving.goesOn, today) > 0) return skip('other-day')
  await erase(work, link)
  return 'done'
}

async function erase(work: Work, link: LinkRow['link']): Promise<void> {
  const { database, now } = work
  const leaving = await leavingLink(database, link)
  await database
    .update(planLinks)
    .set({
      erasedAt: now,
      enrolment: `apagada-${link.id}`,
      sponsor: null,
      employedOn: null,
      importId: null,
    })
    .where(eq(planLinks.id, link.id))
  for (const { tables, where } of erasedWithLink) await deleteFrom(database, tables, where(leaving))
  for (const { table, set, where } of emptiedOfLink)
    await database.execute(sql`update ${sql.identifier(table)} set ${set} where ${where(leaving)}`)
  const isNameless = !(await hasMore(database, link))
  if (isNameless) await makeNameless(work, link.personId)
  else await giveToNobody(work, link.id)
  await audit(work, {
    subjectId: isNameless ? link.personId : null,
    action: 'plan-link.erased',
    entityId: link.id,
    after: { isNameless },
  })
}

async function leavingLink(database: Transaction, link: LinkRow['link']): Promise<LinkToErase> {
  const { id: linkId, personId, planId } = link
  const others = await database.$count(planLinks, and(othersOf(link), eq(planLinks.planId, planId)))
  return { linkId, personId, planId, isLastInPlan: others === 0 }
}

/** Condition: enrolments of the same person that are kept still. */
function othersOf({ id, personId }: LinkRow['link']): SQL | undefined {
  return and(eq(planLinks.personId, personId), ne(planLinks.id, id), isNull(planLinks.erasedAt))
}

/** Whether a person has another enrolment that is kept, or a task at the service desk. */
async function hasMore(database: Transaction, link: LinkRow['link']): Promise<boolean> {
  const isAttendant = and(eq(people.id, link.personId), isNotNull(people.adminLevel))
  return (
    (await database.$count(planLinks, othersOf(link))) > 0 || (await database.$count(people, isAttendant)) > 0
  )
}

/** Nothing of the person is left but a row that others refer to. */
async function makeNameless({ database, now }: Work, personId: number): Promise<void> {
  await database
    .update(people)
    .set({
      cpf: sql`'-' || lpad(${people.id}::text, 10, '0')`,
      name: namelessPerson,
      email: null,
      birthDate: null,
      sex: null,
      onboardingOpen: false,
      reRegistrationStatus: null,
      reRegistrationDueOn: null,
      reRegistrationCampaign: null,
      incomeRange: null,
      importId: null,
      erasedAt: now,
    })
    .where(eq(people.id, personId))
  for (const { tables, where } of erasedWithPerson) await deleteFrom(database, tables, where(personId))
  await database
    .update(personAccesses)
    .set({ reason: '' })
    .where(and(eq(personAccesses.personId, personId), eq(personAccesses.kind, 'serving')))
}

/** The figures of an enrolment are nobody's, while its person is kept for what else there is of them. */
async function giveToNobody({ database, now }: Work, linkId: number): Promise<void> {
  const { rows } = await database.execute<{ id: number }>(sql`
    with next as (select nextval(pg_get_serial_sequence('people', 'id'))::int as id)
    insert into people (id, cpf, name, erased_at, created_at) overriding system value
    select id, '-' || lpad(id::text, 10, '0'), ${namelessPerson}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from next returning id`)
  const [nobody] = rows
  if (!nobody) throw new Error('nobody was made')
  await database.update(requests).set({ personId: nobody.id }).where(eq(requests.linkId, linkId))
  await database.update(planLinks).set({ personId: nobody.id }).where(eq(planLinks.id, linkId))
}

async function deleteFrom(database: Transaction, tables: readonly string[], where: SQL): Promise<void> {
  for (const table of tables) await database.execute(sql`delete from ${sql.identifier(table)} where ${where}`)
}
