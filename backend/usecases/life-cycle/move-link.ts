import { and, desc, eq } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { LinkEvent } from '#domain/life-cycle/link-transitions.ts'
import { type LinkMove, type LinkMoveProblem, nextLinkState } from '#domain/life-cycle/next-link-state.ts'
import type { Outcome } from '#domain/outcome.ts'
import { Category, Situation, type SituationId } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { lockLink } from '../../database/locks.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'
import { linkMoves } from '../../database/schema/link-moves.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { linkEffectsPart } from './link-effects.ts'

type Link = LinkRow['link']

/** Why a benefit stands still that nobody asked to suspend. */
type SuspensionMotive = NonNullable<Link['situationReason']>

/** `on`: day from which the new situation holds. `reason`: why a benefit stands still that nobody asked to suspend. */
export type LinkEventFacts = {
  linkId: number
  event: LinkEvent
  on: IsoDate
  requestId?: number
  reason?: SuspensionMotive
}

/**
 * Lets something happen to a plan link: where it stands from then on, what it was before, and what goes with it, in one transaction.
 * Nothing else writes the category and the situation of a link. Holds the link and its person.
 * @returns the move, or `not-possible` with nothing written
 */
export async function moveLink(
  work: Work,
  { linkId, event, on, requestId, reason }: LinkEventFacts,
): Promise<Outcome<LinkMove, LinkMoveProblem>> {
  await lockLink(work.database, linkId)
  const { link } = await linkById(work.database, linkId)
  const move = await possibleMove(work.database, link, event)
  if (!move.ok) return move
  const after = {
    category: move.result.category,
    situation: move.result.situation,
    situationSince: on,
    situationReason: reason ?? null,
    ...(event === 'first-benefit-paid' && { benefitGrantedOn: link.benefitGrantedOn ?? on }),
  }
  await work.database.update(planLinks).set(after).where(eq(planLinks.id, linkId))
  await work.database.insert(linkMoves).values({
    linkId,
    event,
    fromCategory: link.category,
    fromSituation: link.situation,
    toCategory: after.category,
    toSituation: after.situation,
    on,
    requestId: requestId ?? null,
    createdAt: work.now,
  })
  await audit(work, {
    subjectId: link.personId,
    action: 'plan-link.situation-changed',
    entityId: linkId,
    before: standing(link),
    after: standing(after),
  })
  await work.parts.get(linkEffectsPart).carryOut(work, link, { event, on, called: move.result.effects })
  return move
}

/** Move that an event would bring to a link as it stands; `not-possible` where no such event can happen to it. */
export async function possibleMove(
  database: Querier,
  link: Pick<Link, 'id' | 'category' | 'situation'>,
  event: LinkEvent,
): Promise<Outcome<LinkMove, LinkMoveProblem>> {
  return nextLinkState(
    {
      category: link.category,
      situation: link.situation,
      previous: await situationBeforeOption(database, link),
    },
    event,
  )
}

/**
 * The situation in which the option of everything was filed; null unless one is in its stages. Of one that was taken over from another
 * system nothing is on record: a sponsored plan pays everything out only to who left the sponsor, and the others stood active.
 */
async function situationBeforeOption(
  database: Querier,
  { id: linkId, category, situation }: Pick<Link, 'id' | 'category' | 'situation'>,
): Promise<SituationId | null> {
  if (situation !== Situation.transitory) return null
  const [filed] = await database
    .select({ situation: linkMoves.fromSituation })
    .from(linkMoves)
    .where(and(eq(linkMoves.linkId, linkId), eq(linkMoves.event, 'total-option-filed')))
    .orderBy(desc(linkMoves.id))
    .limit(1)
  if (filed) return filed.situation
  const { plan } = await linkById(database, linkId)
  return category === Category.taxpayer && plan.modality === 'sponsored'
    ? Situation.disconnected
    : Situation.active
}

function standing({ category, situation, situationReason, situationSince }: Standing): Standing {
  return { category, situation, situationReason, situationSince }
}

type Standing = Pick<Link, 'category' | 'situation' | 'situationReason' | 'situationSince'>
