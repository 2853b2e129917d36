import { and, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { DraftPart } from '#contract/requests/request-drafts.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import { isServiceSlug, type ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { drafts } from '../../database/schema/drafts.ts'
import { planLinks } from '../../database/schema/plans.ts'
import type { Work } from '../../work.ts'
import { archiveDraft, archiveEveryDraft, type DraftPlace } from './server-drafts.ts'

/**
 * A request of a service, filled in for a link. `kind`: which, where the service has several, else the service's own name; `part`: which
 * form of the kind's, null or left out where it has one. `requestId`: the returned one that is corrected, null for a new one.
 */
export type DraftedRequest = {
  service: ServiceSlug
  kind: ServiceSlug | RequestKindSlug
  part?: DraftPart | null
  requestId: number | null
}

/**
 * Where somebody's draft of a request is kept: one for each link, kind, form of it and returned request, whose person it is about. A
 * returned request is of one form.
 */
export function requestDraftPlace(
  owner: { personId: number },
  { link }: Pick<LinkRow, 'link'>,
  { service, kind, part = null, requestId }: DraftedRequest,
): DraftPlace {
  const form = requestId === null && part !== null ? [kind, part] : kind === service ? [] : [kind]
  const parts = ['solicitacao', service, link.id, requestId ?? 'nova', ...form]
  return {
    subject: parts.join(':'),
    ownerId: owner.personId,
    aboutId: link.personId,
  }
}

/**
 * Puts away what was filled in of a request that is sent now, in the transaction that takes it: of a new one what the sender filled in, of
 * a returned one what anybody did, since it waits for no correction any more.
 */
export async function archiveSentDraft(
  work: Work,
  sender: { personId: number },
  row: LinkRow,
  drafted: DraftedRequest,
): Promise<void> {
  const place = requestDraftPlace(sender, row, drafted)
  await (drafted.requestId === null ? archiveDraft(work, place) : archiveEveryDraft(work, place))
}

/** The service of a request's draft, and which of its requests; null for drafts of anything else. */
export function draftedRequestOf(subject: string): { service: ServiceSlug; kind: string } | null {
  const [subjectKind, service = '', , , kind = service] = subject.split(':')
  return subjectKind === 'solicitacao' && isServiceSlug(service) ? { service, kind } : null
}

/** Drafts of requests. */
export const areRequestDrafts: SQL = like(drafts.subject, 'solicitacao:%')

/** Drafts of requests of a person's links, whoever fills them in. */
export function requestDraftsAbout(database: Querier, personId: number): SQL | undefined {
  const links = database
    .select({ id: sql<string>`${planLinks.id}::text` })
    .from(planLinks)
    .where(eq(planLinks.personId, personId))
  return and(areRequestDrafts, inArray(sql`split_part(${drafts.subject}, ':', 3)`, links))
}

/** Every draft that is about a person: requests of their links, and whatever else they fill in, which is about themselves. */
export function draftsAbout(database: Querier, personId: number): SQL | undefined {
  return or(requestDraftsAbout(database, personId), and(eq(drafts.ownerId, personId), not(areRequestDrafts)))
}
