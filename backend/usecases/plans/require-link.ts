import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { accessOf, findLink, type LinkRow, type LinkTarget } from '../../database/queries/plan-links.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'

/**
 * The link that a target means, as far as the actor would see it if it were theirs to see; null when the person is not in the plan, not
 * under that enrolment, or left it too long ago to see it themselves. Whose it is has to be asked too.
 */
export async function findVisibleLink(
  database: Querier,
  actor: Actor,
  target: LinkTarget,
  today: IsoDate,
): Promise<LinkRow | null> {
  const found = await findLink(database, target, today)
  return found !== null && (isAttendant(actor) || accessOf(found, today) !== 'none') ? found : null
}

/**
 * The link of a person in a plan, for whom the call has let through.
 * @throws 404 when {@link findVisibleLink} finds none.
 */
export async function requireLink(
  database: Querier,
  actor: Actor,
  target: LinkTarget,
  today: IsoDate,
): Promise<LinkRow> {
  const found = await findVisibleLink(database, actor, target, today)
  if (!found) throw notFound('Esta pessoa não participa deste plano.')
  return found
}
