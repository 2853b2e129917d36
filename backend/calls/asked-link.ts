import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import type { Querier } from '../database/client.ts'
import type { LinkRow } from '../database/queries/plan-links.ts'
import type { Actor } from '../security/actor.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'

type Asked = {
  actor: Actor
  params: { idPessoa: number; idPlano: number }
  query: { idVinculo?: number | undefined }
  now: Date
}

/** The plan link that a call reads about, and the day on which it does. @throws as `requireLink`. */
export async function askedLink(
  database: Querier,
  { actor, params, query, now }: Asked,
): Promise<{ row: LinkRow; today: IsoDate }> {
  const today = saoPauloDateOf(now)
  const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
  return { row: await requireLink(database, actor, target, today), today }
}

/** The same, through the gate of a service. @throws also 403 when it is not offered to the link. */
export async function offeredLink(database: Querier, slug: ServiceSlug, asked: Asked) {
  const { row, today } = await askedLink(database, asked)
  await requireOffered(database, slug, row, today)
  return { row, today }
}
