import { and, eq, sql } from 'drizzle-orm'
import { lockPerson } from '#backend/database/locks.ts'
import { requestCentrePreferences, requestViews } from '#backend/database/schema/request-views.ts'
import { conflict, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { RowsPerPage } from '#contract/requests/request-queue.ts'
import { MAX_VIEWS, type RequestView, type ViewFilters } from '#contract/requests/request-views.ts'
import { tooManyViews } from '#contract/requests/requests.text.ts'
import { viewOnWire } from './read-views.ts'

/** How many rows an attendant's pages have from now on. */
export async function chooseRows(work: Work, { personId }: Actor, rows: RowsPerPage): Promise<void> {
  const { database, now } = work
  const chosen = { rowsPerPage: rows, changedAt: now }
  await database
    .insert(requestCentrePreferences)
    .values({ personId, ...chosen })
    .onConflictDoUpdate({ target: requestCentrePreferences.personId, set: chosen })
  await audit(work, {
    subjectId: null,
    action: 'request-centre.rows-chosen',
    entityId: personId,
    after: { rows },
  })
}

/** Keeps filters under a name, in place of those that it had. @throws 409 when there are as many as are kept */
export async function saveView(
  work: Work,
  { personId }: Actor,
  { name, filters }: { name: string; filters: ViewFilters },
): Promise<RequestView> {
  const { database, now } = work
  // Two that are saved at once are counted one after the other.
  await lockPerson(database, personId)
  const isOwn = eq(requestViews.ownerId, personId)
  const isNamedSo = eq(sql`lower(${requestViews.name})`, sql`lower(${name})`)
  const kept = { name, filters, savedAt: now }
  const replaced = await database.update(requestViews).set(kept).where(and(isOwn, isNamedSo)).returning()
  if (replaced.length === 0 && (await database.$count(requestViews, isOwn)) >= MAX_VIEWS)
    throw conflict(tooManyViews(MAX_VIEWS))
  const [view] =
    replaced.length > 0
      ? replaced
      : await database
          .insert(requestViews)
          .values({ ownerId: personId, ...kept })
          .returning()
  if (!view) throw new Error('the view was not kept')
  await audit(work, {
    subjectId: null,
    action: 'request-view.saved',
    entityId: view.id,
    // Names of the filters alone: a keyword may be a person's name or a CPF.
    after: { filters: Object.keys(filters) },
  })
  return viewOnWire(view)
}

/** Takes a view of an attendant's away. @throws 404 when they have none of that number */
export async function removeView(work: Work, { personId }: Actor, id: number): Promise<void> {
  const [removed] = await work.database
    .delete(requestViews)
    .where(and(eq(requestViews.id, id), eq(requestViews.ownerId, personId)))
    .returning({ id: requestViews.id })
  if (!removed) throw notFound('Esta visão não existe mais.')
  await audit(work, { subjectId: null, action: 'request-view.removed', entityId: id })
}
